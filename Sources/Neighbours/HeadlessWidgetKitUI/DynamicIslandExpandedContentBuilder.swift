public import HeadlessSwiftUI

/// What a live activity shows at the top of the screen where it is as large as can be.
@preconcurrency @MainActor
public struct DynamicIslandExpandedContent<Content: View> {
  var regions: [DynamicIslandRegion]
}

/// Makes one content of the regions in a closure.
@preconcurrency @MainActor @resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  /// Takes a region.
  public static func buildExpression<Content: View>(
    _ expression: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Content> { .init(regions: [expression.region]) }

  /// No region.
  public static func buildBlock() -> DynamicIslandExpandedContent<EmptyView> { .init(regions: []) }

  /// One region is itself.
  public static func buildBlock<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<Content> { content }

  /// Several regions.
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<TupleView<(repeat each Content)>> {
    var regions: [DynamicIslandRegion] = []
    repeat regions += (each content).regions
    return .init(regions: regions)
  }

  /// Regions that are there under a condition.
  public static func buildOptional<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>?
  ) -> DynamicIslandExpandedContent<Content?> { .init(regions: content?.regions ?? []) }

  /// The first of two alternatives.
  public static func buildEither<First: View, Second: View>(
    first: DynamicIslandExpandedContent<First>
  ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
    .init(regions: first.regions)
  }

  /// The second of two alternatives.
  public static func buildEither<First: View, Second: View>(
    second: DynamicIslandExpandedContent<Second>
  ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
    .init(regions: second.regions)
  }

  /// Regions that a newer system has.
  public static func buildLimitedAvailability<Content: View>(
    _ content: DynamicIslandExpandedContent<Content>
  ) -> DynamicIslandExpandedContent<AnyView> { .init(regions: content.regions) }
}
