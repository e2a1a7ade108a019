import HeadlessUIKit

/// The events of a control, in the order in which they came.
@MainActor
final class ControlTrace {
  private(set) var lines: [String] = []
  /// Called for each `.valueChanged`.
  var onChange: () -> Void = {}

  /// Writes a line for each event of a control, with its value at that moment.
  func listen<Control: UIControl>(to control: Control, _ value: @escaping (Control) -> String) {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "touchDown"), (.touchDragInside, "touchDragInside"),
      (.touchUpInside, "touchUpInside"), (.touchCancel, "touchCancel"),
      (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
    ]
    for (event, name) in events {
      control.addAction(
        UIAction { [weak self, weak control] _ in
          guard let self, let control else { return }
          lines.append("\(name) \(value(control))")
          if event == .valueChanged { onChange() }
        }, for: event)
    }
  }
}
