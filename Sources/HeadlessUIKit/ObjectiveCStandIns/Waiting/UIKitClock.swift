/// The clock of UIKit time, which stands for `ContinuousClock` and `SuspendingClock`.
///
/// Its moments go on when a test moves the time, and when it waits for a sleep.
public struct UIKitClock: Clock {
  /// A moment on the clock.
  public struct Instant: InstantProtocol {
    let time: Duration

    /// The moment that is now.
    public static var now: Self { Self(time: ApplicationScope.current.elsewhere.now) }

    /// The moment a time later.
    public func advanced(by duration: Duration) -> Self { Self(time: time + duration) }

    /// How long it is until another moment.
    public func duration(to other: Self) -> Duration { other.time - time }

    /// The moment a time later.
    public static func + (moment: Self, duration: Duration) -> Self {
      moment.advanced(by: duration)
    }

    /// The moment a time earlier.
    public static func - (moment: Self, duration: Duration) -> Self {
      moment.advanced(by: .zero - duration)
    }

    /// How long it is from one moment to another.
    public static func - (later: Self, earlier: Self) -> Duration { earlier.duration(to: later) }

    /// Whether a moment comes before another one.
    public static func < (first: Self, second: Self) -> Bool { first.time < second.time }
  }

  /// Creates the clock.
  public init() {}

  /// The moment that is now.
  public static var now: Instant { .now }

  /// The moment that is now.
  public var now: Instant { .now }

  /// The least difference between two moments.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends the task for a time.
  nonisolated(nonsending) public func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws { try await UIKitSleep(duration).run() }

  /// Suspends the task until a moment.
  nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Duration? = nil)
    async throws
  {
    try await UIKitSleep(max(now.duration(to: deadline), .zero)).run()
  }

  /// Whether a clock is the system's or this one.
  static func standsFor(_ clock: some Clock) -> Bool {
    clock is UIKitClock || clock is ContinuousClock || clock is SuspendingClock
  }

  /// A delay as it was meant: a real clock went on while it was computed.
  static func delay(_ duration: Duration, of clock: some Clock) -> Duration {
    guard !(clock is UIKitClock) else { return max(duration, .zero) }
    let (seconds, attoseconds) = duration.components
    let nanoseconds = min(max(seconds, 0), 9_000_000_000) * 1_000_000_000
    return .realDelay(nanoseconds: nanoseconds + attoseconds / 1_000_000_000)
  }
}
