/// A label with a switch at its end: one switch as an element, with both inside.
nonisolated struct SwitchRow<Label: View>: BoxedView {
  typealias Body = Never

  let label: Label
  let isOn: Binding<Bool>
  let tint: Color?

  @MainActor func content(_ node: BoxedNode<Self>) -> some View {
    LabeledRow(label: label, control: SwitchLeaf(isOn: isOn, tint: tint))
  }

  @MainActor func make(_ node: BoxedNode<Self>) -> HostedToggle { HostedToggle(frame: .zero) }

  /// A label that does not show is read.
  @MainActor func show(in view: HostedToggle, _ node: BoxedNode<Self>) {
    guard node.environment.hidesLabels else {
      view.words = nil
      view.name = nil
      return
    }
    let words = (view.words as? ViewWords<Label>) ?? ViewWords(label, node.inner())
    view.words = words
    words.update(label, node.environment)
    view.name = words.words
  }
}

/// The view of a toggle: row-wide, with the label's words and the switch's value.
final class HostedToggle: HostedView, NeighbourView {
  static var neighbourRole: ElementRole { .switch }

  var words: AnyObject?
  var name: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  var control: HostedSwitch? { Self.control(in: self) }

  private static func control(in view: UIView) -> HostedSwitch? {
    for child in view.subviews {
      if let found = child as? HostedSwitch ?? control(in: child) { return found }
    }
    return nil
  }

  override var ownLabel: String? { name ?? SpokenWords.of(self) }
  override var ownValue: String? { control?.accessibilityValue }
  override var ownTraits: UIAccessibilityTraits {
    control?.isEnabled == false ? [.button, .notEnabled] : .button
  }

  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? Self.elements(in: self) }
    set { super.accessibilityElements = newValue }
  }

  private static func elements(in view: UIView) -> [Any] {
    view.subviews.flatMap { child -> [Any] in
      child.isAccessibilityElement ? [child] : elements(in: child)
    }
  }

  /// A tap anywhere flips, as XCUITest's does since iOS 18.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let control, control.isEnabled, let touch = touches.first, touch.view !== control,
      bounds.contains(touch.location(in: self))
    else { return super.touchesEnded(touches, with: event) }
    control.userFlip(with: event)
  }

  override func accessibilityActivate() -> Bool {
    if super.accessibilityActivate() { return true }
    guard let control, control.isEnabled else { return false }
    control.userFlip()
    return true
  }
}
