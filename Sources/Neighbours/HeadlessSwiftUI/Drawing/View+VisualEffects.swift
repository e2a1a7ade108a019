extension View {
  /// Changes how the view looks, by where it is.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    VisualEffectView(content: self) { effect(EmptyVisualEffect(), $0)._changes }
  }

  /// Changes how the view looks where it comes into sight and leaves it: in sight it looks as it does then.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { transition(EmptyVisualEffect(), .identity)._changes.applied(to: self) }

  /// Changes how the view looks where it comes into sight and leaves it: in sight it looks as it does then.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { scrollTransition(topLeading, axis: axis, transition: transition) }
}

/// A view that looks as its place says.
private nonisolated struct VisualEffectView<Content: View>: View {
  let content: Content
  let changes: (GeometryProxy) -> _VisualChanges
  @State private var place: GeometryProxy?

  init(content: Content, changes: @escaping (GeometryProxy) -> _VisualChanges) {
    self.content = content
    self.changes = changes
  }

  @MainActor var body: some View {
    let changes = place.map(changes) ?? _VisualChanges()
    // The place is that without the effects: they move nothing of the layout.
    changes.applied(to: content)
      .onGeometryChange(for: GeometryProxy.self, of: { $0 }, action: { place = $0 })
  }
}
