/// A way of an app's to lay views out.
public protocol Layout: Animatable {
  /// What is kept between the calls.
  associatedtype Cache = Void

  /// What the layout says of itself.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept between the calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date when the views are others.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How far the views want to stand from others.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size that is answered to a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Puts the views to their places.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the views have a guide together, if they say so.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where the views have a guide together, if they say so.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The views.
  typealias Subviews = LayoutSubviews
}

extension Layout {
  /// Views follow each other in no direction.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes it anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// As far as all of the views want.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// They do not say so.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// They do not say so.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Lays views out.
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
  /// The direction in which the views follow each other.
  public var stackOrientation: Axis?

  /// Creates what a layout says that says nothing.
  public init() {}
}
