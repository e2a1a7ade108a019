/// A size that is given.
public nonisolated struct _FrameLayout: UnaryLayout {
  /// There is no body.
  public typealias Body = Never

  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = Self.valid(width)
    self.height = Self.valid(height)
    self.alignment = alignment
  }

  nonisolated private static func valid(_ length: CGFloat?) -> CGFloat? {
    guard let length, !(length.isFinite && length >= 0) else { return length }
    RuntimeIssue.log("Invalid frame dimension (negative or non-finite).")
    return nil
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  @MainActor func size(of item: _LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = item.size(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  @MainActor func placement(
    of item: _LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement {
    let inner = inner(proposal)
    return Placement(origin: alignment.origin(item.dimensions(inner), in: size), proposal: inner)
  }

  @MainActor func spacing(of item: _LayoutItem) -> ViewSpacing {
    var spacing = item.spacing
    if width != nil { spacing.reset(.horizontal) }
    if height != nil { spacing.reset(.vertical) }
    return spacing
  }
}
