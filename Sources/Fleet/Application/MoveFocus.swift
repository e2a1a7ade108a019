import FailureReporting
public import HeadlessUIKit

/// Moves the focus, as a user does with a remote control or with the arrows of a keyboard.
///
/// The first move of all gives it to the item that the screen prefers. All environments that contain
/// the old item or the new one are asked and told. Records a failure when no screen is shown, when
/// nothing there can have the focus, when nothing lies in that direction, or when one of them refuses.
///
/// ```swift
/// let screen = UIViewController()
/// let play = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
/// let stop = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
/// screen.view.addSubview(play)
/// screen.view.addSubview(stop)
/// setAsAppRootWindow(screen)
///
/// moveFocus(.down)
/// print(play.isFocused)  // true
/// moveFocus(.down)
/// print(stop.isFocused)  // true
/// pressButton(.select)
/// ```
@preconcurrency @MainActor
public func moveFocus(
  _ heading: UIFocusHeading, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  Gesture.perform(in: .shared, at: site) { application in
    guard let refusal = application.userMoveFocus(heading) else { return }
    FocusWords.text(refusal, heading).report(.application, at: site)
  }
}
