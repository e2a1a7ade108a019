/// Screens on each other, or beside each other where there is room, by the name of older systems.
public nonisolated struct NavigationView<Content: View>: View {
  /// There is no body.
  public typealias Body = Never

  let content: Content

  /// Creates a view of screens: what is given comes in columns where there is room.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views of the columns.
  private var columns: [AnyView] {
    (content as? any ViewParts)?.parts ?? [AnyView(content)]
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    let environment = context.environment
    if environment.hasNavigationColumns, environment.horizontalSizeClass == .regular {
      return SplitNode(view, context) { view in
        let columns = view.columns
        let detail = columns.count > 1 ? columns[columns.count - 1] : AnyView(EmptyView())
        return SplitParts(
          columns: columns.count > 2
            ? [columns[0], columns[1], detail] : [columns.first ?? detail, detail])
      }
    }
    return StackNode(
      view, context, root: { $0.columns.first ?? AnyView(EmptyView()) }, path: { _ in nil })
  }
}
