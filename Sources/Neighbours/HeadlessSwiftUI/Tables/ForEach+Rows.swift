extension ForEach: TableRowContent where Content: TableRowContent {
  /// The values of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// There is no body.
  public typealias TableRowBody = Never

  /// Creates rows of a table for elements that are told apart by a property.
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(of: data, { $0[keyPath: id] }, content)
  }

  @MainActor public var _rows: AnyView {
    AnyView(
      ForEach<Data, ID, TableRowsView<Content>>(of: data, identify) {
        TableRowsView(content: content($0))
      })
  }
}

extension ForEach
where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
  /// Creates rows of a table for elements that have an identity.
  public nonisolated init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(of: data, \.id, content)
  }
}
