/// The view in which SwiftUI's views are placed.
final class HostingView: UIView, SelfNamedObject {
  weak var host: Host?
  /// What the views say of the bars of the screen, if they have said something.
  var barsIfMade: ScreenBars?

  override func layoutSubviews() {
    super.layoutSubviews()
    host?.layOut()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    host?.size(ProposedViewSize(size)) ?? .zero
  }

  override var intrinsicContentSize: CGSize { host?.size(.unspecified) ?? .zero }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Where priorities are told, they decide; elsewhere, what stands first is read first.
  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? SortedElements.of(self) }
    set { super.accessibilityElements = newValue }
  }

  // MARK: In messages

  var ownKind: String { "View" }

  var ownName: String {
    if let controller = host?.controller, controller.viewIfLoaded === self {
      return "the view of \(objectName(controller))"
    }
    return HostedName.root(host?.root).map { "`\($0)`" } ?? "`View`"
  }

  // MARK: The keyboard

  override var inputAccessoryView: UIView? { barsIfMade?.keyboardBar }

  private var keyboardWatch: (any NSObjectProtocol)?

  isolated deinit {
    if let keyboardWatch { NotificationCenter.default.removeObserver(keyboardWatch) }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, keyboardWatch == nil else { return }
    let (view, scope) = (Weak(self), ApplicationScope.current)
    keyboardWatch = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { _ in
      MainUpdate.run(in: scope) { view.object?.setNeedsLayout() }
    }
  }

  /// The part of a rectangle that is above the keyboard.
  func aboveKeyboard(_ rect: CGRect) -> CGRect {
    let keyboard = UIApplication.shared.keyboard
    guard window != nil, keyboard.isShown else { return rect }
    let top = convert(keyboard.frame, from: nil).minY
    guard top < rect.maxY else { return rect }
    return CGRect(
      x: rect.minX, y: rect.minY, width: rect.width, height: max(top - rect.minY, 0))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let host, traitCollection != previousTraitCollection else { return }
    var environment = host.environment
    environment.take(traitCollection)
    host.environment = environment
    host.setNeedsLayout()
  }
}
