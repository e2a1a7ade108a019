/// Screens in two or three columns, which are one stack where there is little width.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  /// There is no body.
  public typealias Body = Never

  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?

  @MainActor public static func _makeNode(_ view: Self, _ context: _Context) -> _Node<Self> {
    SplitNode(view, context) { view in
      var columns = [AnyView(view.sidebar), AnyView(view.detail)]
      if Content.self != EmptyView.self { columns.insert(AnyView(view.content), at: 1) }
      return SplitParts(
        columns: columns, visibility: view.visibility, compactColumn: view.compactColumn)
    }
  }

  /// Creates three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
  }

  /// Creates three columns, and says which of them show.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    visibility = columnVisibility
  }

  /// Creates three columns, and says which of them is on top where there is little width.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    compactColumn = preferredCompactColumn
  }

  /// Creates three columns, and says which of them show.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    (visibility, compactColumn) = (columnVisibility, preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates two columns, and says which of them show.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    visibility = columnVisibility
  }

  /// Creates two columns, and says which of them is on top where there is little width.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    compactColumn = preferredCompactColumn
  }

  /// Creates two columns, and says which of them show.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    (visibility, compactColumn) = (columnVisibility, preferredCompactColumn)
  }
}
