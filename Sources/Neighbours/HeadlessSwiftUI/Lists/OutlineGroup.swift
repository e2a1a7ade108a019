/// Rows for a tree of elements, of which those with others within them open and close.
public nonisolated struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let data: Data
  let identify: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
}

/// The rows within a row of a tree, whatever their type.
public nonisolated struct OutlineSubgroupChildren: View {
  let erased: AnyView

  /// The rows.
  @MainActor public var body: some View { erased }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The rows.
  @MainActor public var body: some View {
    ForEach(data, id: identify) { element in
      if let within = children(element) {
        DisclosureGroup {
          AnyView(
            OutlineGroup(
              data: within, identify: identify, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates rows for a tree of elements that have an identity.
  public nonisolated init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates rows for a tree of elements that are told apart by a property.
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      data: data, identify: id, children: { $0[keyPath: children] }, content: content)
  }

  /// Creates rows for an element that has an identity, and those within it.
  public nonisolated init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element, Data: RangeReplaceableCollection {
    self.init(Data([root]), id: \.id, children: children, content: content)
  }
}
