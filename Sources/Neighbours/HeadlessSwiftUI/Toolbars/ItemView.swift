/// The view of an item of a bar.
final class ItemView: UIView {
  private let item: _LayoutItem
  private weak var node: _AnyNode?
  /// Whether the views are offered the room of this one.
  private let fills: Bool

  init(_ item: _LayoutItem, of node: _AnyNode, fills: Bool = false) {
    self.item = item
    self.node = node
    self.fills = fills
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private var wanted: CGSize { item.size(.unspecified) }

  override var intrinsicContentSize: CGSize { wanted }
  override func sizeThatFits(_ size: CGSize) -> CGSize { wanted }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let node else { return }
    let environment = node.environment
    let canvas = UIKitCanvas(
      self, origin: convert(CGPoint.zero, to: nil),
      room: UIKitCanvas.Room(bounds: bounds, container: bounds, safeArea: bounds),
      scale: environment.displayScale,
      isMirrored: environment.layoutDirection == .rightToLeft)
    let proposal = fills ? ProposedViewSize(bounds.size) : .unspecified
    let size = item.size(proposal)
    let origin = CGPoint(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
    item.place(origin, proposal, canvas)
    canvas.finish()
  }

  /// Places the views anew, in the size that they want now.
  func refresh() {
    let size = wanted
    if bounds.size != size {
      bounds.size = size
      superview?.setNeedsLayout()
    }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// A finger that is put on the item as a whole uses the control that it is.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let onlyControl, onlyControl.isEnabled else {
      return super.touchesEnded(touches, with: event)
    }
    if !onlyControl.accessibilityActivate() { onlyControl.sendActions(for: .touchUpInside) }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? SpokenWords.of(self) }
    set { super.accessibilityLabel = newValue }
  }

  /// The control of the item, if it is one.
  var onlyControl: UIControl? {
    subviews.count == 1 ? subviews[0] as? UIControl : nil
  }

  /// The views as items of a menu.
  var menuElements: [UIMenuElement] {
    let control = subviews.count == 1 ? subviews[0] : nil
    return [.showing(control, titled: accessibilityLabel ?? "")].compactMap { $0 }
  }
}
