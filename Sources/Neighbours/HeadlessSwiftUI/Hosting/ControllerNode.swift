/// The node of a view controller of UIKit's, which is a child of the nearest one around.
final class ControllerNode<V: UIViewControllerRepresentable>:
  RepresentedNode<V, V.UIViewControllerType>
{
  private let coordinator: V.Coordinator

  override init(_ view: V, _ context: _Context) {
    coordinator = Tracker.outside { view.makeCoordinator() }
    super.init(view, context)
  }

  private var about: V.Context {
    V.Context(coordinator: coordinator, transaction: .current, environment: environment)
  }

  override func make() -> V.UIViewControllerType? {
    copy.value.makeUIViewController(context: about)
  }

  override func show(_ made: V.UIViewControllerType) {
    copy.value.updateUIViewController(made, context: about)
  }

  override var ownView: UIView? { made?.viewIfLoaded }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let controller = represented else { return .zero }
    let size = copy.value.sizeThatFits(proposal, uiViewController: controller, context: about)
    if let size { return size }
    let preferred = controller.preferredContentSize
    return proposal.replacingUnspecifiedDimensions(
      by: preferred == .zero ? CGSize(width: 10, height: 10) : preferred)
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    guard let controller = represented else { return }
    place(controller, CGRect(origin: origin, size: size(proposal)), canvas)
  }

  override func ended() {
    if let made {
      take(out: made)
      V.dismantleUIViewController(made, coordinator: coordinator)
    }
    super.ended()
  }
}
