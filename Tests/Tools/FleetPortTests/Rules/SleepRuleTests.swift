import Testing

@MainActor
@Suite("Sleeps in UIKit time")
struct SleepRuleTests {
  @Test(arguments: [
    ("try await Task.sleep(for: .seconds(1))", "try await Task.uiKitSleep(for: .seconds(1))"),
    ("try? await Task.sleep(nanoseconds: 1)", "try? await Task.uiKitSleep(nanoseconds: 1)"),
    ("await Task.sleep(1_000)", "await Task.uiKitSleep(1_000)"),
    (
      "try await Task<Never, Never>.sleep(until: .now + t, clock: .continuous)",
      "try await Task<Never, Never>.uiKitSleep(until: .now + t, clock: .continuous)"
    ),
    (
      "extension Task where Success == Never, Failure == Never "
        + "{ static func nap() async throws { try await sleep(nanoseconds: 1) } }",
      "extension Task where Success == Never, Failure == Never "
        + "{ static func nap() async throws { try await uiKitSleep(nanoseconds: 1) } }"
    ),
    (
      "struct Task {}; try await _Concurrency.Task.sleep(for: t)",
      "struct Task {}; try await _Concurrency.Task.uiKitSleep(for: t)"
    ),
    ("let c: any Clock<Duration> = ContinuousClock()", "let c: any Clock<Duration> = UIKitClock()"),
    (
      "f(Swift.SuspendingClock.now) as ContinuousClock.Instant",
      "f(UIKitClock.now) as UIKitClock.Instant"
    ),
  ])
  func `are the model's`(source: String, written: String) {
    let ported = Ported(source)

    #expect(ported.body() == written)
    #expect(ported.text().hasPrefix("import HeadlessUIKit\n"))
  }

  @Test(arguments: [
    "try await Task.sleep(seconds: 1)", "cat.sleep(for: night)", "sleep(1)",
    "Thread.sleep(until: d)",
    "struct Task { static func sleep(for t: Int) {} }; Task.sleep(for: 1)",
    "extension Task { static func sleep(_ t: Double) {} }; Task.sleep(1.5)",
    "\"Task.sleep(for: a)\" // Task.sleep(for: a)", "my.Task.sleep(for: a)",
    "class ContinuousClock {}; ContinuousClock()", "func sleep(for t: Int) {}",
  ])
  func `are left alone where they are the app's own`(source: String) {
    #expect(Ported(source).body() == source)
  }
}
