@preconcurrency public import Dispatch
import Locks

extension DispatchWorkItem {
  /// Submits work to a queue when the work item is done; for the main queue it is a turn.
  public func uiKitNotify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping @convention(block) () -> Void
  ) {
    // Proof: Dispatch takes it so, and runs it on another thread too.
    let work = Unchecked { execute() }
    notify(on: queue, qos: qos, flags: flags) { work.value() }
  }

  /// Submits a work item to a queue when this one is done.
  public func uiKitNotify(queue: DispatchQueue, execute: DispatchWorkItem) {
    let item = SharedItem(execute)
    notify(on: queue) { item.perform() }
  }

  private func notify(
    on queue: DispatchQueue, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    _ work: @escaping @Sendable () -> Void
  ) {
    DoneNotices.items.submit(work, to: queue, qos, flags, whenDone: self) {
      notify(queue: DoneNotices.queue, execute: $0)
    }
  }
}

/// A work item that goes from one thread to another.
struct SharedItem: Sendable {
  private let kept: Unchecked<DispatchWorkItem>

  init(_ item: DispatchWorkItem) {
    // Proof: Dispatch's work items may be used on any thread.
    kept = Unchecked(item)
  }

  private var item: DispatchWorkItem { kept.value }

  var isCancelled: Bool { item.isCancelled }

  func perform() {
    item.perform()
    DoneNotices.items.fire(for: item)
  }
}
