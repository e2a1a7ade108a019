extension Text: LeafView {
  static func isSame(_ a: Text, _ b: Text) -> Bool { a == b }

  @MainActor func make(_ node: LeafNode<Text>) -> HostedText { HostedText(frame: .zero) }

  @MainActor func show(in view: HostedText, _ node: LeafNode<Text>) {
    view.show(TextResolver(node).runs(self), node.environment)
  }

  @MainActor func measure(_ view: HostedText, _ proposal: ProposedViewSize) -> CGSize {
    view.size(proposal)
  }

  /// Lines of text stand as far from each other as their font has them.
  @MainActor func spacing(_ view: HostedText) -> ViewSpacing {
    let font = view.font
    let lead = (font.lineHeight * 0.1).upToPixel
    return .text(
      ViewSpacing.TextEdges(
        underText: font.leading.upToPixel, underView: font.lineHeight + lead - font.ascender,
        overView: max(font.lineHeight + lead - font.capHeight, lead + font.descender)))
  }

  @MainActor func baseline(_ view: HostedText, isLast: Bool, _ size: CGSize) -> CGFloat? {
    isLast ? view.lastBaseline(size) : view.firstBaseline
  }
}
