/// The size of a view, and where it has the lines by which it is aligned.
public struct ViewDimensions: Equatable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat
  private let item: _LayoutItem?
  private let proposal: ProposedViewSize

  /// The dimensions of a size that knows of no guides.
  init(_ size: CGSize) {
    (width, height, item, proposal) = (size.width, size.height, nil, ProposedViewSize(size))
  }

  /// The dimensions of an item that is offered a size.
  @MainActor init(_ item: _LayoutItem, _ proposal: ProposedViewSize) {
    let size = item.size(proposal)
    (width, height) = (size.width, size.height)
    (self.item, self.proposal) = (item, proposal)
  }

  /// Where the view has an alignment.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.guide.id.defaultValue(in: self)
  }

  /// Where the view has an alignment.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.guide.id.defaultValue(in: self)
  }

  /// Where the view says that it has an alignment.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.guide) }

  /// Where the view says that it has an alignment.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.guide) }

  func explicit(_ guide: AlignmentGuide) -> CGFloat? {
    guard let item else { return nil }
    // Views are laid out on the main actor.
    return MainActor.runUnchecked(with: (item, guide, proposal)) { item, guide, proposal in
      guide.isEverSet ? item.explicit(guide, proposal) : nil
    }
  }

  var size: CGSize { CGSize(width: width, height: height) }

  /// Whether both are the same.
  public static func == (one: Self, other: Self) -> Bool {
    one.size == other.size && one.item === other.item && one.proposal == other.proposal
  }
}
