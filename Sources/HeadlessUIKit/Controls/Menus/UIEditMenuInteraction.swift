public import Foundation

/// An edit menu that the app shows at a point of a view.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  // MARK: Creating an edit menu interaction

  /// Creates an interaction whose delegate provides the menu.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    storedDelegate = delegate
    super.init()
  }

  /// The object that provides the menu; it is not kept alive.
  open var delegate: (any UIEditMenuInteractionDelegate)? { storedDelegate }

  // MARK: Showing and dismissing the menu

  /// Shows the menu, if anything can be chosen from it.
  ///
  /// The delegate gets the commands that the first responder, or one after it, can perform, and may
  /// make another menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view = storedView, view.window != nil else { return }
    dismissMenu()
    let application = view.hostApplication
    application.menuState.editMenu?.dismissMenu()
    guard let menu = menu(for: configuration, of: view) else { return }
    self.configuration = configuration
    MenuAnimator.run(in: application.mainLoop) {
      storedDelegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: $0)
    }
    shown = open(menu, in: application)
    application.menuState.editMenu = self
  }

  /// Dismisses the menu.
  open func dismissMenu() { shown?.close() }

  /// Asks for the menu anew, while it shows.
  open func reloadVisibleMenu() {
    guard let view = storedView, let configuration, shown?.isOpen == true else { return }
    guard let menu = menu(for: configuration, of: view) else { return dismissMenu() }
    shown = open(menu, in: view.hostApplication)
  }

  /// Asks for the place of the menu anew, while it shows.
  open func updateVisibleMenuPosition(animated: Bool) {}

  /// Returns the point of the menu, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint {
    let point = configuration?.sourcePoint ?? .zero
    return storedView?.convert(point, to: view) ?? point
  }

  // MARK: Responding to view-related changes

  /// The view that the interaction was added to.
  open var view: UIView? { storedView }

  /// Called when the interaction is about to be added to a view, or to be removed.
  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }

  /// Called when the interaction has been added to a view, or removed.
  open func didMove(to view: UIView?) { storedView = view }

  // MARK: Storage

  private final weak var storedDelegate: (any UIEditMenuInteractionDelegate)?
  private final weak var storedView: UIView?
  private final var configuration: UIEditMenuConfiguration?
  private final var shown: OpenMenu?

  // MARK: The model

  /// The menu, while it shows in a window.
  package final var openMenu: OpenMenu? { storedView?.window == nil ? nil : shown }

  /// The menu as an element, while it shows.
  final var element: ElementPart? {
    guard let openMenu, let view = storedView, let configuration else { return nil }
    let target =
      storedDelegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let place = target.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : target
    let element = openMenu.element(of: view, below: place, itemType: .menuItem)
    ElementPart.number([element], of: openMenu)
    return element
  }

  private final func menu(
    for configuration: UIEditMenuConfiguration, of view: UIView
  ) -> UIMenu? {
    let responder = view.hostApplication.firstResponder ?? view
    let suggested = EditMenu.suggestedElements(for: view, from: responder)
    let menu =
      storedDelegate?.editMenuInteraction(
        self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
    return menu.children.isEmpty ? nil : menu
  }

  private final func open(_ menu: UIMenu, in application: UIApplication) -> OpenMenu {
    OpenMenu(menu, from: self, in: application) { [weak self] in self?.closed() }
  }

  private final func closed() {
    guard let configuration else { return }
    shown = nil
    self.configuration = nil
    guard let application = storedView?.hostApplication else { return }
    MenuAnimator.run(in: application.mainLoop) {
      storedDelegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: $0)
    }
  }
}

/// The methods by which an interaction asks for an edit menu, and tells of it.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu; `nil` for the commands that the system suggests.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Returns the rectangle of the view beside which the menu shows.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect

  /// Called when the menu is about to show.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)

  /// Called when the menu is about to disappear.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Returns `nil`: the commands that the system suggests.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Returns no rectangle: the menu shows at its point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
