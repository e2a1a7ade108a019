/// The screen of a sheet, a cover or a popover.
final class PresentedScreen<Content: View>: UIHostingController<Content>, BoundScreen,
  UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate
{
  weak var owner: (any ScreenOwner)?
  private let look = PresentationLook()

  /// Creates the screen of a node's binding, which says itself how it is presented.
  init(
    _ content: Content, _ style: UIModalPresentationStyle, of node: _AnyNode
  ) {
    var environment = node.environment
    environment.presentationLook = look
    super.init(content, of: node, environment)
    modalPresentationStyle = style
    look.screen = self
    presentationController?.delegate = self
    // What the views say of the presentation is to be known before it begins.
    host?.begin()
  }

  @MainActor required dynamic init?(coder aDecoder: NSCoder) { nil }

  /// Takes another value and another environment of the node.
  func update(_ content: Content, _ environment: EnvironmentValues) {
    var environment = environment
    environment.presentationLook = look
    take(environment)
    rootView = content
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { owner?.left(self) }
  }

  // MARK: The presentation

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard modalPresentationStyle == .popover else {
      return controller.adaptivePresentationStyle(for: traitCollection)
    }
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    return look.adaptation?.style ?? .pageSheet
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { look.selected(sheetPresentationController.selectedDetentIdentifier) }
}
