import Foundation

/// The positions of the rows, headers and footers of a table.
///
/// Rows have the usual height unless another one is known, so that any number of them needs little
/// memory. The tops of sections are added up on demand, from the first changed section on.
struct TableGeometry {
  /// A section: the number of its rows, and its heights.
  struct Section {
    var count: Int
    var header: CGFloat
    var footer: CGFloat
    var isHeaderMeasured = false
    var isFooterMeasured = false
    var uneven = UnevenRows()
  }

  private(set) var sections: [Section] = []
  /// The height of a row for which no other height is known.
  private(set) var usual = DeviceProfile.current.tables.rowHeight
  private var tops: [CGFloat] = []
  private var validTops = 0

  /// The top of the first section, below the header of the table.
  var start: CGFloat = 0 {
    didSet { if start != oldValue { validTops = 0 } }
  }

  init() {}

  init(_ sections: [Section], usual: CGFloat, start: CGFloat) {
    self.sections = sections
    self.usual = usual
    self.start = start
  }

  // MARK: Changing

  mutating func setUsual(_ height: CGFloat) {
    guard height != usual else { return }
    usual = height
    for index in sections.indices where !sections[index].uneven.isEmpty {
      sections[index].uneven.sumUp(height)
    }
    validTops = 0
  }

  mutating func setHeight(_ height: CGFloat, of row: ItemPath) {
    guard contains(row) else { return }
    if sections[row.section].uneven.setHeight(height, of: row.row, usual: usual) {
      changed(row.section)
    }
  }

  mutating func setHeader(_ height: CGFloat, of section: Int) {
    guard sections.indices.contains(section) else { return }
    sections[section].isHeaderMeasured = true
    if Self.replace(&sections[section].header, by: height) { changed(section) }
  }

  mutating func setFooter(_ height: CGFloat, of section: Int) {
    guard sections.indices.contains(section) else { return }
    sections[section].isFooterMeasured = true
    if Self.replace(&sections[section].footer, by: height) { changed(section) }
  }

  /// Sets a height, and returns whether it was another one.
  private static func replace(_ old: inout CGFloat, by new: CGFloat) -> Bool {
    defer { old = new }
    return old != new
  }

  /// Applies a change to sections and heights.
  ///
  /// New sections get the heights of `fresh`.
  mutating func adopt(_ change: some ListChange, counts: [Int], fresh: Section) {
    var adopted = counts.map { count in
      var section = fresh
      section.count = count
      return section
    }
    var heights: [Int: [(row: Int, height: CGFloat)]] = [:]
    for index in sections.indices {
      if let target = change.newSection(of: index), adopted.indices.contains(target) {
        adopted[target].header = sections[index].header
        adopted[target].footer = sections[index].footer
        adopted[target].isHeaderMeasured = sections[index].isHeaderMeasured
        adopted[target].isFooterMeasured = sections[index].isFooterMeasured
      }
      guard !sections[index].uneven.isEmpty else { continue }
      if let plain = change.plainChange(ofSection: index), adopted.indices.contains(plain.section) {
        let count = adopted[plain.section].count
        // Changed in place, so that one row among thousands does not cost a copy of them.
        swap(&adopted[plain.section].uneven, &sections[index].uneven)
        adopted[plain.section].uneven.follow(plain.rows, count: count, usual: usual)
        continue
      }
      for (row, height) in sections[index].uneven.known {
        guard let target = change.newItem(of: ItemPath(section: index, row: row)),
          adopted.indices.contains(target.section), target.row < adopted[target.section].count
        else { continue }
        heights[target.section, default: []].append((target.row, height))
      }
    }
    for (index, known) in heights {
      adopted[index].uneven = UnevenRows(known.sorted { $0.row < $1.row }, usual: usual)
    }
    sections = adopted
    validTops = 0
  }

  private mutating func changed(_ section: Int) { validTops = min(validTops, section + 1) }

  private mutating func addUp() {
    guard validTops <= sections.count else { return }
    if tops.count != sections.count + 1 {
      tops = [CGFloat](repeating: start, count: sections.count + 1)
      validTops = 0
    }
    if validTops == 0 {
      tops[0] = start
      validTops = 1
    }
    var top = tops[validTops - 1]
    for index in (validTops - 1)..<sections.count {
      top += height(of: sections[index])
      tops[index + 1] = top
    }
    validTops = sections.count + 1
  }

  // MARK: Asking

  func contains(_ row: ItemPath) -> Bool {
    sections.indices.contains(row.section) && row.row >= 0
      && row.row < sections[row.section].count
  }

  private func rowsHeight(_ section: Section) -> CGFloat {
    CGFloat(section.count) * usual + section.uneven.excess
  }

  private func height(of section: Section) -> CGFloat {
    section.header + rowsHeight(section) + section.footer
  }

  /// Returns the bottom of the last section.
  mutating func end() -> CGFloat {
    addUp()
    return tops.last ?? start
  }

  mutating func top(of section: Int) -> CGFloat {
    addUp()
    return tops[section]
  }

  mutating func height(of section: Int) -> CGFloat { height(of: sections[section]) }

  func height(of row: ItemPath) -> CGFloat {
    sections[row.section].uneven.height(of: row.row) ?? usual
  }

  mutating func top(of row: ItemPath) -> CGFloat {
    let section = sections[row.section]
    return top(of: row.section) + section.header + CGFloat(row.row) * usual
      + section.uneven.excess(before: row.row)
  }

  mutating func footerTop(of section: Int) -> CGFloat {
    let top = top(of: section)
    return top + sections[section].header + rowsHeight(sections[section])
  }

  /// Returns the sections that overlap the range between two offsets, edges included.
  mutating func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    addUp()
    guard !sections.isEmpty, low <= high else { return 0..<0 }
    // The first section that ends at or below the upper edge.
    let first = Int.first(ofSorted: sections.count) { tops[$0 + 1] >= low }
    var last = first
    while last < sections.count, tops[last] <= high { last += 1 }
    return first..<last
  }

  /// Returns the rows that overlap the range between two offsets.
  ///
  /// Rows of height 0 are left out.
  ///
  /// - Parameter limit: How many rows are returned at most.
  mutating func rows(
    from low: CGFloat, to high: CGFloat, atMost limit: Int = .max
  ) -> [ItemPath] {
    guard low < high else { return [] }
    var rows: [ItemPath] = []
    for index in sections(from: low, to: high) {
      let section = sections[index]
      let top = tops[index] + section.header
      guard section.count > 0, top < high, top + rowsHeight(section) > low else { continue }
      var row = max(0, section.uneven.row(at: max(0, low - top), usual: usual))
      while row < section.count, rows.count < limit {
        let rowTop = top + CGFloat(row) * usual + section.uneven.excess(before: row)
        guard rowTop < high else { break }
        let height = section.uneven.height(of: row) ?? usual
        if height > 0, rowTop + height > low { rows.append(ItemPath(section: index, row: row)) }
        // There may be millions of rows of height 0, so they are skipped together.
        if usual > 0 { row += 1 } else { row = section.uneven.next(from: row + 1) ?? section.count }
      }
    }
    return rows
  }
}
