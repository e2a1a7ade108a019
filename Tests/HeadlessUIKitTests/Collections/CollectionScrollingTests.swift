import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Scrolling a collection view", .ownApplication)
struct CollectionScrollingTests {
  private let log = CollectionLog([40])
  private var collection: UICollectionView { log.collection }

  init() { collection.layoutIfNeeded() }

  @Test func `to an item moves at once, cells come with the next pass (behaviour 478)`() {
    log.listened = ["didScroll", "cellForItem"]

    let lines = log.lines { collection.scrollToItem(at: [0, 12], at: .top, animated: false) }

    #expect(lines == ["didScroll"])
    #expect(collection.contentOffset == CGPoint(x: 0, y: 300))
    collection.layoutIfNeeded()
    #expect(collection.cellForItem(at: [0, 12]) != nil)
  }

  @Test(
    arguments: [
      (.top, 500), (.centeredVertically, 375), (.bottom, 250), ([], 0), (.left, 0),
    ] as [(UICollectionView.ScrollPosition, CGFloat)])
  func `knows each position, and stays within the content (behaviour 407)`(
    position: UICollectionView.ScrollPosition, offset: CGFloat
  ) {
    collection.scrollToItem(at: [0, 20], at: position, animated: false)
    #expect(collection.contentOffset.y == offset)

    collection.scrollToItem(at: [0, 39], at: .top, animated: false)
    #expect(collection.contentOffset.y == 700)
  }

  @Test func `knows horizontal positions`() {
    let flow = CollectionLog.flow()
    flow.scrollDirection = .horizontal
    let log = CollectionLog([60], layout: flow)
    log.collection.layoutIfNeeded()

    log.collection.scrollToItem(at: [0, 24], at: .left, animated: false)
    #expect(log.collection.contentOffset.x == 400)
    log.collection.scrollToItem(at: [0, 24], at: .right, animated: false)
    #expect(log.collection.contentOffset.x == 300)
    log.collection.scrollToItem(
      at: [0, 24], at: [.centeredHorizontally, .centeredVertically], animated: false)
    #expect(log.collection.contentOffset == CGPoint(x: 350, y: 0))
  }

  @Test func `respects insets`() {
    collection.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)

    collection.scrollToItem(at: [0, 20], at: .top, animated: false)
    #expect(collection.contentOffset.y == 480)
    collection.scrollToItem(at: [0, 20], at: .bottom, animated: false)
    #expect(collection.contentOffset.y == 280)
  }

  @Test func `to what is not there is UIKit's error (behaviour 476)`() {
    let reasons = failures {
      collection.scrollToItem(at: [0, 55], at: .top, animated: false)
      collection.scrollToItem(at: [1, 0], at: .top, animated: false)
    }
    .reasons

    #expect(
      reasons == [
        "Attempted to scroll the collection view to an out-of-bounds item (55) when there are only "
          + "40 items in section 0. Collection view: <UICollectionView>.",
        "Attempted to scroll the collection view to an out-of-bounds section (1) when there are "
          + "only 1 sections. Collection view: <UICollectionView>.",
      ])
    #expect(collection.contentOffset == .zero)
  }

  @Test func `to two places at once is UIKit's error (behaviour 467)`() {
    let failures = failures {
      collection.scrollToItem(at: [0, 20], at: [.top, .bottom], animated: false)
      collection.scrollToItem(at: [0, 20], at: [.left, .right], animated: false)
    }

    #expect(
      failures.reasons == [
        "attempt to use a scroll view with multiple vertical scroll positions",
        "attempt to use a scroll view with multiple horizontal scroll positions",
      ])
    #expect(
      failures.map(\.name.rawValue) == Array(repeating: "NSInvalidArgumentException", count: 2))
    #expect(collection.contentOffset == .zero)
  }

  @Test func `selecting scrolls where a position is given`() {
    collection.selectItem(at: [0, 20], animated: false, scrollPosition: .top)

    #expect(collection.contentOffset.y == 500)
    #expect(log.selected == [[0, 20]])
  }

  @Test func `without a size does nothing (behaviour 477)`() {
    let log = CollectionLog([40])
    log.collection.frame = .zero

    log.collection.scrollToItem(at: [0, 20], at: .top, animated: false)

    #expect(log.collection.contentOffset == .zero)
  }

  @Test func `content that shrinks leaves the offset where it is (behaviour 441)`() {
    collection.contentOffset.y = 600
    collection.layoutIfNeeded()
    log.counts = [2]

    collection.reloadData()
    collection.layoutIfNeeded()

    #expect(collection.contentSize.height == 50)
    #expect(collection.contentOffset.y == 600)
  }

  // MARK: Prefetching (behaviour 414, 434)

  @MainActor
  private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var lines: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { lines.append("prefetch \(indexPaths.map(\.item))") }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { lines.append("cancel \(indexPaths.map(\.item))") }
  }

  @Test func `announces the next page after the first scroll, nearest first (behaviour 414)`() {
    let log = CollectionLog([100])
    let prefetcher = Prefetcher()
    log.collection.prefetchDataSource = prefetcher
    log.collection.layoutIfNeeded()
    #expect(prefetcher.lines == [])

    log.collection.contentOffset.y = 100
    log.collection.layoutIfNeeded()
    #expect(prefetcher.lines == ["prefetch \(Array(16..<28))"])

    prefetcher.lines = []
    log.collection.contentOffset.y = 150
    log.collection.layoutIfNeeded()
    #expect(prefetcher.lines == ["prefetch [28, 29]"])

    prefetcher.lines = []
    log.collection.contentOffset.y = 50
    log.collection.layoutIfNeeded()
    #expect(
      prefetcher.lines == [
        "cancel \(Array(18..<30).filter { $0 != 16 && $0 != 17 })",
        "prefetch [1, 0]",
      ])
  }

  @Test func `announces nothing where that is switched off`() {
    let log = CollectionLog([100])
    let prefetcher = Prefetcher()
    log.collection.prefetchDataSource = prefetcher
    log.collection.isPrefetchingEnabled = false
    log.collection.layoutIfNeeded()

    log.collection.contentOffset.y = 100
    log.collection.layoutIfNeeded()

    #expect(prefetcher.lines == [])
  }
}
