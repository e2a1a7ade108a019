/// The size of UIKit's views that do not answer to proposals.
@MainActor
enum RepresentedSize {
  /// The view's own size, as far as it holds to that; else what is proposed.
  static func size(of view: UIView, _ proposal: ProposedViewSize) -> CGSize {
    let own = view.intrinsicContentSize
    return CGSize(
      width: length(own.width, proposal.width, view, .horizontal),
      height: length(own.height, proposal.height, view, .vertical))
  }

  private static func length(
    _ own: CGFloat, _ proposal: CGFloat?, _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard own >= 0 else { return proposal ?? 10 }
    guard let proposal else { return own }
    let required = UILayoutPriority.defaultHigh
    if proposal > own, view.contentHuggingPriority(for: axis) < required { return proposal }
    if proposal < own, view.contentCompressionResistancePriority(for: axis) < required {
      return proposal
    }
    return own
  }
}
