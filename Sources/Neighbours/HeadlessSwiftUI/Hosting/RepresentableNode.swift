/// The node of a view of UIKit's.
final class RepresentableNode<V: UIViewRepresentable>: RepresentedNode<V, V.UIViewType> {
  private let coordinator: V.Coordinator

  override init(_ view: V, _ context: _Context) {
    coordinator = Tracker.outside { view.makeCoordinator() }
    super.init(view, context)
  }

  private var about: V.Context {
    V.Context(coordinator: coordinator, transaction: .current, environment: environment)
  }

  override func make() -> V.UIViewType? { copy.value.makeUIView(context: about) }

  override func show(_ made: V.UIViewType) { copy.value.updateUIView(made, context: about) }

  override var ownView: UIView? { made }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let view = represented else { return .zero }
    return copy.value.sizeThatFits(proposal, uiView: view, context: about)
      ?? RepresentedSize.size(of: view, proposal)
  }

  override func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {
    guard let view = represented else { return }
    canvas.marks.apply(to: view)
    canvas.add(view, CGRect(origin: origin, size: size(proposal)))
  }

  override func ended() {
    if let made {
      made.removeFromSuperview()
      V.dismantleUIView(made, coordinator: coordinator)
    }
    super.ended()
  }
}
