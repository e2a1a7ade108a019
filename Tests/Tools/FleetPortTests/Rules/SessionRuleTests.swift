import FleetPort
import Testing

@MainActor
@Suite("Sessions in UIKit time")
struct SessionRuleTests {
  nonisolated private static let traits = Module.Traits(dependencies: ["HeadlessNetworking"])

  @Test(arguments: [
    (
      "let s = URLSession(configuration: .default)",
      "let s = URLSession.uiKit(configuration: .default)"
    ),
    (
      "let s = Foundation.URLSession(configuration: c, delegate: self, delegateQueue: nil)",
      "let s = Foundation.URLSession.uiKit(configuration: c, delegate: self, delegateQueue: nil)"
    ),
    ("let s = URLSession.init(configuration: c)", "let s = URLSession.uiKit(configuration: c)"),
    ("let s: URLSession = .init(configuration: c)", "let s: URLSession = .uiKit(configuration: c)"),
    (
      "var s: URLSession? = .init(configuration: c)",
      "var s: URLSession? = .uiKit(configuration: c)"
    ),
    (
      "var s: URLSession! = .init(configuration: c)",
      "var s: URLSession! = .uiKit(configuration: c)"
    ),
    (
      "func f(s: URLSession = .init(configuration: .default)) {}",
      "func f(s: URLSession = .uiKit(configuration: .default)) {}"
    ),
  ])
  func `are made by the module that stands in`(source: String, written: String) {
    let ported = Ported(source, traits: Self.traits)

    #expect(ported.body() == written)
    #expect(ported.text().hasPrefix("import HeadlessNetworking\n#sourceLocation("))
  }

  @Test(arguments: [
    (
      "let r = URLResponse(); f(HTTPURLResponse())",
      "let r = URLResponse.uiKit(); f(HTTPURLResponse.uiKitHTTP())"
    ),
    (
      "class Spy: URLSession { var a = 1 }; let s = Spy()",
      "class Spy: URLSession { var a = 1 }; "
        + "let s = Spy(configuration: .default, delegate: nil, delegateQueue: nil)"
    ),
    (
      "class Spy: URLSession { init(a: Int) {} }; let s = Spy(a: 1), t = Spy()",
      "class Spy: URLSession { init(a: Int) {} }; let s = Spy(a: 1), t = Spy()"
    ),
  ])
  func `and responses have no initializer without arguments`(source: String, written: String) {
    #expect(Ported(source, traits: Self.traits).body() == written)
  }

  @Test(arguments: [
    "let s = URLSession.shared", "let s: URLSession = .shared", "class Mock: URLSession {}",
    "let s = MySession(configuration: c)", "let c: Cache = .init(configuration: d)",
    "struct URLSession {}; let s = URLSession(configuration: c)",
    "\"URLSession(configuration: c)\" // URLSession(configuration: c)",
  ])
  func `are left alone where they are something else`(source: String) {
    #expect(Ported(source, traits: Self.traits).body() == source)
  }

  @Test func `are Foundation's where the target does not depend on the module`() {
    let source = "let s = URLSession(configuration: .default)"
    let ported = Ported(source)

    #expect(ported.body() == source)
    #expect(ported.text().hasPrefix("import FoundationNetworking\n#sourceLocation("))
  }

  @Test func `come with the import that a source makes itself`() {
    let source =
      "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
    let ported = Ported(source + "let s = URLSession.shared", traits: Self.traits)

    #expect(
      ported.text().contains("\nimport HeadlessNetworking\n#endif\nlet s = URLSession.shared"))
    #expect(ported.text().hasPrefix("#sourceLocation("))
  }
}
