import FailureReporting
public import HeadlessUIKit

/// Presses a key of a keyboard that is connected to the device.
///
/// A key command of the first responder, or of its next responders, is performed; without a first
/// responder the chain begins at the screen in front. Without a command the responders get the
/// press, and the key's characters go into the edited text. Keys without a character are named by
/// `UIKeyCommand`. Records a failure when no screen is shown.
///
/// ```swift
/// final class Editor: UIViewController {
///   override var keyCommands: [UIKeyCommand]? {
///     [UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")]
///   }
/// }
///
/// @MainActor func save() {
///   setAsAppRootWindow(Editor())
///   pressKey("s", modifiers: .command)
///   pressKey(UIKeyCommand.inputEscape)
/// }
/// ```
@preconcurrency @MainActor
public func pressKey(
  _ input: String, modifiers: UIKeyModifierFlags = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Gesture.perform(onDeviceTo: "press key '\(input)'", at: CallSite(fileID, filePath, line, column))
  {
    $0.userPress(key: input, modifiers)
  }
}

/// Presses a button of a remote control, such as the one for the menu.
///
/// The first responder, or else the screen in front, gets the press. Records a failure when no screen
/// is shown.
///
/// ```swift
/// setAsAppRootWindow(UIViewController())
/// pressButton(.playPause)
/// ```
@preconcurrency @MainActor
public func pressButton(
  _ button: UIPress.PressType, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Gesture.perform(onDeviceTo: "press button", at: CallSite(fileID, filePath, line, column)) {
    $0.userPress(button)
  }
}

/// Shakes the device.
///
/// The first responder, or else the screen in front, is told. Where the first responder has
/// something to undo, and no responder handles the movement, UIKit asks in an alert whether to undo
/// it. Records a failure when no screen is shown.
///
/// ```swift
/// setAsAppRootWindow(UIViewController())
/// shakeDevice()
/// ```
@preconcurrency @MainActor
public func shakeDevice(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  Gesture.perform(onDeviceTo: "shake device", at: CallSite(fileID, filePath, line, column)) {
    $0.userShake()
  }
}
