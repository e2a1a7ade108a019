import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("A diffable data source of a collection view", .ownApplication)
struct UICollectionViewDiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private let collection: UICollectionView
  private let source: UICollectionViewDiffableDataSource<String, Int>
  private let provided = Trace()

  init() {
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: CollectionLog.flow()
    )
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: collection) {
      [provided] collection, path, item in
      provided.add("\(item)")
      guard item >= 0 else { return nil }
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    apply([("a", [1, 2, 3]), ("b", [4, 5])])
    collection.layoutIfNeeded()
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func apply(_ sections: [(String, [Int])]) { source.apply(snapshot(sections)) }

  private var shown: [Int] {
    collection.indexPathsForVisibleItems.sorted()
      .compactMap { collection.cellForItem(at: $0)?.tag }
  }

  @Test func `is the data source at once (behaviour 546)`() {
    #expect(collection.dataSource === source)
    #expect(collection.numberOfSections == 2)
    #expect(shown == [1, 2, 3, 4, 5])
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4, 5])
  }

  @Test func `finds items and sections both ways (behaviour 556)`() {
    #expect(source.itemIdentifier(for: [1, 1]) == 5)
    #expect(source.itemIdentifier(for: [1, 2]) == nil)
    #expect(source.indexPath(for: 4) == [1, 0])
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "a") == 0)
  }

  @Test(arguments: [true, false])
  func `applies differences at once, and cells and selection follow (behaviour 548, 557, 558)`(
    animated: Bool
  ) {
    let cell = collection.cellForItem(at: [1, 0])
    collection.selectItem(at: [1, 0], animated: false, scrollPosition: [])
    let before = provided.lines.count
    var isDone = false

    source.apply(snapshot([("b", [4, 1]), ("c", [6])]), animatingDifferences: animated) {
      isDone = true
    }

    #expect(collection.numberOfSections == 2)
    #expect(shown == [4, 1, 6])
    #expect(collection.cellForItem(at: [0, 0]) === cell)
    #expect(collection.indexPathsForSelectedItems == [[0, 0]])
    #expect(Array(provided.lines.dropFirst(before)) == ["6"])
    #expect(!isDone)
    collection.hostApplication.mainLoop.settle()
    #expect(isDone)
  }

  @Test func `completes at once where nothing changes, later where it does (behaviour 929)`() {
    var marked = source.snapshot()
    marked.reconfigureItems([1])
    let moved = snapshot([("a", [1, 2, 3, 4]), ("b", [5])])

    let areDone = [source.snapshot(), marked, moved, moved].map { snapshot in
      var isDone = false
      source.apply(snapshot, animatingDifferences: false) { isDone = true }
      return isDone
    }

    #expect(areDone == [true, false, false, true])
  }

  @Test func `reconfigures in place and reloads with another cell (behaviour 486, 552)`() {
    let cells = [0, 1].map { collection.cellForItem(at: [0, $0]) }
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([1])
    snapshot.reloadItems([2])
    #expect(snapshot.reconfiguredItemIdentifiers == [1])
    #expect(snapshot.reloadedItemIdentifiers == [2])

    source.apply(snapshot)

    #expect(collection.cellForItem(at: [0, 0]) === cells[0])
    #expect(collection.cellForItem(at: [0, 1]) !== cells[1])
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(source.snapshot().reloadedItemIdentifiers == [])
    #expect(source.snapshot().reconfiguredItemIdentifiers == [])
  }

  @Test func `a reload deselects everything (behaviour 548)`() {
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])

    source.applySnapshotUsingReloadData(snapshot([("a", [1])]))
    collection.layoutIfNeeded()

    #expect(shown == [1])
    #expect(collection.indexPathsForSelectedItems == [])
  }

  @Test func `a provider without a cell is UIKit's error`() {
    let reasons = failures {
      apply([("a", [-1])])
      collection.layoutIfNeeded()
    }
    .reasons

    #expect(
      reasons == [
        "UICollectionViewDiffableDataSource cell provider returned nil for index path <NSIndexPath> "
          + "{length = 2, path = 0 - 0} with item identifier '-1', which is not allowed. You must "
          + "always return a cell to the collection view: <UICollectionView>"
      ])
  }

  @Test func `supplementary views come from their provider (behaviour 547)`() {
    let kind = UICollectionView.elementKindSectionHeader
    collection.register(
      LoggingSupplement.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height =
      20

    let missing = failures { collection.layoutIfNeeded() }.reasons
    source.supplementaryViewProvider = { collection, kind, path in
      collection.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    collection.reloadData()
    let found = failures { collection.layoutIfNeeded() }.reasons

    #expect(missing.count == 2)
    #expect(missing.allSatisfy { $0.hasSuffix("or is nil ((null))") })
    #expect(found == [])
    #expect(collection.supplementaryView(forElementKind: kind, at: [1, 0]) is LoggingSupplement)
  }

  @Test func `updates for another data source are UIKit's error`() {
    let log = CollectionLog([1])
    collection.dataSource = log

    let reasons = failures { apply([("a", [])]) }.reasons

    #expect(reasons.count == 1)
    #expect(reasons[0].hasPrefix("Attempted to apply updates to a collection view from a"))
  }

  @Test func `moves items only if a handler lets it, and follows (behaviour 555)`() {
    #expect(!collection.beginInteractiveMovementForItem(at: [0, 0]))
    var told: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    source.reorderingHandlers.willReorder = { [source] _ in
      told.append("will \(source.snapshot().itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = { [source] transaction in
      told.append("did \(source.snapshot().itemIdentifiers)")
      told.append("final \(transaction.finalSnapshot.itemIdentifiers)")
      told.append("sections \(transaction.sectionTransactions.map(\.sectionIdentifier))")
      told.append("changes \(transaction.difference.count)")
    }
    #expect(!collection.beginInteractiveMovementForItem(at: [0, 1]))
    #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
    let target = collection.layoutAttributesForItem(at: [1, 1])?.center ?? .zero

    collection.updateInteractiveMovementTargetPosition(target)
    collection.endInteractiveMovement()

    #expect(
      told == [
        "will [1, 2, 3, 4, 5]", "did [2, 3, 4, 1, 5]", "final [2, 3, 4, 1, 5]",
        "sections [\"a\", \"b\"]", "changes 2",
      ])
    #expect(shown == [2, 3, 4, 1, 5])
  }

  @Test func `a snapshot that is applied in a callback is the last`() {
    final class Reapplying: NSObject, UICollectionViewDelegate {
      var onSelect: () -> Void = {}
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
      {
        onSelect()
      }
    }
    let delegate = Reapplying()
    collection.delegate = delegate
    delegate.onSelect = { [source] in
      var snapshot = source.snapshot()
      snapshot.deleteItems([1])
      source.apply(snapshot)
    }

    let reasons = failures { collection.cellForItem(at: [0, 0])?.userTap() }.reasons

    #expect(reasons == [])
    #expect(shown == [2, 3, 4, 5])
    #expect(collection.indexPathsForSelectedItems == [])
  }
}
