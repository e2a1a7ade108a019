/// Screens on each other, of which the first one is given.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  /// There is no body.
  public typealias Body = Never

  let root: Root
  let path: PathBinding?

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    if let column = context.environment.splitColumn {
      return ColumnStackNode(view, context, column, root: { $0.root }, path: { $0.path })
    }
    return StackNode(view, context, root: { AnyView($0.root) }, path: { $0.path })
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that keeps its screens itself.
  public nonisolated init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// Creates a stack with a screen for each value of a path.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = PathBinding(path)
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Creates a stack with a screen for each value of a collection.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = PathBinding(path)
  }
}
