extension View {
  /// Changes the view from phase to phase, again and again, each time with an animation.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(erased: ErasedViewOf(self))
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }

  /// Changes the view from phase to phase, once each time that a value changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(erased: ErasedViewOf(self))
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
  }
}
