extension ForEach {
  /// Creates rows for the elements of a binding, which a user may edit.
  public nonisolated init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID,
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates rows for the elements of a binding, which a user may edit.
  public nonisolated init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection,
    C.Index: Hashable, Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    Content == EditableCollectionContent<R, C>
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { EditableCollectionContent(content: content(data[$0.0])) },
      identify: { $0.1 })
    edits = data.edits(editActions)
  }
}
