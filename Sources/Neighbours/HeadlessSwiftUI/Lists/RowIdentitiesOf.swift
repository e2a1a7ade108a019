/// The identities of rows at some moment.
final class RowIdentitiesOf<ID: Hashable>: RowIdentities {
  private let all: [ID]

  init(_ all: [ID]) { self.all = all }

  override var count: Int { all.count }

  override func change(from old: RowIdentities) -> SequenceChange {
    guard let old = old as? RowIdentitiesOf<ID> else { return super.change(from: old) }
    return SequenceChange(from: old.all, to: all)
  }

  override func moving(_ source: Int, to target: Int) -> RowIdentities {
    guard all.indices.contains(source), all.indices.contains(target) else { return self }
    var all = all
    all.insert(all.remove(at: source), at: target)
    return RowIdentitiesOf(all)
  }
}
