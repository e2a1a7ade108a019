import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Updates of a collection view", .ownApplication)
struct UICollectionViewUpdatesTests {
  private let log = CollectionLog([40])
  private var collection: UICollectionView { log.collection }

  init() {
    collection.layoutIfNeeded()
    log.listened = ["cellForItem", "willDisplay", "didEndDisplaying", "prepareForReuse"]
  }

  /// Changes the counts and updates the collection view, and returns the reports.
  private func update(_ counts: [Int], _ body: (UICollectionView) -> Void) -> [String] {
    failures {
      log.counts = counts
      body(collection)
    }
    .reasons
  }

  @Test func `an insert loads the item, then ends the one that leaves`() {
    let moved = collection.cellForItem(at: [0, 2])

    let lines = log.lines { #expect(update([41]) { $0.insertItems(at: [[0, 2]]) } == []) }

    #expect(lines == ["cellForItem 0-2", "willDisplay 0-2", "didEndDisplaying 0-12"])
    #expect(collection.cellForItem(at: [0, 3]) === moved)
    #expect(moved?.frame.origin == CGPoint(x: 100, y: 50))
    #expect(collection.numberOfItems(inSection: 0) == 41)
    #expect(collection.contentSize.height == 1050)
  }

  @Test func `a delete loads what comes into view, then ends the item`() {
    let lines = log.lines { #expect(update([39]) { $0.deleteItems(at: [[0, 2]]) } == []) }

    #expect(lines == ["cellForItem 0-11", "willDisplay 0-11", "didEndDisplaying 0-2"])
  }

  @Test func `a reload takes another cell before it gives the old one back (behaviour 468)`() {
    let old = collection.cellForItem(at: [0, 2])

    let lines = log.lines { #expect(update([40]) { $0.reloadItems(at: [[0, 2]]) } == []) }

    #expect(lines == ["cellForItem 0-2", "willDisplay 0-2", "didEndDisplaying 0-2"])
    #expect(collection.cellForItem(at: [0, 2]) !== old)
    #expect(old?.superview == nil)
  }

  @Test func `a reconfigured item keeps its cell, others ask nothing (behaviour 486)`() {
    let cell = collection.cellForItem(at: [0, 3])
    collection.selectItem(at: [0, 3], animated: false, scrollPosition: [])

    let lines = log.lines {
      #expect(update([40]) { $0.reconfigureItems(at: [[0, 3], [0, 30]]) } == [])
    }

    #expect(lines == ["cellForItem 0-3"])
    #expect(collection.cellForItem(at: [0, 3]) === cell)
    #expect(log.selected == [[0, 3]])
  }

  @Test func `a move asks for no cell, and the selection follows`() {
    let cell = collection.cellForItem(at: [0, 7])
    collection.selectItem(at: [0, 7], animated: false, scrollPosition: [])

    let lines = log.lines { #expect(update([40]) { $0.moveItem(at: [0, 7], to: [0, 0]) } == []) }

    #expect(lines == [])
    #expect(collection.cellForItem(at: [0, 0]) === cell)
    #expect(cell?.frame.origin == .zero)
    #expect(log.selected == [[0, 0]])
  }

  @Test func `old places are deleted and new ones inserted, whatever the order (behaviour 479)`() {
    collection.allowsMultipleSelection = true
    for item in [0, 5, 9] {
      collection.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }

    let reasons = update([39]) { collection in
      collection.performBatchUpdates {
        collection.insertItems(at: [[0, 0]])
        collection.deleteItems(at: [[0, 0], [0, 1]])
        collection.moveItem(at: [0, 9], to: [0, 1])
      }
    }

    #expect(reasons == [])
    #expect(log.selected == [[0, 5], [0, 1]])
  }

  @Test func `nested batches are one, and the completion comes on a later turn (behaviour 479)`() {
    var finished: [Bool] = []
    log.listened = ["numberOf"]

    let lines = log.lines {
      collection.performBatchUpdates {
        log.counts = [42]
        collection.insertItems(at: [[0, 0]])
        collection.performBatchUpdates {
          collection.insertItems(at: [[0, 1]])
        } completion: {
          finished.append($0)
        }
        #expect(collection.numberOfItems(inSection: 0) == 40)
      } completion: {
        finished.append($0)
      }
    }

    #expect(lines == ["numberOfSections", "numberOfItems 0"])
    #expect(collection.numberOfItems(inSection: 0) == 42)
    #expect(finished == [])
    collection.hostApplication.mainLoop.settle()
    #expect(finished == [true, true])
  }

  @Test func `sections come, go and move with their headers`() {
    let flow = CollectionLog.flow()
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    let log = CollectionLog([2, 4, 2], layout: flow)
    let kind = UICollectionView.elementKindSectionHeader
    log.collection.layoutIfNeeded()
    let header = log.collection.supplementaryView(forElementKind: kind, at: [2, 0])
    let first = log.collection.cellForItem(at: [2, 0])

    let reasons = failures {
      log.counts = [2, 1, 2]
      log.collection.performBatchUpdates {
        log.collection.deleteSections([0, 1])
        log.collection.moveSection(2, toSection: 0)
        log.collection.insertSections([1, 2])
      }
    }
    .reasons

    #expect(reasons == [])
    #expect(log.collection.supplementaryView(forElementKind: kind, at: [0, 0]) === header)
    #expect(header?.frame.minY == 0)
    #expect(log.collection.cellForItem(at: [0, 0]) === first)
    #expect(log.collection.visibleSupplementaryViews(ofKind: kind).count == 3)
  }

  @Test func `a reloaded section may have another number of items`() {
    #expect(update([3]) { $0.reloadSections([0]) } == [])

    #expect(collection.visibleCells.count == 3)
  }

  @Test func `the first batch counts before it changes anything (behaviour 480)`() {
    let log = CollectionLog([3])

    let reasons = failures {
      log.counts = [4]
      log.collection.performBatchUpdates { log.collection.insertItems(at: [[0, 0]]) }
    }
    .reasons
    let inside = failures {
      log.collection.performBatchUpdates {
        log.counts = [5]
        log.collection.insertItems(at: [[0, 0]])
      }
    }
    .reasons

    #expect(reasons.count == 1)
    #expect(reasons[0].contains("after the update (4) must be equal"))
    #expect(inside == [])
  }

  @Test func `a batch whose content ends above moves the offset there (behaviour 499)`() {
    collection.contentOffset.y = 700
    collection.layoutIfNeeded()

    #expect(update([10]) { $0.deleteItems(at: (10..<40).map { [0, $0] }) } == [])

    #expect(collection.contentOffset.y == 0)
    #expect(collection.visibleCells.count == 10)
  }

  // MARK: The layout (behaviour 497)

  @Test func `the layout hears of each update in order (behaviour 497)`() {
    let layout = LoggingLayout()
    let log = CollectionLog([3], layout: layout)
    log.collection.layoutIfNeeded()
    layout.listened = ["invalidateWith", "prepare", "updates", "final", "initial", "finalize"]

    let lines = layout.lines {
      log.counts = [3]
      log.collection.performBatchUpdates {
        log.collection.deleteItems(at: [[0, 0]])
        log.collection.insertItems(at: [[0, 2]])
      }
    }

    #expect(
      lines == [
        "invalidateWith false true", "prepare", "updates 2", "final 0", "final 1", "final 2",
        "initial 0", "initial 1", "initial 2", "finalize",
      ])
  }

  // MARK: Updates that do not escape

  /// A list whose override hands closures on.
  private final class Counting: UICollectionView {
    var batches = 0
    var wraps = false

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      batches += 1
      guard wraps else { return super.performBatchUpdates(updates, completion: completion) }
      super.performBatchUpdates({ updates?() }, completion: { completion?($0) })
    }
  }

  @Test(arguments: [false, true])
  func `reach the override once, and may call what does not escape (behaviour 950)`(wraps: Bool) {
    let list = Counting(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.wraps = wraps
    var made: [String] = []
    func make(_ updates: () -> Void) {
      list.performBatchUpdates(updates)
      list.performBatchUpdates({ updates() }, completion: nil)
      list.performBatchUpdates { list.performBatchUpdates { updates() } }
    }

    make { made.append("update") }

    #expect(made == ["update", "update", "update"])
    #expect(list.batches == 4)
  }
}
