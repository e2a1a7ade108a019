extension List {
  /// Creates a list of elements that have an identity; several can be selected.
  public nonisolated init<Data, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data: RandomAccessCollection, Data.Element: Identifiable,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }

  /// Creates a list of elements told apart by a property; several can be selected.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data: RandomAccessCollection, Content == ForEach<Data, ID, RowContent>
  {
    self.init(selection.map { ListSelection($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of numbers that do not change; several can be selected.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>
  {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }

  /// Creates a list of bindings to elements that have an identity; several can be selected.
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >
  {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }

  /// Creates a list of bindings to elements told apart by a property; several can be selected.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable,
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
  {
    self.init(selection.map { ListSelection($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of elements that have an identity and can be edited; several can be selected.
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable, Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list of elements told apart by a property, to be edited; several can be selected.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index: Hashable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID,
      EditableCollectionContent<RowContent, Data>
    >
  {
    self.init(
      selection.map { ListSelection($0) },
      ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list of a tree of elements that have an identity; several can be selected.
  public nonisolated init<Data, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data: RandomAccessCollection, Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of a tree of elements told apart by a property; several can be selected.
  public nonisolated init<Data, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data: RandomAccessCollection,
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(
      selection.map { ListSelection($0) },
      OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
