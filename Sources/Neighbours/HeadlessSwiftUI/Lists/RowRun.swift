/// A row of a list, or several of a `ForEach` that are made when they are shown.
@MainActor
struct RowRun {
  enum Content {
    case one(_LayoutItem)
    case many(any LazyRows, RowIdentities)
  }

  var content: Content
  /// The place of the element of the `ForEach` around to which all of it belongs.
  var offset: Int?
  var edits = RowEdits()
  /// Whether another `ForEach` is around what the edits belong to.
  var isClosed = false
  /// Puts what modifiers around say into rows as they are made.
  var wraps: [@MainActor (_LayoutItem) -> _LayoutItem] = []

  init(_ content: Content) { self.content = content }

  var count: Int {
    switch content {
    case .one: 1
    case .many(_, let identities): identities.count
    }
  }

  var id: ObjectIdentifier {
    switch content {
    case .one(let item): item.rowIdentity
    case .many(let rows, _): ObjectIdentifier(rows)
    }
  }

  /// What makes the rows of an older moment these ones.
  func change(from old: RowRun) -> SequenceChange {
    guard case (.many(_, let new), .many(_, let old)) = (content, old.content) else {
      return SequenceChange(removing: 0, inserting: 0)
    }
    return new.change(from: old)
  }

  /// The row at a place.
  func row(at index: Int) -> ListRow? {
    switch content {
    case .one(let item):
      return ListRow(node: nil, wraps: [], item: item, offset: offset, edits: edits)
    case .many(let rows, _):
      guard let node = rows.row(at: index) else { return nil }
      return ListRow(
        node: node, wraps: wraps, item: nil, offset: offset ?? index, edits: edits
      ).renewed
    }
  }
}

/// A row of a list.
@MainActor
struct ListRow {
  /// The node of a row that was made as it was shown.
  let node: RowNode?
  /// Puts what modifiers around say into such a row.
  let wraps: [@MainActor (_LayoutItem) -> _LayoutItem]
  private(set) var item: _LayoutItem?
  /// The place of its element in its `ForEach`.
  let offset: Int?
  let edits: RowEdits

  /// The row, which may show something else than before.
  var renewed: ListRow {
    guard let node else { return self }
    var row = self
    row.item = node.item.map { item in wraps.reduce(item) { $1($0) } }
    return row
  }

  var stage: RowStage? { node?.stage ?? item?.stage }
  var traits: ViewTraits { item?.traits ?? ViewTraits() }
  /// What the row stands for in a selection.
  var tag: AnyHashable? {
    let traits = traits
    return traits[TagTrait.self] ?? traits.element ?? node?.element
  }
  /// Deletes the row, if that may be done.
  var delete: (() -> Void)? {
    guard let offset, let delete = edits.delete, !traits[DeleteDisabledTrait.self] else {
      return nil
    }
    return { delete(IndexSet(integer: offset)) }
  }
  var canMove: Bool {
    offset != nil && edits.move != nil && !traits[MoveDisabledTrait.self]
  }
}
