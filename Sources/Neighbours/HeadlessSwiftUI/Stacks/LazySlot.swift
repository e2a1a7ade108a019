/// A view of a lazy stack or grid, or the place of one that has not been made yet.
@MainActor
final class LazySlot {
  /// Where a view stands in its section.
  enum Role { case header, row, footer }

  /// What a view takes of the length of its line.
  struct Extent {
    let length: CGFloat
    let spacing: ViewSpacing
  }

  private enum Source {
    case item(_LayoutItem)
    case row(any LazyRows, Int, wraps: [@MainActor (_LayoutItem) -> _LayoutItem])
  }

  private let source: Source
  /// Whether it is there from the start, and needs not be in sight to be measured.
  let isMadeAtOnce: Bool
  let section: Int
  let role: Role
  /// The track in which it stands; a header or a footer of a section goes over all of them.
  var column: Int?
  /// What it took when it was in sight last.
  var extent: Extent?
  /// What it is called while it is there, if it has been made.
  private(set) var identity: ObjectIdentifier?

  private init(_ source: Source, _ section: Int, _ role: Role) {
    (self.source, self.section, self.role) = (source, section, role)
    if case .item(let item) = source {
      isMadeAtOnce = true
      identity = item.rowIdentity
    } else {
      isMadeAtOnce = false
      identity = madeRow.map { ObjectIdentifier($0) }
    }
  }

  /// The views of the sections within a node, in their order.
  static func all(in node: _AnyNode?) -> [LazySlot] {
    var rows = RowCollector()
    node?.collectRows(&rows)
    return rows.sections.enumerated().flatMap { section, rows -> [LazySlot] in
      rows.header.map { LazySlot(.item($0), section, .header) }
        + rows.runs.flatMap { all(of: $0, section) }
        + rows.footer.map { LazySlot(.item($0), section, .footer) }
    }
  }

  private static func all(of run: RowRun, _ section: Int) -> [LazySlot] {
    switch run.content {
    case .one(let item): [LazySlot(.item(item), section, .row)]
    case .many(let rows, let identities):
      (0..<identities.count).map { LazySlot(.row(rows, $0, wraps: run.wraps), section, .row) }
    }
  }

  private var madeRow: RowNode? {
    guard case .row(let rows, let index, _) = source else { return nil }
    return rows.madeRow(at: index)
  }

  /// The view, which is made now if it has not been before, and is brought up to date.
  var item: _LayoutItem? {
    switch source {
    case .item(let item): return item
    case .row(let rows, let index, let wraps):
      guard let row = rows.row(at: index) else { return nil }
      identity = ObjectIdentifier(row)
      // What modifiers around make of a row knows of no change within, and is made anew.
      return row.item.map { item in wraps.reduce(item) { $1($0) } }
    }
  }

  /// Which views lie in front.
  var zIndex: Double { item?.traits.zIndex ?? 0 }

  /// What shows and goes together with it, if it has been made.
  var stage: RowStage? {
    if case .item(let item) = source { return item.stage }
    return madeRow?.stage
  }

  /// Whether it is looked at: a row that is not is brought up to date when it comes into sight.
  var isInSight = false { didSet { madeRow?.isInSight = isInSight } }

  /// Whether it is, or is around, a node.
  func holds(_ node: _AnyNode) -> Bool {
    switch source {
    case .item(let item):
      sequence(first: node) { $0.parent }.contains { ObjectIdentifier($0) == item.rowIdentity }
    case .row(let rows, let index, _): rows.index(of: node) == index
    }
  }
}
