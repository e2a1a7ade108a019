import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Callbacks that change a collection view", .ownApplication)
struct CollectionCallbackTests {
  private let log = CollectionLog()
  private var collection: UICollectionView { log.collection }

  init() { collection.layoutIfNeeded() }

  @Test(arguments: ["cellForItem", "willDisplay", "didEndDisplaying"])
  func `a callback of the display may reload`(call: String) {
    var isFirst = true
    log.onCall[call] = { [log] in
      guard isFirst else { return }
      isFirst = false
      log.counts = [5]
      log.collection.reloadData()
    }

    let reasons = failures {
      collection.contentOffset.y = 100
      collection.layoutIfNeeded()
      collection.contentOffset.y = 0
      collection.layoutIfNeeded()
      collection.layoutIfNeeded()
    }
    .reasons

    #expect(reasons == [])
    #expect(collection.visibleCells.count == 5)
  }

  @Test(arguments: ["cellForItem", "willDisplay", "didEndDisplaying"])
  func `a callback of the display may delete`(call: String) {
    var isFirst = true
    log.onCall[call] = { [log] in
      guard isFirst else { return }
      isFirst = false
      log.counts = [38]
      log.collection.deleteItems(at: [[0, 3], [0, 13]])
    }

    let reasons = failures {
      collection.contentOffset.y = 100
      collection.layoutIfNeeded()
      collection.layoutIfNeeded()
    }
    .reasons

    #expect(reasons == [])
    #expect(collection.visibleCells.count == 12)
    #expect(collection.numberOfItems(inSection: 0) == 38)
  }

  @Test(arguments: ["numberOfSections", "numberOfItems 0"])
  func `a question for counts may reload`(call: String) {
    log.onCall[call] = { [log] in log.collection.reloadData() }

    collection.reloadData()
    collection.layoutIfNeeded()

    #expect(collection.numberOfItems(inSection: 0) == 40)
  }

  @Test func `the same cell twice shows once`() {
    log.counts = [2]
    let log = log
    var kept: UICollectionViewCell?
    log.makesCell = { collection, path in
      if let kept { return kept }
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      kept = cell
      return cell
    }

    let reasons = failures {
      collection.reloadData()
      collection.layoutIfNeeded()
    }
    .reasons

    #expect(reasons == [])
    #expect(collection.visibleCells.count == 1)
    #expect(collection.indexPathsForVisibleItems == [[0, 1]])
  }

  @Test func `removing the collection view in a callback is harmless`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.isHidden = false
    window.addSubview(collection)
    log.onCall["didSelect"] = { [log] in log.collection.removeFromSuperview() }

    let reasons = failures { _ = log.tap(0, 1) }.reasons

    #expect(reasons == [])
    #expect(log.selected == [[0, 1]])
  }
}
