import FailureReporting
import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// The state after an update that raised, which on a device is mostly not seen.
@MainActor
@Suite("After updates of a collection view that do not fit", .ownApplication)
struct InconsistentUpdatesUnsourcedChoicesTests {
  private let log = CollectionLog([7, 2])
  private var collection: UICollectionView { log.collection }

  init() { collection.layoutIfNeeded() }

  /// The data during a batch that does not fit, and a batch that fits after it.
  nonisolated static let repairs: [(wrong: [Int], right: [Int], insert: [IndexPath], delete: Int)] =
    [
      ([7, 2], [8, 2], [[0, 7]], 0), ([9, 2], [9, 2], [[0, 7], [0, 8]], 0),
      ([4, 2], [4, 2], [], 3), ([7, 0], [7, 1], [], 0),
    ]

  @Test(arguments: repairs)
  func `after an update that raised the counts are those before it (behaviour 928)`(
    wrong: [Int], right: [Int], insert: [IndexPath], delete: Int
  ) {
    let first = failures {
      log.counts = wrong
      collection.insertItems(at: [[0, 0]])
    }
    let counts = (0..<2).map { collection.numberOfItems(inSection: $0) }
    let second = failures {
      collection.performBatchUpdates {
        log.counts = right
        collection.insertItems(at: insert)
        collection.deleteItems(at: (0..<delete).map { [0, $0] })
        if right[1] == 1 { collection.deleteItems(at: [[1, 0]]) }
      }
    }
    collection.layoutIfNeeded()

    #expect(first.count == 1)
    #expect(counts == [7, 2])
    #expect(second.reasons == [])
    #expect((0..<2).map { collection.numberOfItems(inSection: $0) } == right)
    #expect(collection.visibleCells.count == right[0] + right[1])
  }

  @Test func `what the data has no more is not asked for (behaviour 928)`() {
    let reasons = failures {
      log.counts = [1, 0]
      collection.insertItems(at: [[0, 0]])
      collection.scrollToItem(at: [0, 0], at: .top, animated: false)
      collection.layoutIfNeeded()
    }
    .reasons

    #expect(reasons.count == 1)
    #expect(collection.numberOfItems(inSection: 0) == 1)
    #expect(collection.visibleCells.count == 1)
  }
}
