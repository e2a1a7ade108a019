/// A section of a list, with its rows.
@MainActor
struct RowSection {
  /// What tells it from others.
  enum ID: Hashable {
    case node(ObjectIdentifier)
    /// Rows that stand in no section, by their order among such ones.
    case loose(Int)
  }

  let id: ID
  var header: [_LayoutItem] = []
  var footer: [_LayoutItem] = []
  /// The space around it.
  var spacing = ListSectionSpacing.default
  var runs: [RowRun] = []
  private(set) var starts: [Int] = []
  private(set) var count = 0

  init(id: ID) { self.id = id }

  /// Counts the rows, all of which are there.
  mutating func finish() {
    (starts, count) = ([], 0)
    for run in runs {
      starts.append(count)
      count += run.count
    }
  }

  /// The run in which a row stands, and its place in that.
  private func place(_ index: Int) -> (run: Int, index: Int)? {
    guard index >= 0, index < count else { return nil }
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    // Runs without rows begin where the next one does.
    while low + 1 < starts.count, starts[low + 1] <= index { low += 1 }
    return (low, index - starts[low])
  }

  func row(at index: Int) -> ListRow? {
    place(index).flatMap { runs[$0.run].row(at: $0.index) }
  }

  /// The edits of a row, without making it.
  func edits(at index: Int) -> RowEdits? { place(index).map { runs[$0.run].edits } }

  /// The place of a row that belongs to a node, or is it.
  func index(of node: _AnyNode) -> Int? {
    for (start, run) in zip(starts, runs) {
      switch run.content {
      case .one(let item): if item.rowIdentity == ObjectIdentifier(node) { return start }
      case .many(let rows, _): if let index = rows.index(of: node) { return start + index }
      }
    }
    return nil
  }

  /// A row stands at another place, which the user has moved there.
  mutating func move(_ source: Int, to target: Int) {
    guard let from = place(source), let to = place(target) else { return }
    if from.run == to.run, case .many(let rows, let identities) = runs[from.run].content {
      runs[from.run].content = .many(rows, identities.moving(from.index, to: to.index))
    } else if case .one = runs[from.run].content {
      runs.insert(runs.remove(at: from.run), at: to.run)
    }
    finish()
  }

  /// What makes the rows of an older moment these ones.
  func change(from old: RowSection) -> RowChange {
    var change = RowChange()
    let runChange = SequenceChange(from: old.runs.map(\.id), to: runs.map(\.id))
    func remove(_ run: Int) {
      change.removed += old.starts[run]..<(old.starts[run] + old.runs[run].count)
    }
    func insert(_ run: Int) { change.inserted += starts[run]..<(starts[run] + runs[run].count) }
    runChange.removed.forEach(remove)
    runChange.inserted.forEach(insert)
    for (from, to) in runChange.moved {
      if case .one = runs[to].content {
        change.moved.append((old.starts[from], starts[to]))
      } else {
        remove(from)
        insert(to)
      }
    }
    let (gone, come) = (
      Set(runChange.removed + runChange.moved.map(\.from)),
      Set(runChange.inserted + runChange.moved.map(\.to))
    )
    let kept = zip(
      old.runs.indices.filter { !gone.contains($0) }, runs.indices.filter { !come.contains($0) })
    for (from, to) in kept {
      let inner = runs[to].change(from: old.runs[from])
      change.removed += inner.removed.map { old.starts[from] + $0 }
      change.inserted += inner.inserted.map { starts[to] + $0 }
      change.moved += inner.moved.map { (old.starts[from] + $0.from, starts[to] + $0.to) }
    }
    return change
  }
}

/// How the rows of a section differ from its older ones.
struct RowChange {
  var removed: [Int] = []
  var inserted: [Int] = []
  var moved: [(from: Int, to: Int)] = []

  var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty }
}
