package import Foundation
package import HeadlessUIKit
package import TestSupport

/// A delegate of text fields that logs its calls, and answers as the test sets it.
package final class TextFieldLog: NSObject, UITextFieldDelegate {
  package let trace: Trace
  /// The questions that it answers with no.
  package var refuses: Set<String> = []
  /// The handlers beyond the log, by the name of the call.
  package var onCall: [String: (UITextField) -> Void] = [:]
  /// Calls that are not written down.
  package var ignores: Set<String> = ["didChangeSelection"]

  package init(_ trace: Trace) { self.trace = trace }

  private func note(_ call: String, _ field: UITextField, _ details: String = "") -> Bool {
    if !ignores.contains(call) { trace.add("\(Self.name(field)).\(call)\(details)") }
    onCall[call]?(field)
    return !refuses.contains(call)
  }

  package static func name(_ view: UIView) -> String { view.accessibilityIdentifier ?? "?" }

  package func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("shouldBegin", textField)
  }

  package func textFieldDidBeginEditing(_ textField: UITextField) {
    _ = note("didBegin", textField)
  }

  package func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("shouldEnd", textField)
  }

  package func textFieldDidEndEditing(_ textField: UITextField) { _ = note("didEnd", textField) }

  package func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    note("shouldChange", textField, " \(range.location),\(range.length) '\(string)'")
  }

  package func textFieldShouldClear(_ textField: UITextField) -> Bool {
    note("shouldClear", textField)
  }

  package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("shouldReturn", textField)
  }

  package func textFieldDidChangeSelection(_ textField: UITextField) {
    _ = note("didChangeSelection", textField)
  }
}

/// A screen with text fields that share a delegate, and a log of its calls.
@MainActor
package final class FieldScreen {
  package let trace = Trace()
  package let log: TextFieldLog
  package let window = UIWindow()
  package let root = UIViewController()
  private var tokens: [any NSObjectProtocol] = []

  package init() {
    log = TextFieldLog(trace)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.hostApplication.mainLoop.settle()
  }

  package var application: UIApplication { window.application }

  /// Adds a field of a name, whose events and notifications are written down too.
  package func add<Field: UITextField>(_ field: Field, _ name: String) -> Field {
    field.accessibilityIdentifier = name
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
    field.delegate = log
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"),
      (.touchCancel, "touchCancel"), (.editingDidBegin, "editingDidBegin"),
      (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
      (.primaryActionTriggered, "primaryActionTriggered"),
    ]
    for (event, title) in events {
      field.addAction(UIAction { [trace] _ in trace.add("\(name).\(title)") }, for: event)
    }
    let posted: [(Notification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "begin"),
      (UITextField.textDidChangeNotification, "change"),
      (UITextField.textDidEndEditingNotification, "end"),
    ]
    for (notification, title) in posted { observe(notification, field, "\(name) posted \(title)") }
    root.view.addSubview(field)
    return field
  }

  /// Logs the keyboard's notifications.
  package func watchKeyboard() {
    let posted: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ]
    for (name, title) in posted { observe(name, application.screen, "keyboard \(title)") }
  }

  package func observe(_ name: Notification.Name, _ object: AnyObject, _ line: String) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        [trace] _ in trace.add(line)
      })
  }

  /// The lines since the last call.
  package func lines(settling: Bool = true) -> [String] {
    if settling { application.mainLoop.settle() }
    defer { seen = trace.lines.count }
    return Array(trace.lines[seen...])
  }

  private var seen = 0

  package func close() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }
}

/// Runs `body` with a screen whose observers go afterwards.
@MainActor
package func withFields<R>(_ body: (FieldScreen) throws -> R) rethrows -> R {
  let screen = FieldScreen()
  defer { screen.close() }
  return try body(screen)
}
