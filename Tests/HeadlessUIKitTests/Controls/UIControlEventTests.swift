import HeadlessUIKit
import Testing

@Suite("UIControl.Event")
struct UIControlEventTests {
  @Test func `has UIKit's raw values`() {
    let values: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
      .primaryActionTriggered, .menuActionTriggered, .editingDidBegin, .editingChanged,
      .editingDidEnd, .editingDidEndOnExit, .allTouchEvents, .allEditingEvents,
      .applicationReserved, .systemReserved, .allEvents,
    ]

    #expect(
      values.map(\.rawValue) == [
        1, 2, 4, 8, 16, 32, 64, 128, 256, 4_096, 8_192, 16_384, 65_536, 131_072, 262_144, 524_288,
        0xFFF, 0xF0000, 0x0F00_0000, 0xF000_0000, 0xFFFF_FFFF,
      ])
  }
}
