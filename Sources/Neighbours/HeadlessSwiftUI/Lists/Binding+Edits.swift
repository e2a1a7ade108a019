extension Binding
where Value: MutableCollection & RangeReplaceableCollection & RandomAccessCollection {
  /// What changes the collection as a user edits rows.
  func edits(_ actions: EditActions<Value>) -> RowEdits {
    var edits = RowEdits()
    if actions.contains(.delete) { edits.delete = { wrappedValue.remove(atOffsets: $0) } }
    if actions.contains(.move) {
      edits.move = { wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    return edits
  }
}
