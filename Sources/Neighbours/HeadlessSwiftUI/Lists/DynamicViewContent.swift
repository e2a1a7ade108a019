/// Views for the elements of a collection, which a user may edit in a list.
@preconcurrency @MainActor
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  @preconcurrency @MainActor var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection.
  @MainActor public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets a user delete rows.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    modifier(RowEditsModifier(edits: RowEdits(delete: action)))
  }

  /// Lets a user move rows.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    modifier(RowEditsModifier(edits: RowEdits(move: action)))
  }

  /// Lets a user drop items between rows, which nothing in a test does.
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    modifier(RowEditsModifier(edits: RowEdits()))
  }
}

/// Says what a user may do to rows.
nonisolated struct RowEditsModifier: ViewModifier {
  typealias Body = Never

  let edits: RowEdits

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _Context
  ) -> _Node<ModifiedContent<C, Self>> {
    RowEditsNode(view, context)
  }
}

/// The node of rows of which something is said that a user may do.
final class RowEditsNode<C: View>: ModifierNode<C, RowEditsModifier> {
  override func changed(from old: RowEditsModifier) { if isInRows { structureChanged() } }

  override func collectRows(_ rows: inout RowCollector) {
    let mark = rows.mark
    child?.collectRows(&rows)
    rows.edit(from: mark, modifier.edits, of: self)
  }
}
