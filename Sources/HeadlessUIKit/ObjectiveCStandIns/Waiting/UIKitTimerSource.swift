public import Dispatch
import Locks
import Synchronization

/// A timer of Dispatch's in UIKit time, which stands for `DispatchSourceTimer`.
///
/// It begins suspended. What its queue is to run is a turn if that is the main queue.
public final class UIKitTimerSource: Sendable {
  private typealias Handler = @Sendable () -> Void

  private struct State {
    var suspensions = 1
    var isActivated = false
    var isCancelled = false
    /// The schedule that holds; earlier schedules have other numbers.
    var schedule = 0
    var delay: Duration?
    var interval: Duration?
    var event: Handler?
    var cancel: Handler?
    var registration: Handler?
  }

  private let queue: DispatchQueue
  private let state = Mutex(State())

  init(queue: DispatchQueue?) { self.queue = queue ?? .global() }

  // MARK: Handlers

  /// Sets the closure for each time.
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
  ) {
    let handler = handler.map(Self.shared)
    state.withLock { $0.event = handler }
  }

  /// Sets the work item that is run each time.
  public func setEventHandler(handler: DispatchWorkItem) {
    let item = SharedItem(handler)
    setEventHandler { item.perform() }
  }

  /// Sets the closure for the timer's cancellation.
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
  ) {
    let handler = handler.map(Self.shared)
    state.withLock { $0.cancel = handler }
  }

  /// Sets the closure for the timer's start.
  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
  ) {
    let handler = handler.map(Self.shared)
    state.withLock { $0.registration = handler }
  }

  static func shared(_ handler: @escaping () -> Void) -> @Sendable () -> Void {
    // Proof: Dispatch takes it so, and calls it on the thread that its queue has.
    let handler = Unchecked(handler)
    return { handler.value() }
  }

  // MARK: Scheduling

  /// Sets when the timer fires, and how often.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(after: deadline.uiKitDelay, repeating: interval.duration) }

  /// Sets when the timer fires, and after how many seconds again.
  public func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(after: deadline.uiKitDelay, repeating: Self.duration(interval)) }

  /// Sets at which wall time the timer fires, and how often.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(after: wallDeadline.uiKitDelay, repeating: interval.duration) }

  /// Sets at which wall time the timer fires, and after how many seconds again.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(after: wallDeadline.uiKitDelay, repeating: Self.duration(interval)) }

  private static func duration(_ seconds: Double) -> Duration? {
    seconds.isInfinite ? nil : .uiKitTime(seconds)
  }

  private func schedule(after delay: Duration?, repeating interval: Duration?) {
    let runs = state.withLock { state in
      state.delay = delay
      state.interval = interval
      state.schedule += 1
      return state.suspensions == 0
    }
    if runs { wait() }
  }

  // MARK: Running

  /// Starts the timer.
  public func activate() {
    let isFirst = state.withLock { state in
      defer { state.isActivated = true }
      return !state.isActivated
    }
    if isFirst { resume() }
  }

  /// Resumes or starts the timer.
  public func resume() {
    let (begins, registration) = state.withLock { state -> (Bool, Handler?) in
      state.isActivated = true
      state.suspensions = max(state.suspensions - 1, 0)
      defer { state.registration = nil }
      return (state.suspensions == 0, state.registration)
    }
    guard begins else { return }
    if let registration { queue.uiKitAsync(execute: registration) }
    wait()
  }

  /// Suspends the timer.
  public func suspend() {
    state.withLock { state in
      state.suspensions += 1
      state.schedule += 1
    }
  }

  /// Ends the timer, and calls its handler for that.
  public func cancel() {
    let handler = state.withLock { state -> Handler? in
      guard !state.isCancelled else { return nil }
      state.isCancelled = true
      state.schedule += 1
      defer { (state.event, state.cancel, state.registration) = (nil, nil, nil) }
      return state.cancel
    }
    if let handler { queue.uiKitAsync(execute: handler) }
  }

  /// Whether the timer has ended.
  public var isCancelled: Bool { state.withLock(\.isCancelled) }

  private func wait() {
    let (delay, number) = state.withLock { ($0.isCancelled ? nil : $0.delay, $0.schedule) }
    guard let delay else { return }
    // The timer ends with its last owner, as Dispatch's does.
    MainTurn.post(
      "DispatchSource timer", after: max(delay, .microseconds(100)),
      isWanted: { [weak self] in self?.isScheduled(number) == true }
    ) { [weak self] in self?.fire(number) }
  }

  private func isScheduled(_ number: Int) -> Bool {
    state.withLock { $0.schedule == number && !$0.isCancelled && $0.suspensions == 0 }
  }

  private func fire(_ number: Int) {
    let handler = state.withLock { state -> Handler? in
      guard state.schedule == number else { return nil }
      state.delay = state.interval
      return state.event
    }
    if queue.isMain { handler?() } else if let handler { queue.uiKitAsync(execute: handler) }
    if isScheduled(number) { wait() }
  }
}

extension DispatchSource {
  /// Creates a timer in UIKit time.
  public class func uiKitTimerSource(
    flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil
  ) -> UIKitTimerSource { UIKitTimerSource(queue: queue) }
}
