/// What a user may do to the rows of a `ForEach`.
struct RowEdits {
  /// Which `ForEach` it is.
  var owner: ObjectIdentifier?
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  /// These, and what others say besides.
  func merging(_ outer: RowEdits) -> RowEdits {
    RowEdits(
      owner: owner ?? outer.owner, delete: delete ?? outer.delete, move: move ?? outer.move)
  }
}
