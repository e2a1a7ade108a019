import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("What waits to be used again in a collection view", .ownApplication)
struct CollectionReusePoolTests {
  private let log = CollectionLog()
  private var collection: UICollectionView { log.collection }

  init() { log.listened = ["prepareForReuse"] }

  /// Shows some items, and returns how many cells were reused for them.
  private func show(_ count: Int) -> Int {
    log.counts = [count]
    collection.reloadData()
    return log.lines { collection.layoutIfNeeded() }.count
  }

  @Test func `goes when memory is short, and what shows stays (behaviour 96)`() {
    #expect(show(10) == 0)
    #expect(show(3) == 3)
    let shown = Set(collection.visibleCells)

    collection.hostApplication.giveMemoryWarning()

    #expect(Set(collection.visibleCells) == shown)
    #expect(show(10) == 3)
  }

  @Test func `only what is in view has cells, however many items there are`() {
    _ = show(1_000_000)

    collection.contentOffset.y = 10_000_000
    collection.layoutIfNeeded()

    #expect(collection.subviews.count == 12)
  }
}
