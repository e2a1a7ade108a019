import Testing

@MainActor
@Suite("Run loops and the main operation queue in UIKit time")
struct MainQueueRuleTests {
  @Test(arguments: [
    ("RunLoop.main.perform { a() }", "RunLoop.main.uiKitPerform { a() }"),
    ("RunLoop.current.perform({ a() })", "RunLoop.current.uiKitPerform({ a() })"),
    (
      "RunLoop.main.perform(inModes: [.common]) {}",
      "RunLoop.main.uiKitPerform(inModes: [.common]) {}"
    ),
    (
      "OperationQueue.main.addOperation { a() }", "OperationQueue.uiKitMain.addOperation { a() }"
    ),
    ("let q = Foundation.OperationQueue.main", "let q = Foundation.OperationQueue.uiKitMain"),
    ("func f(on q: OperationQueue = .main) {}", "func f(on q: OperationQueue = .uiKitMain) {}"),
    ("var q: OperationQueue? = .main", "var q: OperationQueue? = .uiKitMain"),
    (
      "S(configuration: c, delegate: d, delegateQueue: .main)",
      "S(configuration: c, delegate: d, delegateQueue: .uiKitMain)"
    ),
    (
      "c.addObserver(forName: n, object: nil, queue: OperationQueue.main) { _ in }",
      "c.addObserver(forName: n, object: nil, queue: OperationQueue.uiKitMain) { _ in }"
    ),
  ])
  func `are the model's`(source: String, written: String) {
    let ported = Ported(source)

    #expect(ported.body() == written)
    #expect(ported.text().hasPrefix("import HeadlessUIKit\n"))
  }

  @Test(arguments: [
    "loop.perform { a() }", "RunLoop.main.perform(a, target: b)", "let q: Queue = .main",
    "\"OperationQueue.main\" // OperationQueue.main",
    "class OperationQueue {}; OperationQueue.main",
    "my.OperationQueue.main", "DispatchQueue.main", "f(queue: .main)",
  ])
  func `are left alone where they are something else`(source: String) {
    #expect(Ported(source).body() == source)
  }
}
