import BeeRuntime
import Testing

@Suite struct ConfidentialTests {
    struct Login: Confidential {
        let user: String
        let password: String
    }

    struct Holder {
        let login: Login
    }

    @Test func nothingOfASecretIsPrinted() {
        let login = Login(user: "ann", password: "hunter2")
        var dumped = ""
        dump(Holder(login: login), to: &dumped)
        let request = HTTPRequest(
            url: "https://a.example/b?key=hunter2", headers: ["Authorization": "Bearer hunter2"])
        let texts = [
            "\(login)", String(reflecting: login), "\(Holder(login: login))", dumped, "\(request)",
            String(reflecting: request), "\([SchemeCredentials.Secret.token("hunter2")])",
        ]
        #expect(texts.allSatisfy { !$0.contains("hunter2") })
        #expect("\(login)" == "Login(…)" && "\(request)" == "GET https://a.example/b")
    }
}
