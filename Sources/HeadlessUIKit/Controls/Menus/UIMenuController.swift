public import Foundation

/// The edit menu that an app shows itself, with the commands that the first responder can perform.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  // MARK: Getting the menu controller

  /// Creates a menu controller, which shows a menu of its own.
  public override convenience init() { self.init(.shared) }

  /// The menu controller of the app.
  open class var shared: UIMenuController { UIApplication.shared.menuController }

  // MARK: Showing and hiding the menu

  /// Shows the menu at a rectangle of a view, if anything can be chosen from it.
  ///
  /// The first responder, and its next responders, are asked for each command whether they perform
  /// it.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTarget(targetRect, targetView)
    show()
  }

  /// Hides the menu, if a view has shown it.
  open func hideMenu(from targetView: UIView) { if targetView === self.targetView { hideMenu() } }

  /// Hides the menu.
  open func hideMenu() { open?.close() }

  /// Whether the menu shows.
  open var isMenuVisible: Bool {
    get { openMenu != nil }
    set { if newValue { show() } else { hideMenu() } }
  }

  /// Shows or hides the menu.
  @available(*, deprecated, message: "Use showMenu(from:rect:) or hideMenu(from:) instead.")
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hideMenu() }
  }

  /// Names the place where the menu shows.
  @available(*, deprecated, message: "Use showMenu(from:rect:) instead.")
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    setTarget(targetRect, targetView)
  }

  // MARK: Placing the menu

  /// The rectangle of the menu on the screen, which is empty while it does not show.
  open var menuFrame: CGRect {
    guard let element, let targetView else { return .zero }
    return targetView.frameOnScreen(of: element.frame)
  }

  /// Where the arrow of the menu points to.
  @available(*, deprecated, message: "Use UIEditMenuInteraction instead.")
  open var arrowDirection = ArrowDirection.default

  /// Where the arrow of a menu points to.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  // MARK: Updating the menu

  /// Asks again which commands can be performed, while the menu shows.
  open func update() {
    guard isMenuVisible else { return }
    let elements = offer?() ?? possibleElements
    guard !elements.isEmpty else { return hideMenu() }
    open = menu(elements)
  }

  // MARK: Customizing the menu

  /// The app's own commands, after the system's.
  open var menuItems: [UIMenuItem]?

  // MARK: Notifications

  /// Posted as the menu is about to show.
  public nonisolated class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }

  /// Posted when the menu shows.
  public nonisolated class var didShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  }

  /// Posted as the menu is about to disappear.
  public nonisolated class var willHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  }

  /// Posted when the menu has disappeared.
  public nonisolated class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  }

  /// Posted when the menu has another frame.
  public nonisolated class var menuFrameDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")
  }

  // MARK: The model

  private final weak var application: UIApplication?
  private final weak var targetView: UIView?
  private final var targetRect = CGRect.zero
  private final var open: OpenMenu?
  /// The elements of a row or an item in place of the first responder's.
  private final var offer: (() -> [UIMenuElement])?

  init(_ application: UIApplication) {
    self.application = application
    super.init()
  }

  /// The menu, while it shows in a window.
  package final var openMenu: OpenMenu? { targetView?.window == nil ? nil : open }

  /// The menu as an element, while it shows.
  final var element: ElementPart? {
    guard let openMenu, let targetView else { return nil }
    let element = openMenu.element(of: targetView, below: targetRect, itemType: .menuItem)
    ElementPart.number([element], of: openMenu)
    return element
  }

  private final func setTarget(_ rect: CGRect, _ view: UIView) {
    targetRect = rect
    targetView = view
  }

  /// Shows the commands of a row or an item, if there are any.
  final func show(
    from view: UIView, _ offer: @escaping () -> [UIMenuElement]
  ) -> OpenMenu? {
    let elements = offer()
    guard !elements.isEmpty else { return nil }
    setTarget(view.bounds, view)
    self.offer = offer
    show(elements)
    return open
  }

  private final func show() {
    let elements = possibleElements
    guard targetView?.window != nil, !elements.isEmpty else { return }
    offer = nil
    show(elements)
  }

  private final func show(_ elements: [UIMenuElement]) {
    post(Self.willShowMenuNotification)
    open = menu(elements)
    application?.mainLoop.enqueue("the edit menu shows") { [weak self] in
      self?.post(Self.didShowMenuNotification)
    }
  }

  private final func menu(_ elements: [UIMenuElement]) -> OpenMenu? {
    guard let application else { return nil }
    return OpenMenu(UIMenu(children: elements), from: self, in: application) { [weak self] in
      self?.closed()
    }
  }

  private final func closed() {
    post(Self.willHideMenuNotification)
    open = nil
    offer = nil
    application?.mainLoop.enqueue("the edit menu is hidden") { [weak self] in
      self?.post(Self.didHideMenuNotification)
    }
  }

  /// The commands that the first responder, or one after it, performs now.
  private final var possibleElements: [UIMenuElement] {
    let own = (menuItems ?? []).map { ($0.title, $0.action) }
    return (EditMenu.commands.map { ($0.title, $0.action) } + own).compactMap { title, action in
      guard target(of: action) != nil else { return nil }
      return UIAction(title: title) { [weak self] _ in
        guard let self, let target = self.target(of: action) else { return }
        self.application?.sendAction(action, to: target, from: self, for: nil)
      }
    }
  }

  private final func target(of action: Selector) -> Any? {
    application?.firstResponder?.target(forAction: action, withSender: self)
  }

  private final func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
