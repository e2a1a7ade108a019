import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Where rows lie")
struct TableGeometryTests {
  /// Tables with 60 changes each, against heights that are simply added up.
  @Test func `agrees with heights that are added up one by one`() {
    let fuzz = Fuzz(short: 60, long: 300)
    var random = fuzz.generator
    var questions = 0

    for round in 0..<fuzz.steps {
      var plain = PlainGeometry(&random)
      var geometry = plain.geometry
      for _ in 0..<60 {
        plain.change(&geometry, &random)
        let low = Double(Int.random(in: -50...900, using: &random))
        let high = low + Double(Int.random(in: 0...300, using: &random))
        questions += 1
        guard geometry.rows(from: low, to: high) == plain.rows(from: low, to: high),
          geometry.end() == plain.end
        else {
          Issue.record("\(fuzz), round \(round), from \(low) to \(high)")
          return
        }
        for row in plain.rows where geometry.top(of: row) != plain.top(of: row) {
          Issue.record("\(fuzz), round \(round), \(row)")
          return
        }
      }
    }

    #expect(questions == 60 * fuzz.steps)
  }

  /// A change of which only single rows can be asked.
  private struct RowByRow: ListChange {
    let change: BatchChange

    func newSection(of section: Int) -> Int? { change.newSection(of: section) }
    func newItem(of row: ItemPath) -> ItemPath? { change.newItem(of: row) }
  }

  @Test func `follows a change of whole sections as it follows row by row`() {
    let fuzz = Fuzz(short: 200, long: 5_000)
    var random = fuzz.generator
    let fresh = TableGeometry.Section(count: 0, header: 7, footer: 0)

    for round in 0..<fuzz.steps {
      let count = Int.random(in: 0...40, using: &random)
      var one = TableGeometry(
        [TableGeometry.Section(count: count, header: 5, footer: 0)], usual: 44, start: 0)
      for row in 0..<count where Bool.random(using: &random) {
        let height = Double([10, 60, 200].randomElement(using: &random) ?? 0)
        one.setHeight(height, of: ItemPath(section: 0, row: row))
      }
      var other = one
      let removed = (0..<count).filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
      let after = count - removed.count + Int.random(in: 0...6, using: &random)
      let added = Array((0..<after).shuffled(using: &random).prefix(after - count + removed.count))
      let change = BatchChange(
        sections: IndexChange(removed: [], added: []), movedSections: [:], reloadedSections: [],
        rows: [0: IndexChange(removed: removed, added: added)], movedRows: [:], reloadedRows: [])

      one.adopt(change, counts: [after], fresh: fresh)
      other.adopt(RowByRow(change: change), counts: [after], fresh: fresh)

      let rows = (0..<after).map { ItemPath(section: 0, row: $0) }
      guard rows.map({ one.height(of: $0) }) == rows.map({ other.height(of: $0) }),
        rows.map({ one.top(of: $0) }) == rows.map({ other.top(of: $0) }),
        one.end() == other.end(), change.plainChange(ofSection: 0) != nil
      else {
        Issue.record("\(fuzz), round \(round)")
        return
      }
    }
  }

  @Test func `takes no time for any number of rows`() {
    var geometry = TableGeometry(
      [TableGeometry.Section(count: .max, header: 0, footer: 0)], usual: 44, start: 0)

    #expect(
      geometry.rows(from: 440, to: 528) == [
        ItemPath(section: 0, row: 10), ItemPath(section: 0, row: 11),
      ])
    geometry.setHeight(0, of: ItemPath(section: 0, row: .max - 1))
    geometry.setUsual(0)
    #expect(geometry.rows(from: 0, to: 1_000) == [])
    #expect(geometry.contains(ItemPath(section: 0, row: .max - 1)))
    #expect(!geometry.contains(ItemPath(section: 0, row: .max)))
  }
}

/// The same with an array of heights for each section, and everything added up each time.
@MainActor
private struct PlainGeometry {
  var usual = 44.0
  var heights: [[Double?]] = []
  var headers: [Double] = []
  var footers: [Double] = []
  let start: Double

  init(_ random: inout SeededGenerator) {
    start = Double(Int.random(in: 0...30, using: &random))
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      heights.append(Array(repeating: nil, count: Int.random(in: 0...12, using: &random)))
      headers.append(Double(Int.random(in: 0...20, using: &random)))
      footers.append(0)
    }
  }

  var geometry: TableGeometry {
    TableGeometry(
      zip(heights, headers).map {
        TableGeometry.Section(count: $0.count, header: $1, footer: 0)
      }, usual: usual, start: start)
  }

  mutating func change(_ geometry: inout TableGeometry, _ random: inout SeededGenerator) {
    guard let section = heights.indices.randomElement(using: &random) else { return }
    let height = Double([0, 10, 44, 60, 200].randomElement(using: &random) ?? 0)
    switch random.next() % 8 {
    case 0:
      usual = Double([1, 20, 44].randomElement(using: &random) ?? 0)
      geometry.setUsual(usual)
    case 1:
      headers[section] = height
      geometry.setHeader(height, of: section)
    case 2:
      footers[section] = height
      geometry.setFooter(height, of: section)
    default:
      guard let row = heights[section].indices.randomElement(using: &random) else { return }
      // A height that is the usual one says nothing that was not known.
      if heights[section][row] != nil || height != usual { heights[section][row] = height }
      geometry.setHeight(height, of: ItemPath(section: section, row: row))
    }
  }

  private var places: [(row: ItemPath, top: Double, height: Double)] {
    var places: [(row: ItemPath, top: Double, height: Double)] = []
    var y = start
    for section in heights.indices {
      y += headers[section]
      for row in heights[section].indices {
        let height = heights[section][row] ?? usual
        places.append((ItemPath(section: section, row: row), y, height))
        y += height
      }
      y += footers[section]
    }
    return places
  }

  var rows: [ItemPath] { places.map(\.row) }

  var end: Double {
    heights.indices.reduce(start) { sum, section in
      sum + headers[section] + footers[section]
        + heights[section].reduce(0) { $0 + ($1 ?? usual) }
    }
  }

  func top(of row: ItemPath) -> Double? { places.first { $0.row == row }?.top }

  func rows(from low: Double, to high: Double) -> [ItemPath] {
    guard low < high else { return [] }
    return places.filter { $0.height > 0 && $0.top < high && $0.top + $0.height > low }.map(\.row)
  }
}
