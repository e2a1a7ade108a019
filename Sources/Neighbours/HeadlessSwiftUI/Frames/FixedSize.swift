/// A view in its own size.
public nonisolated struct _FixedSizeLayout: UnaryLayout {
  /// There is no body.
  public typealias Body = Never

  let horizontal: Bool
  let vertical: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  @MainActor func size(of item: _LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
    item.size(inner(proposal))
  }

  @MainActor func placement(
    of item: _LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement {
    Placement(origin: .zero, proposal: inner(proposal))
  }
}
