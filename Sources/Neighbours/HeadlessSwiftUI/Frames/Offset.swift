/// A view that is shown elsewhere than where it stands.
public nonisolated struct _OffsetEffect: UnaryLayout {
  /// There is no body.
  public typealias Body = Never

  let offset: CGSize

  @MainActor func place(
    _ item: _LayoutItem, at origin: CGPoint, in size: CGSize, _ proposal: ProposedViewSize,
    _ canvas: UIKitCanvas
  ) {
    item.place(
      CGPoint(x: origin.x + offset.width, y: origin.y + offset.height), proposal, canvas)
  }
}

/// A view whose middle is at a point.
public nonisolated struct _PositionLayout: UnaryLayout {
  /// There is no body.
  public typealias Body = Never

  let position: CGPoint

  @MainActor func size(of item: _LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: item.size(proposal))
  }

  @MainActor func placement(
    of item: _LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement {
    let own = item.size(proposal)
    return Placement(
      origin: CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2),
      proposal: proposal)
  }
}
