import FleetPort
import Testing

@MainActor
@Suite("Queues in UIKit time")
struct DispatchRuleTests {
  nonisolated private static let queue = """
    private extension DispatchQueue {
    func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: \
    DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void) \
    { uiKitAsync(group: group, qos: qos, flags: flags, execute: work) }
    func async(execute workItem: DispatchWorkItem) { uiKitAsync(execute: workItem) }
    func async(group: DispatchGroup, execute workItem: DispatchWorkItem) \
    { uiKitAsync(group: group, execute: workItem) }
    func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: \
    DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void) \
    { uiKitAsyncAfter(deadline: deadline, qos: qos, flags: flags, execute: work) }
    func asyncAfter(wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: \
    DispatchWorkItemFlags = [], execute work: @escaping @Sendable @convention(block) () -> Void) \
    { uiKitAsyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags, execute: work) }
    func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) \
    { uiKitAsyncAfter(deadline: deadline, execute: execute) }
    func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) \
    { uiKitAsyncAfter(wallDeadline: wallDeadline, execute: execute) }
    }

    """
  nonisolated private static let group = """
    private extension DispatchGroup {
    func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: \
    DispatchQueue, execute work: @escaping @convention(block) () -> ()) \
    { uiKitNotify(qos: qos, flags: flags, queue: queue, execute: work) }
    func notify(queue: DispatchQueue, work: DispatchWorkItem) \
    { uiKitNotify(queue: queue, work: work) }
    }

    """
  nonisolated private static let leaving = """
    private extension DispatchGroup {
    func leave() { uiKitLeave() }
    }

    """
  nonisolated private static let workItem = """
    private extension DispatchWorkItem {
    func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: \
    DispatchQueue, execute: @escaping @convention(block) () -> ()) \
    { uiKitNotify(qos: qos, flags: flags, queue: queue, execute: execute) }
    func notify(queue: DispatchQueue, execute: DispatchWorkItem) \
    { uiKitNotify(queue: queue, execute: execute) }
    }

    """

  nonisolated private static let waiting = """
    private extension DispatchQueue {
    func sync<T>(execute work: () throws -> T) rethrows -> T { try uiKitSync(execute: work) }
    func sync(execute block: () -> ()) { uiKitSync(execute: block) }
    func sync(execute workItem: DispatchWorkItem) { uiKitSync(execute: workItem) }
    func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T \
    { try uiKitSync(flags: flags, execute: work) }
    }

    """
  nonisolated private static let operations = """
    private extension OperationQueue {
    func addOperation(_ block: @escaping @Sendable () -> Void) { uiKitAddOperation(block) }
    func addOperation(_ op: Operation) { uiKitAddOperation(op) }
    func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) \
    { uiKitAddOperations(ops, waitUntilFinished: wait) }
    func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) \
    { uiKitAddBarrierBlock(barrier) }
    }

    """

  @Test func `waits for the main queue where answers of the network stand in for another one`() {
    let source = "DispatchQueue.main.sync { a() }"
    let traits = Module.Traits(dependencies: ["HeadlessNetworking"])

    #expect(Ported(source, traits: traits).body() == source + "\n" + Self.waiting)
    #expect(Ported(source).body() == source)
  }

  @Test func `operations are left alone where the app has a queue of its own`() {
    let sources = [
      "class Line: OperationQueue {}; q.addOperation { a() }",
      "extension OperationQueue: Line {}; q.addOperation { a() }",
    ]
    for source in sources { #expect(Ported(source).body() == source) }
  }

  @Test(arguments: [
    ("q.addOperation { a() }", operations), ("q.addBarrierBlock(b)", operations),
    ("q.addOperations(all, waitUntilFinished: false)", operations),
    ("DispatchQueue.main.async { a() }", queue), ("callback?.async(execute: item)", queue),
    ("let main = DispatchQueue.main; main.asyncAfter(wallDeadline: t) { a() }", queue),
    ("extension DispatchQueue { func soon() { async {} } }", queue),
    ("let g = DispatchGroup(); g.notify(queue: .main) {}", group),
    ("let g = DispatchGroup(); g.leave()", leaving),
    ("let i = DispatchWorkItem {}; i.notify(queue: q, execute: j)", workItem),
    (
      "let g = DispatchGroup(), q: DispatchQueue; q.async { g.leave() }; g.notify(queue: q) {}",
      queue + group + leaving
    ),
  ])
  func `a file that uses them has methods of its own`(source: String, added: String) {
    let ported = Ported(source)

    #expect(ported.body() == source + "\n" + added)
    #expect(ported.text().hasPrefix("import HeadlessUIKit\n"))
    #expect(ported.warnings == [])
  }

  @Test(arguments: [
    "func load() async {}; let a = await load()", "let a = { () async in }", "a.async = true",
    "\"q.async { }\" // q.async { }", "struct DispatchQueue {}; DispatchQueue.main.async {}",
    "room.leave()", "bell.notify(queue: line)", "let g = DispatchGroup(); g.leave(room)",
    "let g = DispatchGroup(); bell.notify(name: queue)", "async(a)",
    "@inlinable public func a() { DispatchQueue.main.async {} }",
  ])
  func `a file that uses none has none`(source: String) {
    #expect(Ported(source).body() == source)
  }

  @Test func `a method that the app has itself stays the app's`() {
    let own = """
      extension DispatchQueue {
        func async(execute workItem: DispatchWorkItem) {}
        func asyncAfter(_ delay: Double, execute: @escaping () -> Void) {}
      }
      """
    let ported = Ported(["/App/Queue.swift": own, "/App/Form.swift": "q.async { }"])

    #expect(!ported.body().contains("func async(execute workItem"))
    #expect(ported.body().contains("func asyncAfter(deadline: DispatchTime, execute:"))
  }

  @Test(arguments: [
    (
      "q.asyncAfter(deadline: .now() + 1) { b() }",
      "q.asyncAfter(deadline: .uiKitNow() + 1) { b() }"
    ),
    (
      "q.asyncAfter(deadline: DispatchTime.now() + t, execute: i)",
      "q.asyncAfter(deadline: DispatchTime.uiKitNow() + t, execute: i)"
    ),
    ("q.asyncAfter(wallDeadline: .now() + 1) {}", "q.asyncAfter(wallDeadline: .now() + 1) {}"),
    ("wait(deadline: .now() + 1)", "wait(deadline: .now() + 1)"),
  ])
  func `a delay is exactly as long as it says`(source: String, written: String) {
    #expect(Ported(source).line(1) == written)
  }

  @Test(arguments: [
    (
      "var t: DispatchSourceTimer? = DispatchSource.makeTimerSource(queue: .main)",
      "var t: UIKitTimerSource? = DispatchSource.uiKitTimerSource(queue: .main)"
    ),
    ("let t: any DispatchSourceTimer", "let t:     UIKitTimerSource"),
    (
      "t.schedule(deadline: .now(), repeating: 1)",
      "t.schedule(deadline: .uiKitNow(), repeating: 1)"
    ),
    ("factory.makeTimerSource(queue: .main)", "factory.makeTimerSource(queue: .main)"),
    (
      "protocol DispatchSourceTimer {}; let t: DispatchSourceTimer",
      "protocol DispatchSourceTimer {}; let t: DispatchSourceTimer"
    ),
  ])
  func `timers of Dispatch's are the model's`(source: String, written: String) {
    #expect(Ported(source).body() == written)
  }
}
