/// The node of a container of screens: a controller of UIKit's, with screens that have its environment.
class ScreensNode<V: View>: _Node<V> {
  private(set) final var view: V

  init(_ view: V, _ context: _Context) {
    self.view = view
    super.init(context)
  }

  // MARK: For subclasses

  /// UIKit's controller.
  var controller: UIViewController? { nil }

  /// The view has another value.
  func viewHasChanged() {}

  /// The environment of the screens is another one.
  func environmentHasChanged() {}

  // MARK: Changes

  override func update(_ view: V, _ environment: EnvironmentValues) {
    self.view = view
    if !environment.isSame(as: self.environment) { environmentChanged(environment) }
    viewHasChanged()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    environmentHasChanged()
  }

  // MARK: Layout

  override var ownView: UIView? { controller?.viewIfLoaded }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    guard let controller else { return }
    place(controller, CGRect(origin: origin, size: size(proposal)), canvas)
  }
}
