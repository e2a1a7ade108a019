import HeadlessUIKit

/// What the screens for a shortcut's words share: what is said, and buttons.
@MainActor
enum ShortcutPage {
  static func show(
    _ phrase: String, _ choices: [(title: String, act: @MainActor () -> Void)], in view: UIView
  ) {
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = phrase
    let buttons = choices.map { title, act in
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() })
    }
    let stack = UIStackView(arrangedSubviews: [label] + buttons)
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
