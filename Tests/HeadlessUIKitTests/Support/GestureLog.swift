package import HeadlessUIKit

/// The events of views and recognizers, line by line.
@MainActor
package final class GestureLog: SelectorResponder {
  package static var objectiveCMembers: [Selector.Method] { [.method("act:", GestureLog.act)] }

  package var lines: [String] = []
  /// The handler of an action, beyond the log.
  package var onAction: (UIGestureRecognizer) -> Void = { _ in }

  package init() {}

  package func act(_ recognizer: UIGestureRecognizer) {
    lines.append("\(recognizer.name ?? "gesture") \(recognizer.state)")
    onAction(recognizer)
  }

  /// A view with a name that logs its touches.
  package func view(
    _ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 200),
    in superview: UIView? = nil
  ) -> TouchLoggingView {
    let view = TouchLoggingView(name, self, frame)
    superview?.addSubview(view)
    return view
  }

  /// A recognizer with a name on a view, whose actions are logged.
  @discardableResult
  package func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: "act:")
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
}

/// A view that logs its touches.
package final class TouchLoggingView: UIView {
  private let name: String
  private let log: GestureLog
  /// The view's handler of a touch, beyond the log, by its phase.
  package var onTouch: (UITouch.Phase) -> Void = { _ in }

  package init(_ name: String, _ log: GestureLog, _ frame: CGRect) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  package required init?(coder: NSCoder) { nil }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches)
  }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches)
  }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches)
  }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(touches)
  }

  private func note(_ touches: Set<UITouch>) {
    let phases = Set(touches.map(\.phase)).map { "\($0)" }.sorted().joined(separator: "+")
    let count = touches.count == 1 ? "" : "\(touches.count) "
    log.lines.append("\(name) \(count)\(phases)")
    for phase in Set(touches.map(\.phase)) { onTouch(phase) }
  }
}

/// A delegate that answers as the test sets it, and logs its calls.
package final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  package var asked: [String] = []
  package var shouldBegin = true
  package var shouldReceive = true
  package var isSimultaneous = false
  package var requiresFailure = false
  package var isRequiredToFail = false
  package var onShouldBegin: (UIGestureRecognizer) -> Void = { _ in }

  package override init() {}

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append("shouldBegin")
    onShouldBegin(gestureRecognizer)
    return shouldBegin
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked.append("shouldRecognizeSimultaneouslyWith \(otherGestureRecognizer.name ?? "")")
    return isSimultaneous
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked.append("shouldRequireFailureOf \(otherGestureRecognizer.name ?? "")")
    return requiresFailure
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked.append("shouldBeRequiredToFailBy \(otherGestureRecognizer.name ?? "")")
    return isRequiredToFail
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    asked.append("shouldReceive touch")
    return shouldReceive
  }
}

/// Runs `body` with a new application, and a window that shows in it.
@MainActor
package func withWindow<R>(_ body: (UIWindow) throws -> R) rethrows -> R {
  let scope = ApplicationScope()
  defer { scope.close() }
  return try ApplicationScope.$current.withValue(scope) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    window.hostApplication.mainLoop.settle()
    return try body(window)
  }
}
