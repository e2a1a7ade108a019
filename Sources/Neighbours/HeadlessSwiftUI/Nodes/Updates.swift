/// What is to be evaluated anew, and what is to happen after that: on a turn of the main loop.
@MainActor
final class Updates: Sendable {
  /// What the writes of one transaction have set.
  private struct Batch {
    let index: Int
    let transaction: Transaction
    var writes: [any PendingWrite]
  }

  private var dirty: [_AnyNode] = []
  private var batches: [Batch] = []
  private var batchCount = 0
  private var actions: [@MainActor () -> Void] = []
  private var isScheduled = false
  /// The animation with which what has changed comes to be seen.
  private(set) var animation: Animation?

  /// The application whose views are updated.
  nonisolated let scope = ApplicationScope.current
  /// The user defaults that nodes read, which tell of no change.
  private var defaults: [Weak<DefaultsWatch>] = []

  nonisolated init() {}

  // MARK: What is to come

  /// Takes a write into the batch of its transaction; returns the number of that.
  func batch(_ transaction: Transaction, for write: any PendingWrite) -> Int {
    schedule()
    if let last = batches.last, last.transaction.isSame(as: transaction) {
      if !last.writes.contains(where: { $0 === write }) {
        batches[batches.count - 1].writes.append(write)
      }
      return last.index
    }
    batchCount += 1
    batches.append(Batch(index: batchCount, transaction: transaction, writes: [write]))
    return batchCount
  }

  /// Lets a node be evaluated anew.
  func add(_ node: _AnyNode) {
    dirty.append(node)
    schedule()
  }

  /// Lets something happen when all that has changed is evaluated.
  func later(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    schedule()
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    UIApplication.shared.mainLoop.enqueue("a SwiftUI update") { [weak self] in self?.flush() }
  }

  // MARK: Updating

  private func flush() {
    isScheduled = false
    lookAtDefaults()
    refresh()
    act()
  }

  /// Looks at user defaults with each update.
  func add(_ watch: DefaultsWatch) { defaults.append(Weak(watch)) }

  private func lookAtDefaults() {
    guard !defaults.isEmpty else { return }
    defaults.removeAll { $0.object == nil }
    for watch in defaults { watch.object?.look() }
  }

  /// Does what is to happen now, in its order.
  func act() {
    guard !actions.isEmpty else { return }
    refresh()
    let all = actions
    actions = []
    for action in all { action() }
  }

  /// Evaluates what has changed, transaction by transaction.
  ///
  /// From the outside in: what is evaluated for the view around is not evaluated again for itself.
  func refresh() {
    while true {
      if !dirty.isEmpty {
        let nodes = dirty.sorted { $0.depth < $1.depth }
        dirty = []
        for node in nodes where node.isAlive && node.isDirty { node.refresh() }
      } else if !batches.isEmpty {
        let batch = batches.removeFirst()
        animation = batch.transaction.disablesAnimations ? nil : batch.transaction.animation
        for write in batch.writes { write.apply(batch.index) }
      } else {
        return
      }
    }
  }

  /// Changes how what has changed comes to be seen.
  func change(_ transform: (inout Transaction) -> Void) {
    var transaction = Transaction(animation: animation)
    transform(&transaction)
    animation = transaction.disablesAnimations ? nil : transaction.animation
  }

  /// Takes the animation of what has changed since the last time.
  func takeAnimation() -> Animation? {
    defer { animation = nil }
    return animation
  }
}

/// A place where something was set that bodies do not read yet.
protocol PendingWrite: AnyObject {
  /// Shows bodies what a batch has set.
  @MainActor func apply(_ batch: Int)
}
