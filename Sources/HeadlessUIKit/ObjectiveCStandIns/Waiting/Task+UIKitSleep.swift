/// Ported sources sleep here. The functions stay on the actor of their caller, so that a task of the
/// main actor is asleep before a test goes on.
extension Task where Success == Never, Failure == Never {
  // MARK: Suspending in UIKit time

  /// Suspends the task for a time in UIKit time.
  nonisolated(nonsending) public static func uiKitSleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    try await UIKitSleep(duration).run()
  }

  /// Suspends the task for a time, in UIKit time unless a clock is the app's own.
  nonisolated(nonsending) public static func uiKitSleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C
  ) async throws {
    guard let duration = duration as? Duration, UIKitClock.standsFor(clock) else {
      return try await sleep(for: duration, tolerance: tolerance, clock: clock)
    }
    try await UIKitSleep(duration).run()
  }

  /// Suspends the task until a moment, in UIKit time unless a clock is the app's own.
  nonisolated(nonsending) public static func uiKitSleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C
  ) async throws {
    guard let duration = clock.now.duration(to: deadline) as? Duration,
      UIKitClock.standsFor(clock)
    else { return try await sleep(until: deadline, tolerance: tolerance, clock: clock) }
    try await UIKitSleep(UIKitClock.delay(duration, of: clock)).run()
  }

  /// Suspends the task until a moment of the clock of UIKit time.
  nonisolated(nonsending) public static func uiKitSleep(
    until deadline: UIKitClock.Instant, tolerance: Duration? = nil
  ) async throws { try await uiKitSleep(until: deadline, clock: UIKitClock()) }

  /// Suspends the task for a time in nanoseconds of UIKit time.
  nonisolated(nonsending) public static func uiKitSleep(nanoseconds duration: UInt64) async throws {
    try await UIKitSleep(.nanoseconds(Int64(clamping: duration))).run()
  }

  /// Suspends the task for a time in nanoseconds of UIKit time, whether it is cancelled or not.
  nonisolated(nonsending) public static func uiKitSleep(_ duration: UInt64) async {
    try? await UIKitSleep(.nanoseconds(Int64(clamping: duration))).run()
  }
}
