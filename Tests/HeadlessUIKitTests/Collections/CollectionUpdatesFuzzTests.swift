import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Random batches of updates of a collection view", .ownApplication)
struct CollectionUpdatesFuzzTests {
  @Test func `that fit have everything follow its item (behaviour 468, 479, 486)`() {
    UpdatesFuzz(ItemCollection.self).runFitting(Fuzz(short: 2_000, long: 100_000))
  }

  @Test func `that do not fit are reported once, and all is as after a reload`() {
    UpdatesFuzz(ItemCollection.self).runSpoiled(Fuzz(short: 1_000, long: 20_000))
  }
}

extension ItemCollection: UpdatedItems {
  var view: UIScrollView { collection }

  func select(_ path: IndexPath) {
    collection.selectItem(at: path, animated: false, scrollPosition: [])
  }

  /// Reloads, since the counts are from before the updates (behaviour 928), and scrolls to the top:
  /// a reload leaves the offset where it is (behaviour 441).
  func layOutAfterReload() {
    collection.reloadData()
    collection.contentOffset = .zero
    collection.layoutIfNeeded()
  }

  func perform(_ operations: [RandomBatch.Operation], afterwards sections: [Section]) {
    collection.performBatchUpdates { [self] in
      self.sections = sections
      for operation in operations { operation.perform(on: collection) }
    }
  }
}

extension RandomBatch.Operation {
  @MainActor
  fileprivate func perform(on collection: UICollectionView) {
    switch self {
    case .deleteSection(let section): collection.deleteSections([section])
    case .insertSection(let section): collection.insertSections([section])
    case .reloadSection(let section): collection.reloadSections([section])
    case .moveSection(let section, let target):
      collection.moveSection(section, toSection: target)
    case .deleteRow(let path): collection.deleteItems(at: [path])
    case .insertRow(let path): collection.insertItems(at: [path])
    case .reloadRow(let path): collection.reloadItems(at: [path])
    case .reconfigureRow(let path): collection.reconfigureItems(at: [path])
    case .moveRow(let path, let target): collection.moveItem(at: path, to: target)
    }
  }
}
