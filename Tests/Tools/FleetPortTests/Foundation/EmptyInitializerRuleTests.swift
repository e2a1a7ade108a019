import FleetPort
import Testing

@MainActor
@Suite("Objects of Foundation that are made of nothing")
struct EmptyInitializerRuleTests {
  @Test func `are made of something`() {
    let rows: [(String, String)] = [
      (
        "var timer = Timer()",
        "var timer = Timer(fire: .distantFuture, interval: 0, repeats: false, block: { _ in })"
      ),
      (
        "Foundation.Timer.init()",
        "Foundation.Timer.init(fire: .distantFuture, interval: 0, repeats: false, block: { _ in })"
      ),
      (
        "let cache = URLCache()",
        "let cache = URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000, diskPath: nil)"
      ),
      ("URLSession()", "URLSession.shared"), ("NSError()", "NSError(domain: \"\", code: 0)"),
      ("RunLoop().run()", "RunLoop.current.run()"),
      (
        "class A { var p: Progress = .init()\nfunc b() { p = .init() }\nfunc c() { d = .init() } }",
        "class A { var p: Progress = .init(parent: nil)\nfunc b() { p = .init(parent: nil) }\n"
          + "func c() { d = .init() } }"
      ),
      ("a.Timer()", "a.Timer()"), ("Timer(timeInterval: 3)", "Timer(timeInterval: 3)"),
      ("class Timer {}\nlet a = Timer()", "class Timer {}\nlet a = Timer()"),
      ("Thread()", "Thread()"), ("ProcessInfo().arguments", "ProcessInfo.processInfo.arguments"),
    ]
    for (source, expected) in rows { #expect(Ported(source).body() == expected) }
  }

  @Test func `protocols of addresses have an initializer that is required`() {
    let (first, second) = ("class Mock: URLProtocol { ", " init(request: URLRequest) {} }")
    #expect(Ported("\(first)override\(second)").body() == "\(first)required\(second)")
    #expect(Ported("\(first)public override\(second)").body() == "\(first)public required\(second)")
    let other = "class Mock: Other { override\(second)"
    #expect(Ported(other).body() == other)
  }
}
