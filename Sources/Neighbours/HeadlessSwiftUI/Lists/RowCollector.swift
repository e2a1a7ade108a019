/// The sections and rows of a list, as the nodes within it tell them.
@MainActor
struct RowCollector {
  private(set) var sections: [RowSection] = []
  private var isOpen = false
  private var looseCount = 0

  /// How much is there at some moment.
  struct Mark {
    let section: Int
    let run: Int
  }

  var mark: Mark {
    Mark(section: max(sections.count - 1, 0), run: sections.last?.runs.count ?? 0)
  }

  /// Begins a section, with its header and footer.
  mutating func open(_ section: RowSection) {
    sections.append(section)
    isOpen = true
  }

  /// Ends a section.
  mutating func close() { isOpen = false }

  /// Adds a row.
  mutating func add(_ item: _LayoutItem) { add(RowRun(.one(item))) }

  /// Adds rows that are made when they are shown.
  mutating func add(_ rows: any LazyRows, _ identities: RowIdentities) {
    add(RowRun(.many(rows, identities)))
  }

  private mutating func add(_ run: RowRun) {
    if !isOpen {
      open(RowSection(id: .loose(looseCount)))
      looseCount += 1
    }
    sections[sections.count - 1].runs.append(run)
  }

  /// Changes the runs that were added since a moment.
  private mutating func change(from mark: Mark, _ body: (inout RowRun) -> Void) {
    for section in sections.indices.dropFirst(mark.section) {
      let first = section == mark.section ? mark.run : 0
      for run in sections[section].runs.indices.dropFirst(first) {
        body(&sections[section].runs[run])
      }
    }
  }

  /// They belong to an element of a `ForEach`.
  mutating func number(from mark: Mark, _ index: Int) {
    change(from: mark) { run in
      if run.edits.owner == nil { run.offset = index } else { run.isClosed = true }
    }
  }

  /// A user may do something to them.
  mutating func edit(from mark: Mark, _ edits: RowEdits, of owner: _AnyNode) {
    guard edits.delete != nil || edits.move != nil else { return }
    var edits = edits
    edits.owner = ObjectIdentifier(owner)
    change(from: mark) { run in if !run.isClosed { run.edits = run.edits.merging(edits) } }
  }

  /// A modifier says something of them: of all at once, and of those made later as they are made.
  mutating func wrap(
    from mark: Mark, _ all: ([_LayoutItem]) -> [_LayoutItem],
    _ each: @escaping @MainActor (_LayoutItem) -> _LayoutItem
  ) {
    var items: [_LayoutItem] = []
    change(from: mark) { run in
      if case .one(let item) = run.content { items.append(item) } else { run.wraps.append(each) }
    }
    var wrapped = all(items)[...]
    change(from: mark) { run in
      if case .one = run.content, let item = wrapped.popFirst() { run.content = .one(item) }
    }
  }

  /// The sections, all of whose rows are there.
  var finished: [RowSection] {
    sections.map { section in
      var section = section
      section.finish()
      return section
    }
  }
}
