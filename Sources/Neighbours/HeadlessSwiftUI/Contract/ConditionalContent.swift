/// One of two views, as `if` and `else` have them.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// There is no body.
  public typealias Body = Never

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    ConditionalNode(view, context)
  }

  @MainActor public static var _rowCount: Int? {
    TrueContent._rowCount == FalseContent._rowCount ? TrueContent._rowCount : nil
  }
}
