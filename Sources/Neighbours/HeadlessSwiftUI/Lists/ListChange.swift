/// How the sections and rows of a list differ from its older ones.
@MainActor
struct ListChange {
  private let sections: SequenceChange
  private var rows: [(old: Int, new: Int, change: RowChange)] = []

  init(from old: [RowSection], to new: [RowSection]) {
    sections = SequenceChange(from: old.map(\.id), to: new.map(\.id))
    let (gone, come) = (
      Set(sections.removed + sections.moved.map(\.from)),
      Set(sections.inserted + sections.moved.map(\.to))
    )
    let kept = zip(
      old.indices.filter { !gone.contains($0) }, new.indices.filter { !come.contains($0) })
    for (from, to) in kept { rows.append((from, to, new[to].change(from: old[from]))) }
  }

  var isEmpty: Bool { sections.isEmpty && rows.allSatisfy(\.change.isEmpty) }

  /// Tells a collection view; a section at another place is one that has gone and come.
  func apply(to view: UICollectionView) {
    let gone = sections.removed + sections.moved.map(\.from)
    let come = sections.inserted + sections.moved.map(\.to)
    if !gone.isEmpty { view.deleteSections(IndexSet(gone)) }
    if !come.isEmpty { view.insertSections(IndexSet(come)) }
    for (old, new, change) in rows where !change.isEmpty {
      view.deleteItems(at: change.removed.map { IndexPath(item: $0, section: old) })
      view.insertItems(at: change.inserted.map { IndexPath(item: $0, section: new) })
      for (from, to) in change.moved {
        view.moveItem(
          at: IndexPath(item: from, section: old), to: IndexPath(item: to, section: new))
      }
    }
  }

  /// Whether sections have other headers, footers or spaces than before.
  static func endsDiffer(_ old: [RowSection], _ new: [RowSection]) -> Bool {
    !old.elementsEqual(new) {
      $0.id == $1.id && $0.header.isEmpty == $1.header.isEmpty
        && $0.footer.isEmpty == $1.footer.isEmpty && $0.spacing == $1.spacing
    }
  }
}
