/// The strongly connected components of a graph (Tarjan 1972), without recursion: a chain may be as long as a document.
package struct StrongComponents {
    /// The component of each node, numbered so that edges lead to smaller numbers or stay.
    package private(set) var component: [Int]
    private(set) var count = 0

    package init(_ edges: [[Int]]) {
        component = [Int](repeating: -1, count: edges.count)
        var order = [Int](repeating: -1, count: edges.count)
        var low = order
        var next = 0
        var open: [Int] = []
        for root in edges.indices where order[root] < 0 {
            var path: [(node: Int, edge: Int)] = [(root, 0)]
            while let (node, edge) = path.last {
                if edge == 0 {
                    order[node] = next
                    low[node] = next
                    next += 1
                    open.append(node)
                }
                if edge < edges[node].count {
                    path[path.count - 1].edge += 1
                    let target = edges[node][edge]
                    if order[target] < 0 {
                        path.append((target, 0))
                    } else if component[target] < 0 {
                        low[node] = min(low[node], order[target])
                    }
                } else {
                    path.removeLast()
                    if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
                    if low[node] == order[node] { close(node, &open) }
                }
            }
        }
    }

    private mutating func close(_ node: Int, _ open: inout [Int]) {
        while let member = open.popLast() {
            component[member] = count
            if member == node { break }
        }
        count += 1
    }

    /// By component: whether a walk along the edges comes back.
    package func isCyclic(_ edges: [[Int]]) -> [Bool] {
        var sizes = [Int](repeating: 0, count: count)
        for index in component { sizes[index] += 1 }
        var result = sizes.map { $0 > 1 }
        for (node, targets) in edges.enumerated() where targets.contains(node) { result[component[node]] = true }
        return result
    }
}
