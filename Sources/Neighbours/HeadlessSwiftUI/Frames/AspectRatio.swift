/// How something with proportions fills a size with others.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is seen.
  case fit
  /// It leaves nothing free.
  case fill
}

/// A view with proportions.
public nonisolated struct _AspectRatioLayout: UnaryLayout {
  /// There is no body.
  public typealias Body = Never

  let ratio: CGFloat?
  let mode: ContentMode

  init(ratio: CGFloat?, mode: ContentMode) { (self.ratio, self.mode) = (ratio, mode) }

  /// Creates the proportions, as `aspectRatio(_:contentMode:)` does.
  public init(aspectRatio: CGFloat?, contentMode: ContentMode) {
    self.init(ratio: aspectRatio, mode: contentMode)
  }

  @MainActor private func inner(
    _ item: _LayoutItem, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    let ideal = item.size(.unspecified)
    guard let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : nil), ratio > 0
    else { return proposal }
    func wide(_ width: CGFloat) -> ProposedViewSize {
      ProposedViewSize(width: width, height: width / ratio)
    }
    func high(_ height: CGFloat) -> ProposedViewSize {
      ProposedViewSize(width: height * ratio, height: height)
    }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return ProposedViewSize(ideal)
    case (let width?, nil): return wide(width)
    case (nil, let height?): return high(height)
    case (let width?, let height?):
      let isWidthShort = width <= height * ratio
      return isWidthShort == (mode == .fit) ? wide(width) : high(height)
    }
  }

  @MainActor func size(of item: _LayoutItem, _ proposal: ProposedViewSize) -> CGSize {
    item.size(inner(item, proposal))
  }

  @MainActor func placement(
    of item: _LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement {
    Placement(origin: .zero, proposal: inner(item, proposal))
  }
}
