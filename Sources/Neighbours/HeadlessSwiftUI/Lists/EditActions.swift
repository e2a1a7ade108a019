/// What a user may do to the elements of a collection that a list shows.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of bits.
  public nonisolated init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Rows can be moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// Rows for the elements of a collection, which a user may edit.
public nonisolated struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content

  /// The view of the element.
  @MainActor public var body: some View { content }
}
