/// What a finger presses: a control around a look that knows whether a finger is on it.
nonisolated struct PressableView: BoxedView {
  typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  /// Whether a tap anywhere in a row of a list is one on it.
  var isRowWide = false
  let look: @MainActor (Bool) -> AnyView

  @MainActor func content(_ node: BoxedNode<Self>) -> AnyView { look(node.uiView.isHighlighted) }

  @MainActor func make(_ node: BoxedNode<Self>) -> HostedButton {
    let button = HostedButton(frame: .zero)
    button.pressedChanged = { [weak node] in node?.invalidate() }
    return button
  }

  @MainActor func show(in button: HostedButton, _ node: BoxedNode<Self>) {
    button.action = action
    button.role = role
    button.isRowWide = isRowWide
    button.isEnabled = node.environment.isEnabled
  }
}

/// The view of a button, which is no `UIButton` to code that walks the views.
final class HostedButton: UIControl, MarkedView, RowWideView {
  var action: (@MainActor () -> Void)?
  var role: ButtonRole?
  var pressedChanged: (@MainActor () -> Void)?
  var isLink = false
  var isRowWide = false
  var marks = Marks()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func pressInRow() { if isEnabled { action?() } }

  /// A tap, which in a row of a list is one on all buttons that are as wide as the row.
  private func press() {
    guard isRowWide, let cell = RowCell.around(self) else { return action?() ?? () }
    cell.press()
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { pressedChanged?() } }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? SpokenWords.of(self) }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let own: UIAccessibilityTraits = isLink ? .link : .button
      let state: UIAccessibilityTraits = isEnabled ? .none : .notEnabled
      return own.union(state).union(marks.added).subtracting(marks.removed)
    }
    set { super.accessibilityTraits = newValue }
  }

  /// What is within is found, too, as it is by XCUITest.
  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? Self.elements(in: self) }
    set { super.accessibilityElements = newValue }
  }

  private static func elements(in view: UIView) -> [Any] {
    view.subviews.flatMap { child -> [Any] in
      child.isAccessibilityElement ? [child] : elements(in: child)
    }
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    if !marks.perform(.activate) { action?() }
    return true
  }
}
