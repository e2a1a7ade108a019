import Testing

@MainActor
@Suite("Tasks that are known")
struct TaskRuleTests {
  @Test(arguments: [
    ("Task { await a() }", "Task.uiKit { await a() }"),
    ("let t = Task { @MainActor in a() }", "let t = Task.uiKit { @MainActor in a() }"),
    ("t = Task<Void, Never> { }", "t = Task<Void, Never>.uiKit { }"),
    (
      "Task<[A<B>], any Error>(priority: .high) {}",
      "Task<[A<B>], any Error>.uiKit(priority: .high) {}"
    ),
    ("Task(priority: .utility) { a() }", "Task.uiKit(priority: .utility) { a() }"),
    ("Task() { a() }; Task.init { b() }", "Task.uiKit() { a() }; Task.uiKit { b() }"),
    ("Task.detached(priority: .low) { a() }", "Task.uiKitDetached(priority: .low) { a() }"),
    ("_Concurrency.Task { a() }", "_Concurrency.Task.uiKit { a() }"),
    ("switch a { case .b: Task { c() } }", "switch a { case .b: Task.uiKit { c() } }"),
    ("let t = a ? b : Task { c() }", "let t = a ? b : Task.uiKit { c() }"),
    ("f(task: Task { c() })", "f(task: Task.uiKit { c() })"),
  ])
  func `are started by the model`(source: String, written: String) {
    let ported = Ported(source)

    #expect(ported.body() == written)
    #expect(ported.text().hasPrefix("import HeadlessUIKit\n"))
  }

  @Test(arguments: [
    "var t: Task<Void, Never> { a }", "func t() -> Task<Void, Never> { a }", "extension Task { }",
    "if let t = a as? Task<Void, Never> { }", "if a is Task<Void, Never> { }", "Task.yield()",
    "Task.isCancelled", "var t: Task<Void, Never>?", "Task(title: a)", "Task(name: n) { a() }",
    "struct Task {}; Task { a() }; Task.detached {}", "my.Task { a() }",
    "\"Task { }\" // Task { a() }", "Task.immediate { a() }",
  ])
  func `are left alone where they are something else`(source: String) {
    #expect(Ported(source).body() == source)
  }
}
