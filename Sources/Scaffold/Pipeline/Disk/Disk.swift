package import ScaffoldOutput

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The disk of this machine, by system calls: the tool starts faster without Foundation.
package struct Disk: FileSystem {
    package init() {}

    package var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }

    // MARK: Reading

    package func kind(of path: String) throws(FileFault) -> EntryKind? {
        var status = stat()
        return try kind(path, status: &status, lstat(path, &status))
    }

    package func target(of path: String) throws(FileFault) -> EntryKind? {
        var status = stat()
        return try kind(path, status: &status, stat(path, &status))
    }

    private func kind(_ path: String, status: inout stat, _ result: Int32) throws(FileFault) -> EntryKind? {
        guard result == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw fault(path)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    package func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Offsets in files are 32 bits wide, and nobody describes a protocol in a gigabyte.
    private static let largestFile = 1 << 30

    package func contents(of path: String) throws(FileFault) -> [UInt8] {
        // Opening a pipe that nobody writes to would wait for somebody.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw fault(path) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw fault(path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            throw FileFault(
                path: path, reason: isFolder ? "it is a folder" : "it is not a plain file",
                help: isFolder ? "name a file" : "write it into a file first")
        }
        guard status.st_size <= Self.largestFile else {
            throw FileFault(path: path, reason: "it is larger than a gigabyte", help: "split it")
        }
        // One byte more than the file has, so that the read that finds its end needs no room.
        var bytes = [UInt8](repeating: 0, count: max(4096, Int(status.st_size) + 1))
        var count = 0
        while true {
            let length = bytes.withUnsafeMutableBytes {
                read(file, $0.baseAddress?.advanced(by: count), $0.count - count)
            }
            if length < 0 {
                if errno == EINTR { continue }
                throw fault(path)
            }
            if length == 0 { break }
            count += length
            if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: count)) }
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    package func names(in folder: String) throws(FileFault) -> [String] {
        guard let stream = opendir(folder) else { throw fault(folder) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    // MARK: Writing

    package func checkIsWritable(_ folder: String) throws(FileFault) {
        guard access(folder, W_OK | X_OK) == 0 else { throw fault(folder) }
    }

    package func createFolder(_ path: String) throws(FileFault) {
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw fault(path) }
    }

    package func createFile(_ path: String, _ bytes: [UInt8]) throws(FileFault) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw fault(path) }
        defer { close(file) }
        var count = 0
        while count < bytes.count {
            let length = bytes.withUnsafeBytes { write(file, $0.baseAddress?.advanced(by: count), $0.count - count) }
            if length < 0 {
                if errno == EINTR { continue }
                let fault = fault(path)
                unlink(path)
                throw fault
            }
            count += length
        }
    }

    package func move(_ path: String, to destination: String) throws(FileFault) {
        guard rename(path, destination) == 0 else { throw fault(destination) }
    }

    package func removeFile(_ path: String) throws(FileFault) {
        guard unlink(path) == 0 else { throw fault(path) }
    }

    package func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }

    package func withLock(on folder: String, _ body: () throws(FileFault) -> Void) throws(FileFault) {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw fault(folder) }
        defer { close(descriptor) }
        // A disk that knows no locks, as some network disks, must still be written to.
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        try body()
    }

    private func fault(_ path: String) -> FileFault {
        let help: String? =
            switch errno {
            case EACCES, EPERM: "check its permissions"
            case ENOSPC, EDQUOT: "make room on the disk"
            case ENAMETOOLONG: "choose a shorter name"
            default: nil
            }
        return FileFault(path: path, reason: String(cString: strerror(errno)), help: help)
    }
}
