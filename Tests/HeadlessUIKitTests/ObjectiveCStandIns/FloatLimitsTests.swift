import HeadlessUIKit
import Testing

@Suite("The greatest numbers")
struct FloatLimitsTests {
  @Test func `are those of C`() {
    #expect(MAXFLOAT == 0x1.fffffep+127)
    #expect(HUGE == MAXFLOAT)
  }
}
