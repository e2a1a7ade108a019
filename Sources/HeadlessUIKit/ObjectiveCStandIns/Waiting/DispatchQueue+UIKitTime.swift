@preconcurrency public import Dispatch

/// The ways in which ported sources hand work to queues.
///
/// `fleet-port` gives each file private versions of `async` and `asyncAfter`, which call these: so
/// it is the type that decides, whatever name a queue goes by.
extension DispatchQueue {
  // MARK: Work that comes later

  /// Submits work: to the application's main loop for the main queue, as a turn.
  public func uiKitAsync(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    group?.enter()
    let work: @Sendable () -> Void = {
      work()
      group?.uiKitLeave()
    }
    guard isMain else {
      return async(qos: qos, flags: flags, execute: WorkElsewhere(on: self).whole(work))
    }
    MainTurn.post("DispatchQueue.main.async", work)
  }

  /// Submits a work item.
  public func uiKitAsync(execute workItem: DispatchWorkItem) {
    let item = SharedItem(workItem)
    uiKitAsync { item.perform() }
  }

  /// Submits a work item as part of a group.
  public func uiKitAsync(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    let item = SharedItem(workItem)
    uiKitAsync(group: group) { item.perform() }
  }

  // MARK: Work that comes after a delay

  /// Submits work after a delay in UIKit time.
  public func uiKitAsyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) { submit(after: deadline.uiKitDelay, qos: qos, flags: flags, work) }

  /// Submits work after a delay in UIKit time, until a wall time.
  public func uiKitAsyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) { submit(after: wallDeadline.uiKitDelay, qos: qos, flags: flags, work) }

  /// Submits a work item after a delay in UIKit time.
  public func uiKitAsyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    submit(workItem, after: deadline.uiKitDelay)
  }

  /// Submits a work item after a delay in UIKit time, until a wall time.
  public func uiKitAsyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
    submit(workItem, after: wallDeadline.uiKitDelay)
  }

  private func submit(_ workItem: DispatchWorkItem, after delay: Duration?) {
    let item = SharedItem(workItem)
    submit(after: delay, isWanted: { !item.isCancelled }) { item.perform() }
  }

  /// Submits work after a delay; work after an endless delay is not kept.
  private func submit(
    after delay: Duration?, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    isWanted: (@Sendable () -> Bool)? = nil, _ work: @escaping @Sendable () -> Void
  ) {
    guard let delay else { return }
    guard isMain else {
      return MainTurn.post("asyncAfter of another queue", after: delay, isWanted: isWanted) {
        self.uiKitAsync(qos: qos, flags: flags, execute: work)
      }
    }
    MainTurn.post("DispatchQueue.main.asyncAfter", after: delay, isWanted: isWanted, work)
  }

  // MARK: Work that is waited for

  /// Runs work, and waits for it.
  ///
  /// Work that a device runs on another queue, and the model on the main one, may wait for the main
  /// queue.
  public func uiKitSync<T>(execute work: () throws -> T) rethrows -> T {
    try uiKitSync(flags: [], execute: work)
  }

  /// Runs work, and waits for it.
  public func uiKitSync<T>(
    flags: DispatchWorkItemFlags, execute work: () throws -> T
  ) rethrows -> T {
    guard isMain, MainQueue.standsForAnotherNow else {
      return try sync(flags: flags, execute: work)
    }
    let outer = MainQueue.stand(forAnother: false)
    defer { MainQueue.stand(forAnother: outer) }
    return try work()
  }

  /// Runs a work item, and waits for it.
  public func uiKitSync(execute workItem: DispatchWorkItem) {
    let item = SharedItem(workItem)
    uiKitSync { item.perform() }
  }

  // MARK: The queue

  /// Whether it is the main queue, of which each look makes another object.
  var isMain: Bool { MainQueue.isItself(self) }
}
