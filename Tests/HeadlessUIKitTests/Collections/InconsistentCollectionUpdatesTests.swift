import FailureReporting
import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Updates of a collection view that do not fit", .ownApplication)
struct InconsistentCollectionUpdatesTests {
  private let log = CollectionLog([7, 2])
  private var collection: UICollectionView { log.collection }

  init() { collection.layoutIfNeeded() }

  /// Makes updates, and returns the report; the collection view is as after a reload.
  private func reason(
    _ counts: [Int]? = nil, _ body: @escaping (UICollectionView) -> Void
  ) -> String {
    let failures = failures {
      if let counts { log.counts = counts }
      collection.performBatchUpdates { body(collection) }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.name.rawValue == "NSInternalInconsistencyException")
    collection.layoutIfNeeded()
    #expect(collection.numberOfSections == log.counts.count)
    #expect(collection.visibleCells.count == min(12, log.counts.reduce(0, +)))
    return failures.first?.reason ?? ""
  }

  @Test func `the number of items (behaviour 481)`() {
    #expect(
      reason { $0.deleteItems(at: [[0, 0]]) }
        == "Invalid update: invalid number of items in section 0. The number of items contained in "
        + "an existing section after the update (7) must be equal to the number of items contained "
        + "in that section before the update (7), plus or minus the number of items inserted or "
        + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of items "
        + "moved into or out of that section (0 moved in, 0 moved out). Collection view: "
        + "<UICollectionView>")
  }

  @Test func `the number of sections (behaviour 481)`() {
    #expect(
      reason { $0.deleteSections([1]) }
        == "Invalid update: invalid number of sections. The number of sections contained in the "
        + "collection view after the update (2) must be equal to the number of sections contained "
        + "in the collection view before the update (2), plus or minus the number of sections "
        + "inserted or deleted (0 inserted, 1 deleted). Collection view: <UICollectionView>")
  }

  @Test func `counts that have changed in another way (behaviour 482)`() {
    #expect(
      reason([5, 2]) { $0.deleteItems(at: [[0, 0]]) }
        == """
        Invalid batch updates detected: the number of sections and/or items returned by the data \
        source before and/or after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 2 sections with item counts: [7, 2] }
        Data source after updates = { 2 sections with item counts: [5, 2] }
        Updates = [
        \tDelete item (0 - 0)
        ]
        """)
  }

  /// A fault in updates, and UIKit's message about it.
  struct Fault: Sendable {
    let words: String
    let make: @MainActor @Sendable (UICollectionView) -> Void

    init(_ words: String, _ make: @escaping @MainActor @Sendable (UICollectionView) -> Void) {
      self.words = words
      self.make = make
    }
  }

  nonisolated static let faults: [Fault] = [
    Fault(
      "attempt to delete item 9 from section 0 which only contains 7 items before the update",
      { $0.deleteItems(at: [[0, 9]]) }
    ),
    Fault(
      "attempt to insert item 8 into section 0, but there are only 7 items in section 0 after the "
        + "update", { $0.insertItems(at: [[0, 8]]) }
    ),
    Fault(
      "attempt to delete section 4, but there are only 2 sections before the update",
      { $0.deleteSections([4]) }
    ),
    Fault(
      "attempt to insert section 3 but there are only 2 sections after the update",
      { $0.insertSections([3]) }
    ),
    Fault(
      "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, "
        + "path = 0 - 1})",
      {
        $0.deleteItems(at: [[0, 1]])
        $0.moveItem(at: [0, 1], to: [0, 0])
      }
    ),
    Fault(
      "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, "
        + "path = 0 - 1})",
      {
        $0.reloadItems(at: [[0, 1]])
        $0.moveItem(at: [0, 1], to: [0, 0])
      }
    ),
    Fault(
      "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, "
        + "path = 0 - 0})",
      {
        $0.insertItems(at: [[0, 0]])
        $0.moveItem(at: [0, 1], to: [0, 0])
      }
    ),
    Fault(
      "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 1})",
      {
        $0.deleteItems(at: [[0, 1]])
        $0.reloadItems(at: [[0, 1]])
      }
    ),
  ]

  @Test(arguments: faults)
  func `places that do not exist or collide (behaviour 483, 484, 485)`(fault: Fault) {
    #expect(reason { fault.make($0) } == fault.words)
  }

  @Test func `the completion says that the batch was not made`() {
    var finished: Bool?
    let reasons = failures {
      collection.performBatchUpdates {
        collection.deleteItems(at: [[0, 0]])
      } completion: {
        finished = $0
      }
    }
    .reasons

    collection.hostApplication.mainLoop.settle()

    #expect(reasons.count == 1)
    #expect(finished == false)
  }

  @Test func `a path that names no item refuses the batch around it, and is all that is reported`()
  {
    var finished: Bool?

    let reason = reason { [log] collection in
      collection.performBatchUpdates {
        log.counts = [6, 2]
        collection.deleteItems(at: [IndexPath(index: 0)])
        collection.insertItems(at: [[0, 6]])
        log.counts = [7, 2]
      } completion: {
        finished = $0
      }
    }
    collection.hostApplication.mainLoop.settle()

    #expect(reason.hasPrefix("Invalid index path for use with UICollectionView"))
    #expect(finished == false)
  }

  @Test func `an insertion after a reload in the same batch is a part of the reload`() {
    let reasons = failures {
      collection.performBatchUpdates {
        log.counts = [6, 2]
        collection.reloadData()
        collection.insertItems(at: [[0, 0]])
        log.counts = [9, 2]
      }
    }
    .reasons
    collection.layoutIfNeeded()

    #expect(reasons == [])
    #expect(collection.numberOfItems(inSection: 0) == 9)
  }

  @Test func `counts that cannot be are none`() {
    log.counts = [-3]

    let reasons = failures {
      collection.reloadData()
      collection.layoutIfNeeded()
    }
    .reasons

    #expect(
      reasons == ["The data source's collectionView(_:numberOfItemsInSection:) returned -3."])
    #expect(collection.numberOfItems(inSection: 0) == 0)
  }
}
