import HeadlessUIKit
import Testing

@Suite("The parts of a second")
struct TimeUnitsTests {
  @Test func `have the numbers that Dispatch gives them`() {
    #expect(NSEC_PER_SEC == 1_000_000_000)
    #expect(NSEC_PER_MSEC == 1_000_000)
    #expect(NSEC_PER_USEC == 1_000)
    #expect(USEC_PER_SEC == 1_000_000)
  }
}
