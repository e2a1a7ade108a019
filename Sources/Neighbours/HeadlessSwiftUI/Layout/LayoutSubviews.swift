/// The views that a layout lays out.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// A part of the views.
  public typealias SubSequence = LayoutSubviews
  /// A view.
  public typealias Element = LayoutSubview
  /// The place of a view.
  public typealias Index = Int

  private let all: [LayoutSubview]
  /// Where the first view is.
  public let startIndex: Int
  /// Where the last view ends.
  public let endIndex: Int
  /// Where lines begin.
  public var layoutDirection = LayoutDirection.leftToRight

  init(_ all: [LayoutSubview], _ range: Range<Int>? = nil) {
    self.all = all
    (startIndex, endIndex) = (range?.lowerBound ?? 0, range?.upperBound ?? all.count)
  }

  /// A view.
  public subscript(index: Int) -> LayoutSubview { all[index] }

  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(all, bounds) }
}

/// A view that a layout lays out.
public struct LayoutSubview: Equatable, Sendable {
  let item: _LayoutItem
  let index: Int
  /// Where the layout has put it.
  let board: LayoutBoard

  /// Puts the view to a place.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainActor.runUnchecked {
      let size = item.size(proposal)
      board.placements[index] = Placement(
        origin: CGPoint(
          x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
        proposal: proposal)
    }
  }

  /// The size that the view answers to a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.runUnchecked { item.size(proposal) }
  }

  /// The size that the view answers to a proposal, and its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.runUnchecked { item.dimensions(proposal) }
  }

  /// How far the view wants to stand from others.
  public var spacing: ViewSpacing { MainActor.runUnchecked { item.spacing } }

  /// Which views get room first.
  public var priority: Double { MainActor.runUnchecked { item.traits.priority } }

  /// What the view says for layouts of the app's.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    MainActor.runUnchecked { item.traits[LayoutValueTrait<K>.self] }
  }

  /// Whether both are the same view.
  public static func == (one: Self, other: Self) -> Bool { one.item === other.item }
}
