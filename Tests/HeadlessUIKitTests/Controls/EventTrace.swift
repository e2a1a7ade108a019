import HeadlessUIKit

/// The events of a control, with a test's own lines, in order.
@MainActor
final class EventTrace {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func clear() { lines = [] }

  /// Writes a line for each event of a control, with the `state` at that moment.
  func listen<Control: UIControl>(
    to control: Control, _ state: @escaping (Control) -> String = { _ in "" }
  ) {
    for (event, name) in Self.events {
      control.addAction(
        UIAction { [weak self, weak control] _ in
          guard let self, let control else { return }
          let state = state(control)
          add(state.isEmpty ? name : "\(name) \(state)")
        }, for: event)
    }
  }

  private static let events: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"),
  ]
}
