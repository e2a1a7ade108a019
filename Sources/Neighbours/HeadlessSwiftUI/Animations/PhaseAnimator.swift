/// Views that go from phase to phase, each with an animation.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  let phases: [Phase]
  /// What lets the views go through the phases once when it changes; `nil` where they always do.
  let trigger: (any Equatable)?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Creates views that go through phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    trigger = nil
  }

  /// Creates views that go through phases once each time that a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    self.trigger = trigger
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    PhaseNode(view, context)
  }

  @MainActor public static var _rowCount: Int? { Content._rowCount }
}
