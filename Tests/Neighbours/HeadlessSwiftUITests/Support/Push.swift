import HeadlessSwiftUI

/// A button of UIKit's that does something.
struct Push: UIViewRepresentable {
  let title: String
  let action: @MainActor () -> Void

  init(_ title: String, _ action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  func makeCoordinator() -> Pushed { Pushed() }

  func makeUIView(context: Context) -> UIButton {
    let button = UIButton(type: .system)
    let coordinator = context.coordinator
    button.addAction(UIAction { _ in coordinator.action?() }, for: .touchUpInside)
    return button
  }

  func updateUIView(_ button: UIButton, context: Context) {
    context.coordinator.action = action
    button.setTitle(title, for: .normal)
    button.isEnabled = context.environment.isEnabled
  }
}

/// What a button does.
@MainActor
final class Pushed { var action: (@MainActor () -> Void)? }
