import HeadlessUIKit
import Testing

@Suite("Duration.uiKitTime(_:)")
struct DurationUIKitTimeTests {
  @Test func `takes seconds`() {
    #expect(Duration.uiKitTime(0.25) == .milliseconds(250))
  }

  @Test(arguments: [0, -1, -.infinity, .nan] as [TimeInterval])
  func `takes what is no time for none`(seconds: TimeInterval) {
    #expect(Duration.uiKitTime(seconds) == .zero)
  }

  @Test(arguments: [1e13, 1e30, .greatestFiniteMagnitude, .infinity] as [TimeInterval])
  func `takes what is too long for as long as clocks go`(seconds: TimeInterval) {
    #expect(Duration.uiKitTime(seconds) == .seconds(1_000_000_000_000))
  }
}
