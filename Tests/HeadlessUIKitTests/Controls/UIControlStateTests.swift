import HeadlessUIKit
import Testing

@Suite("UIControl.State")
struct UIControlStateTests {
  @Test func `has UIKit's raw values`() {
    let values: [UIControl.State] = [
      .normal, .highlighted, .disabled, .selected, .focused, .application, .reserved,
    ]

    #expect(values.map(\.rawValue) == [0, 1, 2, 4, 8, 0x00FF_0000, 0xFF00_0000])
  }
}
