extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer: View {
  /// The values of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// There is no body.
  public typealias TableRowBody = Never

  @MainActor public var _rows: AnyView {
    AnyView(
      Section<Parent, TableRowsView<Content>, Footer>(
        header: header, content: TableRowsView(content: content), footer: footer,
        isExpanded: isExpanded))
  }

  /// Creates a section of a table with a header.
  public nonisolated init<V>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue, Footer == EmptyView {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of a table with a title.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  /// Creates a section of a table with a title.
  @_disfavoredOverload
  public nonisolated init<V, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of a table.
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}
