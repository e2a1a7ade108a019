import HeadlessUIKit
import Testing

@MainActor
@Suite("UIKeyCommand")
struct UIKeyCommandTests {
  @Test func `keeps what it is made with`() {
    let command = UIKeyCommand(
      title: "Find", action: "find:", input: "f", modifierFlags: [.command, .shift],
      propertyList: "all", discoverabilityTitle: "Find text", state: .on)

    #expect(command.title == "Find")
    #expect(command.action == "find:")
    #expect(command.input == "f")
    #expect(command.modifierFlags == [.command, .shift])
    #expect(command.propertyList as? String == "all")
    #expect(command.discoverabilityTitle == "Find text")
    #expect(command.state == .on)
  }

  @Test func `needs no more than keys and a method`() {
    let command = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [], action: "cancel:")

    #expect(command.input == "UIKeyInputEscape")
    #expect(command.modifierFlags.isEmpty)
    #expect(command.title.isEmpty)
    #expect(!command.wantsPriorityOverSystemBehavior)
    #expect(command.allowsAutomaticLocalization)
    #expect(command.allowsAutomaticMirroring)
  }

  @Test func `has UIKit's raw values`() {
    let flags: [UIKeyModifierFlags] = [
      .alphaShift, .shift, .control, .alternate, .command, .numericPad,
    ]
    let keys = [
      UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
      UIKeyCommand.inputRightArrow, UIKeyCommand.inputPageUp, UIKeyCommand.f12,
    ]

    #expect(flags.map(\.rawValue) == [65_536, 131_072, 262_144, 524_288, 1_048_576, 2_097_152])
    #expect(
      keys == [
        "UIKeyInputUpArrow", "UIKeyInputDownArrow", "UIKeyInputLeftArrow", "UIKeyInputRightArrow",
        "UIKeyInputPageUp", "UIKeyInputF12",
      ])
  }
}
