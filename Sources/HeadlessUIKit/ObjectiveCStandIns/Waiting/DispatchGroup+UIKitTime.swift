@preconcurrency public import Dispatch
import Locks

extension DispatchGroup {
  /// Submits work to a queue when the group is empty; for the main queue it is a turn.
  public func uiKitNotify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @convention(block) () -> Void
  ) {
    // Proof: Dispatch takes it so, and runs it on another thread too.
    let work = Unchecked { work() }
    notify(on: queue, qos: qos, flags: flags) { work.value() }
  }

  /// Submits a work item to a queue when the group is empty.
  public func uiKitNotify(queue: DispatchQueue, work: DispatchWorkItem) {
    let item = SharedItem(work)
    notify(on: queue) { item.perform() }
  }

  /// Says that a piece of work is done, and tells it if it was the last one.
  public func uiKitLeave() {
    leave()
    fireIfEmpty()
  }

  private func notify(
    on queue: DispatchQueue, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    _ work: @escaping @Sendable () -> Void
  ) {
    DoneNotices.groups.submit(work, to: queue, qos, flags, whenDone: self) {
      notify(queue: DoneNotices.queue, execute: $0)
    }
    fireIfEmpty()
  }

  private func fireIfEmpty() {
    if wait(timeout: .now()) == .success { DoneNotices.groups.fire(for: self) }
  }
}
