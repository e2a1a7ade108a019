/// What a container measures and places.
@MainActor
public class _LayoutItem {
  private static let keptSizes = 6
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []

  // MARK: For subclasses

  /// What the container reads of it.
  var traits: ViewTraits { ViewTraits() }

  /// What shows and goes together with it, in a list.
  var stage: RowStage? { nil }

  /// What tells it from other rows of a list while it is there, whatever is around it.
  var rowIdentity: ObjectIdentifier { ObjectIdentifier(self) }

  /// How far it wants to stand from others.
  var spacing: ViewSpacing { ViewSpacing() }

  /// Where it says that it has a guide, in a size that was proposed.
  func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The size that it answers to a proposal, which it is asked once.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Puts its views to a place, with what was proposed in the end.
  func place(_ origin: CGPoint, _ proposal: ProposedViewSize, _ canvas: UIKitCanvas) {}

  /// Forgets what it has answered.
  func forgetSizes() { if !sizes.isEmpty { sizes.removeAll(keepingCapacity: true) } }

  // MARK: For containers

  /// The size that it answers to a proposal.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    Measures.sizes &+= 1
    let size = measure(proposal)
    if sizes.count == Self.keptSizes { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  /// The size that it answers to a proposal, and its guides.
  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(self, proposal)
  }
}
