/// The methods that a file gets, which are used instead of a Dispatch class's.
///
/// Each has the declaration of Dispatch's own, to the letter, or Swift would not know which is meant.
struct DispatchStandIns {
  let name: String
  /// The names of the methods that call for them.
  let calls: [String]
  /// What such a call has among its arguments: nothing where it is empty.
  var label: String?
  let members: [(name: String, text: String)]

  /// Whether calls on the main queue are another rule's.
  var leavesMainQueue = false
  /// Whether a module can do with the methods.
  var isWanted: @Sendable (Module) -> Bool = { _ in true }

  static let all = [queue, waiting, group, leaving, workItem, operations]

  private static let block = "execute work: @escaping @Sendable @convention(block) () -> Void"
  private static let options = "qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []"
  private static let passed = "qos: qos, flags: flags"

  private static let queue = Self(
    name: "DispatchQueue", calls: ["async", "asyncAfter"],
    members: [
      (
        "async(group:qos:flags:execute:)",
        "func async(group: DispatchGroup? = nil, \(options), \(block)) "
          + "{ uiKitAsync(group: group, \(passed), execute: work) }"
      ),
      (
        "async(execute:)",
        "func async(execute workItem: DispatchWorkItem) { uiKitAsync(execute: workItem) }"
      ),
      (
        "async(group:execute:)",
        "func async(group: DispatchGroup, execute workItem: DispatchWorkItem) "
          + "{ uiKitAsync(group: group, execute: workItem) }"
      ),
      (
        "asyncAfter(deadline:qos:flags:execute:)",
        "func asyncAfter(deadline: DispatchTime, \(options), \(block)) "
          + "{ uiKitAsyncAfter(deadline: deadline, \(passed), execute: work) }"
      ),
      (
        "asyncAfter(wallDeadline:qos:flags:execute:)",
        "func asyncAfter(wallDeadline: DispatchWallTime, \(options), \(block)) "
          + "{ uiKitAsyncAfter(wallDeadline: wallDeadline, \(passed), execute: work) }"
      ),
      (
        "asyncAfter(deadline:execute:)",
        "func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) "
          + "{ uiKitAsyncAfter(deadline: deadline, execute: execute) }"
      ),
      (
        "asyncAfter(wallDeadline:execute:)",
        "func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) "
          + "{ uiKitAsyncAfter(wallDeadline: wallDeadline, execute: execute) }"
      ),
    ])

  /// Answers of the network come on the main queue, and on a device on another one.
  private static let waiting = Self(
    name: "DispatchQueue", calls: ["sync"],
    members: [
      (
        "sync(execute:)",
        "func sync<T>(execute work: () throws -> T) rethrows -> T "
          + "{ try uiKitSync(execute: work) }\n"
          + "func sync(execute block: () -> ()) { uiKitSync(execute: block) }\n"
          + "func sync(execute workItem: DispatchWorkItem) { uiKitSync(execute: workItem) }"
      ),
      (
        "sync(flags:execute:)",
        "func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T "
          + "{ try uiKitSync(flags: flags, execute: work) }"
      ),
    ], isWanted: { $0.traits.neighbours.contains(Neighbours.network) })

  /// What is handed to queues of operations is known until it ends.
  private static let operations = Self(
    name: "OperationQueue", calls: ["addOperation", "addOperations", "addBarrierBlock"],
    members: [
      (
        "addOperation(_:)",
        "func addOperation(_ block: @escaping @Sendable () -> Void) { uiKitAddOperation(block) }\n"
          + "func addOperation(_ op: Operation) { uiKitAddOperation(op) }"
      ),
      (
        "addOperations(_:waitUntilFinished:)",
        "func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) "
          + "{ uiKitAddOperations(ops, waitUntilFinished: wait) }"
      ),
      (
        "addBarrierBlock(_:)",
        "func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) "
          + "{ uiKitAddBarrierBlock(barrier) }"
      ),
    ],
    leavesMainQueue: true,
    isWanted: { module in
      // A queue of the app's own overrides these, and so the class's are to be seen.
      !module.declared.classes.values.joined().contains { $0.inherited.contains("OperationQueue") }
    })

  private static let group = Self(
    name: "DispatchGroup", calls: ["notify"], label: "queue",
    members: [
      (
        "notify(qos:flags:queue:execute:)",
        "func notify(\(options), queue: DispatchQueue, "
          + "execute work: @escaping @convention(block) () -> ()) "
          + "{ uiKitNotify(\(passed), queue: queue, execute: work) }"
      ),
      (
        "notify(queue:work:)",
        "func notify(queue: DispatchQueue, work: DispatchWorkItem) "
          + "{ uiKitNotify(queue: queue, work: work) }"
      ),
    ])

  private static let leaving = Self(
    name: "DispatchGroup", calls: ["leave"], label: "",
    members: [("leave()", "func leave() { uiKitLeave() }")])

  private static let workItem = Self(
    name: "DispatchWorkItem", calls: ["notify"], label: "queue",
    members: [
      (
        "notify(qos:flags:queue:execute:)",
        "func notify(\(options), queue: DispatchQueue, "
          + "execute: @escaping @convention(block) () -> ()) "
          + "{ uiKitNotify(\(passed), queue: queue, execute: execute) }"
      ),
      (
        "notify(queue:execute:)",
        "func notify(queue: DispatchQueue, execute: DispatchWorkItem) "
          + "{ uiKitNotify(queue: queue, execute: execute) }"
      ),
    ])
}
