package import HeadlessUIKit

/// The events of a control, in the order in which they came.
@MainActor
package final class ControlTrace {
  package private(set) var lines: [String] = []
  /// Called for each `.valueChanged`.
  package var onChange: () -> Void = {}

  package init() {}

  /// Writes a line for each event of a control, with its value at that moment.
  package func listen<Control: UIControl>(
    to control: Control, _ value: @escaping (Control) -> String
  ) {
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
