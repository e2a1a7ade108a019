/// Room that takes what others leave.
public nonisolated struct Spacer: View {
  /// There is no body.
  public typealias Body = Never

  /// The least length.
  public var minLength: CGFloat?

  /// Creates room.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    SpacerNode(view, context)
  }
}
