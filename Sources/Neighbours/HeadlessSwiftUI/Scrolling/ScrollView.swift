/// Views that can be larger than the room that they have.
public nonisolated struct ScrollView<Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  /// The views.
  public var content: Content
  /// The directions in which they can be larger.
  public var axes: Axis.Set
  /// Whether it shows how far they are scrolled.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ScrollNode(view, context)
  }
}
