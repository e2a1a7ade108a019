/// The node of room that takes what others leave.
final class SpacerNode: _Node<Spacer> {
  private var least: CGFloat

  init(_ view: Spacer, _ context: _Context) {
    least = view.minLength ?? ViewSpacing.standard
    super.init(context)
  }

  override func update(_ view: Spacer, _ environment: EnvironmentValues) {
    self.environment = environment
    let old = least
    least = view.minLength ?? ViewSpacing.standard
    if least != old { layoutChanged() }
  }

  override var traits: ViewTraits {
    var traits = super.traits
    traits.priority = -.infinity
    return traits
  }

  override var spacing: ViewSpacing { .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let axis else {
      return CGSize(
        width: max(proposal.width ?? least, least), height: max(proposal.height ?? least, least))
    }
    var size = CGSize.zero
    size[axis] = max(proposal[axis] ?? least, least)
    return size
  }
}
