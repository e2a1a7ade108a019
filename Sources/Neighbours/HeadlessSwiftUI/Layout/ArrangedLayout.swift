/// A layout that lays views out as a container of the module's does.
protocol ArrangedLayout: Layout where Cache == Void {
  associatedtype A: Arrangement

  /// What lays the views out.
  var arrangement: A { get }
}

extension ArrangedLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    MainActor.runUnchecked(with: self) {
      $0.arrangement.size(of: subviews.map(\.item), proposal)
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let placements = MainActor.runUnchecked(with: self) {
      $0.arrangement.placements(of: subviews.map(\.item), in: bounds.size, proposal)
    }
    for (subview, place) in zip(subviews, placements) {
      subview.place(at: place.origin.moved(by: bounds.origin), proposal: place.proposal)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    MainActor.runUnchecked(with: self) {
      $0.arrangement.spacing(of: subviews.map(\.item))
    }
  }
}

/// Views beside each other.
public struct HStackLayout: ArrangedLayout, Sendable {
  /// How they are aligned.
  public var alignment: VerticalAlignment
  /// How far they stand from each other.
  public var spacing: CGFloat?

  /// Creates a layout.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// Views follow each other from side to side.
  public static var layoutProperties: LayoutProperties { .init(.horizontal) }

  var arrangement: StackArrangement {
    StackArrangement(direction: .horizontal, guide: alignment.guide, gap: spacing)
  }
}

/// Views below each other.
public struct VStackLayout: ArrangedLayout, Sendable {
  /// How they are aligned.
  public var alignment: HorizontalAlignment
  /// How far they stand from each other.
  public var spacing: CGFloat?

  /// Creates a layout.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// Views follow each other from top to bottom.
  public static var layoutProperties: LayoutProperties { .init(.vertical) }

  var arrangement: StackArrangement {
    StackArrangement(direction: .vertical, guide: alignment.guide, gap: spacing)
  }
}

/// Views one in front of the other.
public struct ZStackLayout: ArrangedLayout, Sendable {
  /// How they are aligned.
  public var alignment: Alignment

  /// Creates a layout.
  public nonisolated init(alignment: Alignment = .center) { self.alignment = alignment }

  var arrangement: LayerArrangement { LayerArrangement(alignment: alignment) }
}

extension LayoutProperties {
  init(_ axis: Axis) {
    self.init()
    stackOrientation = axis
  }
}
