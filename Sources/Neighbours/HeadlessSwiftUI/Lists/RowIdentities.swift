/// The identities of rows at some moment, whatever their type.
@MainActor
class RowIdentities {
  var count: Int { 0 }

  /// What has changed since others.
  func change(from old: RowIdentities) -> SequenceChange {
    SequenceChange(removing: old.count, inserting: count)
  }

  /// The same, with one of them at another place.
  func moving(_ source: Int, to target: Int) -> RowIdentities { self }
}
