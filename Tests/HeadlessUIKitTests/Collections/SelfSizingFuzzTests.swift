import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// Rows of random heights beside a list of numbers that knows which of them have shown.
@MainActor
@Suite("Random scrolling and updating of rows that decide their heights", .ownApplication)
struct SelfSizingFuzzTests {
  /// A row, and whether it has been asked for.
  private struct Row {
    var height: CGFloat
    var isKnown = false
  }

  @MainActor
  private final class Reference {
    var rows: [Row]
    let estimate: CGFloat

    init(_ rows: [Row], estimate: CGFloat) {
      self.rows = rows
      self.estimate = estimate
    }

    func show(_ index: Int) -> CGFloat {
      rows[index].isKnown = true
      return rows[index].height
    }

    /// The tops of all rows, and where the last one ends.
    var tops: [CGFloat] {
      rows.reduce(into: [0]) { tops, row in
        tops.append((tops.last ?? 0) + (row.isKnown ? row.height : estimate))
      }
    }
  }

  @Test(arguments: Fuzz.runs(short: 12, long: 400, steps: (40, 100)))
  func `each row lies where the ones before it end (behaviour 534, 784)`(fuzz: Fuzz) {
    var random = fuzz.generator
    func height() -> CGFloat { CGFloat(Int.random(in: 10...160, using: &random)) }
    let reference = Reference(
      (0..<200).map { _ in Row(height: height()) },
      estimate: CGFloat(Int.random(in: 20...140, using: &random)))
    let shown = SelfSizingCollection.rows(200, estimate: reference.estimate) {
      reference.show($0)
    }
    let collection = shown.collection
    collection.layoutIfNeeded()

    for step in 0..<fuzz.steps {
      let index = Int.random(in: 0..<reference.rows.count, using: &random)
      switch random.next() % 5 {
      case 0, 1:
        let end = max(0, Int(collection.contentSize.height - collection.bounds.height))
        collection.contentOffset.y = CGFloat(Int.random(in: 0...end, using: &random))
      case 2: collection.scrollToItem(at: [0, index], at: .centeredVertically, animated: false)
      case 3:
        reference.rows.insert(Row(height: height()), at: index)
        shown.counts = [reference.rows.count]
        collection.insertItems(at: [[0, index]])
      default:
        reference.rows.remove(at: index)
        shown.counts = [reference.rows.count]
        collection.deleteItems(at: [[0, index]])
      }
      collection.layoutIfNeeded()

      let tops = reference.tops
      let wrong = reference.rows.indices.filter { item in
        let frame = collection.layoutAttributesForItem(at: [0, item])?.frame ?? .zero
        return abs(frame.minY - tops[item]) > 0.01 || abs(frame.maxY - tops[item + 1]) > 0.01
      }
      let unknown = collection.indexPathsForVisibleItems.filter {
        !reference.rows[$0.item].isKnown
      }
      let total: CGFloat = tops.last ?? 0
      guard wrong.isEmpty, unknown.isEmpty, abs(collection.contentSize.height - total) < 0.01 else {
        Issue.record(
          """
          \(fuzz), step \(step): \(wrong) are elsewhere, \(unknown) were not measured, \
          \(collection.contentSize.height) instead of \(total)
          """)
        return
      }
    }

    let known = reference.rows.filter(\.isKnown).count
    #expect(known > 20, "\(fuzz)")
  }
}
