/// Says where a view has a line by which it is aligned.
nonisolated struct AlignmentGuideModifier: UnaryLayout {
  typealias Body = Never

  let guide: AlignmentGuide
  let compute: (ViewDimensions) -> CGFloat

  @MainActor func explicit(
    _ guide: AlignmentGuide, of item: _LayoutItem, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guide == self.guide else { return item.explicit(guide, proposal) }
    return compute(item.dimensions(proposal))
  }

  @MainActor func change(_ traits: inout ViewTraits) { guide.noteSet() }

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    view.modifier.guide.noteSet()
    return UnaryNode(view, context)
  }
}
