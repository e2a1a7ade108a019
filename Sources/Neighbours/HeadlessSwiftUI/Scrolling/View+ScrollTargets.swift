extension View {
  /// Says where scroll views come to rest.
  public nonisolated func scrollTargetBehavior<B: ScrollTargetBehavior>(
    _ behavior: B
  ) -> some View {
    environment(\.scrollRest, ScrollRest(behavior: behavior))
  }

  /// Says that scroll views rest at the views within.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }

  /// Shows a part of the content of scroll views first.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollStart, anchor)
  }

  /// Ties the view that a scroll view stands at to a value.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    let wish = id.wrappedValue.map { ScrollPlace.Wish.id(AnyHashable($0), nil) }
    return environment(
      \.scrollPlace,
      ScrollPlace(wish: wish, anchor: anchor) { id.wrappedValue = $0.base as? ID })
  }

  /// Ties where a scroll view stands to a value.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// Has the content of scroll views stand from their sides.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16, .all), for: placement)
  }

  /// Has the content of scroll views stand from their sides.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Has the content of scroll views stand from their sides.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }
}
