/// A size that lies between others.
public nonisolated struct _FlexFrameLayout: UnaryLayout {
  /// There is no body.
  public typealias Body = Never

  /// The lengths between which one lies.
  struct Limits {
    let least: CGFloat?
    let ideal: CGFloat?
    let most: CGFloat?

    nonisolated init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
      let known = [least, ideal, most].compactMap(\.self)
      if known.contains(where: { $0.isNaN || $0 < 0 }) || least == .infinity {
        RuntimeIssue.log("Invalid frame dimension (negative or non-finite).")
      } else if known != known.sorted() {
        RuntimeIssue.log("Contradictory frame constraints specified.")
      }
      self.least = least.map { $0.isFinite ? max($0, 0) : 0 }
      self.ideal = ideal
      self.most = most.map { $0.isNaN ? .infinity : max($0, 0) }
    }

    func clamp(_ length: CGFloat) -> CGFloat {
      max(min(length, most ?? .infinity), least ?? 0)
    }

    /// What the view within is offered.
    func offer(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

    /// How long it is, with a view within that is so long.
    func length(_ proposal: CGFloat?, _ inner: CGFloat) -> CGFloat {
      guard let proposal else { return clamp(ideal ?? inner) }
      switch (least, most) {
      case (nil, nil): return inner
      case (_?, _?): return clamp(proposal)
      case (nil, let most?): return min(most, max(proposal, inner))
      case (let least?, nil): return max(least, min(proposal, inner))
      }
    }
  }

  let width: Limits
  let height: Limits
  let alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  @MainActor func size(of item: _LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
    let size = item.size(inner(proposal))
    return CGSize(
      width: width.length(proposal.width, size.width),
      height: height.length(proposal.height, size.height))
  }

  @MainActor func placement(
    of item: _LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement {
    let inner = inner(proposal)
    return Placement(origin: alignment.origin(item.dimensions(inner), in: size), proposal: inner)
  }
}
