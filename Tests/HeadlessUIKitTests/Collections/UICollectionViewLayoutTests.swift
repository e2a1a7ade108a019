import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("A layout of the app's", .ownApplication)
struct UICollectionViewLayoutTests {
  private let layout = LoggingLayout()
  private let log: CollectionLog
  private var collection: UICollectionView { log.collection }

  init() { log = CollectionLog([40], layout: layout) }

  // MARK: One pass

  @Test func `hears nothing before the first pass (behaviour 405)`() {
    #expect(layout.lines == [])
    #expect(layout.collectionView === collection)
  }

  @Test func `is asked in UIKit's order (behaviour 428, 491, 513)`() {
    let lines = layout.lines { collection.layoutIfNeeded() }

    #expect(
      lines == [
        "invalidate at 0", "invalidateWith true true", "prepare", "contentSize", "elements",
        "contentSize",
      ])
    #expect(collection.contentSize == CGSize(width: 200, height: 2000))
  }

  @Test func `is asked nothing again without a change, also for what is known (behaviour 432)`() {
    collection.layoutIfNeeded()

    let lines = layout.lines {
      collection.setNeedsLayout()
      collection.layoutIfNeeded()
      #expect(collection.layoutAttributesForItem(at: [0, 2])?.frame.minY == 100)
    }

    #expect(lines == [])
  }

  @Test func `an invalidation asks again, but does not count (behaviour 431)`() {
    collection.layoutIfNeeded()
    log.listened = ["numberOf"]

    let counted = log.lines {
      let lines = layout.lines {
        layout.invalidateLayout()
        collection.layoutIfNeeded()
      }
      #expect(
        lines == [
          "invalidate at 0", "invalidateWith false false", "prepare", "contentSize", "elements",
          "contentSize",
        ])
    }

    #expect(counted == [])
  }

  @Test func `a reload invalidates everything in the next pass (behaviour 429)`() {
    collection.layoutIfNeeded()

    #expect(layout.lines { collection.reloadData() } == [])
    let lines = layout.lines { collection.layoutIfNeeded() }

    #expect(lines.prefix(3) == ["invalidate at 0", "invalidateWith true true", "prepare"])
  }

  @Test(arguments: [
    (0 as CGFloat, CGRect(x: 0, y: 0, width: 200, height: 300)),
    (1 as CGFloat, CGRect(x: 0, y: 0, width: 200, height: 600)),
    (299 as CGFloat, CGRect(x: 0, y: 0, width: 200, height: 600)),
    (300 as CGFloat, CGRect(x: 0, y: 300, width: 200, height: 300)),
    (301 as CGFloat, CGRect(x: 0, y: 300, width: 200, height: 600)),
  ])
  func `is asked for whole pages (behaviour 430)`(offset: CGFloat, rect: CGRect) {
    collection.contentOffset.y = offset
    layout.rects = []

    collection.layoutIfNeeded()

    #expect(layout.rects == [rect])
  }

  // MARK: Bounds changes (behaviour 442, 444)

  @Test func `bounds ask, move, invalidate, and tell no delegate (behaviour 442)`() {
    collection.layoutIfNeeded()
    layout.shouldInvalidate = true
    log.listened = ["didScroll"]
    log.lines = []

    let lines = layout.lines { collection.bounds.origin.y = 40 }

    #expect(
      lines == ["should 40 at 0", "context", "invalidate at 40", "invalidateWith false false"])
    #expect(log.lines == [])
  }

  @Test func `a content offset does the same, and tells the delegate (behaviour 442)`() {
    collection.layoutIfNeeded()
    layout.shouldInvalidate = true
    log.listened = ["didScroll"]
    log.onCall["didScroll"] = { [layout] in layout.note("invalidated, didScroll") }
    layout.listened.append("invalidated")

    let lines = layout.lines { collection.contentOffset.y = 40 }

    #expect(
      lines == [
        "should 40 at 0", "context", "invalidate at 40", "invalidateWith false false",
        "invalidated, didScroll",
      ])
  }

  @Test(arguments: [false, true])
  func `scrolling in code invalidates before it moves (behaviour 442, 443)`(animated: Bool) {
    collection.layoutIfNeeded()
    layout.shouldInvalidate = true
    log.listened = ["didScroll", "didEndAnimation"]
    log.lines = []

    let lines = layout.lines {
      collection.setContentOffset(CGPoint(x: 0, y: 40), animated: animated)
    }

    #expect(
      lines == ["should 40 at 0", "context", "invalidate at 0", "invalidateWith false false"])
    #expect(log.lines == ["didScroll"])
    collection.hostApplication.mainLoop.settle()
    #expect(log.lines == (animated ? ["didScroll", "didEndAnimation"] : ["didScroll"]))
  }

  @Test func `an invalid layout is not asked about further moves (behaviour 444)`() {
    collection.layoutIfNeeded()
    layout.shouldInvalidate = true
    collection.contentOffset.y = 40

    #expect(layout.lines { collection.contentOffset.y = 80 } == [])
  }

  @Test func `a new size prepares at once, if the layout wants it (behaviour 513)`() {
    collection.layoutIfNeeded()
    layout.shouldInvalidate = true

    let lines = layout.lines {
      collection.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    }

    #expect(
      lines == [
        "should 0 at 0", "context", "invalidate at 0", "invalidateWith false false", "prepare",
        "contentSize",
      ])
    #expect(layout.lines { collection.layoutIfNeeded() } == ["elements", "contentSize"])
  }

  // MARK: Contexts (behaviour 493, 494)

  @Test func `a context collects what is invalid (behaviour 494)`() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)

    context.invalidateItems(at: [])
    #expect(context.invalidatedItemIndexPaths == nil)
    context.invalidateItems(at: [[0, 2], [0, 1]])
    context.invalidateItems(at: [[0, 1], [0, 3]])
    context.invalidateSupplementaryElements(ofKind: "badge", at: [[0, 0]])

    #expect(context.invalidatedItemIndexPaths == [[0, 2], [0, 1], [0, 3]])
    #expect(context.invalidatedSupplementaryIndexPaths == ["badge": [[0, 0]]])
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(!context.invalidateEverything)
    #expect(!context.invalidateDataSourceCounts)
  }

  @Test func `adjustments are made at once, the size until the next pass (behaviour 494)`() {
    collection.layoutIfNeeded()
    collection.contentOffset = CGPoint(x: 20, y: 30)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 3, y: 4)
    context.contentSizeAdjustment = CGSize(width: 10, height: 20)

    layout.invalidateLayout(with: context)

    #expect(collection.contentOffset == CGPoint(x: 23, y: 34))
    #expect(collection.contentSize == CGSize(width: 210, height: 2020))
    collection.layoutIfNeeded()
    #expect(collection.contentSize == CGSize(width: 200, height: 2000))
  }

  @Test func `a base layout places nothing (behaviour 492)`() {
    let base = UICollectionViewLayout()
    let log = CollectionLog([3], layout: base)

    log.collection.layoutIfNeeded()

    #expect(base.collectionViewContentSize == .zero)
    #expect(base.layoutAttributesForElements(in: .infinite) == nil)
    #expect(base.layoutAttributesForItem(at: [0, 0]) == nil)
    #expect(!base.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(
      base.targetContentOffset(forProposedContentOffset: CGPoint(x: 1, y: 2))
        == CGPoint(x: 1, y: 2))
    #expect(!base.flipsHorizontallyInOppositeLayoutDirection)
    #expect(log.collection.visibleCells.isEmpty)
  }

  // MARK: Attributes (behaviour 438, 449, 501)

  @Test func `attributes of what is not there are ignored with a warning (behaviour 438)`() {
    log.counts = [1]
    layout.elements = { _ in
      [0, 5].map {
        LoggingLayout.item($0, CGRect(x: 0, y: CGFloat($0) * 10, width: 50, height: 10))
      }
    }

    let reported = logged { collection.layoutIfNeeded() }

    #expect(reported.failures.isEmpty)
    #expect(
      reported.notes.map(\.reason) == [
        "Layout attributes <UICollectionViewLayoutAttributes> index path: (<NSIndexPath> {length = "
          + "2, path = 0 - 5}); frame = (0 50; 50 10); were received from the layout "
          + "<LoggingLayout> but are not valid for the data source counts. Attributes will be "
          + "ignored."
      ])
    #expect(collection.indexPathsForVisibleItems == [[0, 0]])
  }

  @Test(arguments: [
    CGRect(x: CGFloat.nan, y: 0, width: 50, height: 50),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 50),
  ])
  func `attributes that are no numbers are an error, and not shown`(frame: CGRect) {
    layout.elements = { _ in
      [
        LoggingLayout.item(0, frame),
        LoggingLayout.item(1, CGRect(x: 0, y: 0, width: 9, height: 9)),
      ]
    }

    let failures = failures { collection.layoutIfNeeded() }

    #expect(failures.map(\.name.rawValue) == ["CALayerInvalidGeometry"])
    #expect(collection.indexPathsForVisibleItems == [[0, 1]])
  }

  @Test func `a content size that is no number is an error, and the old one stays`() {
    collection.layoutIfNeeded()
    layout.size = CGSize(width: 200, height: CGFloat.nan)

    let failures = failures {
      layout.invalidateLayout()
      collection.layoutIfNeeded()
    }

    #expect(!failures.isEmpty)
    #expect(failures.allSatisfy { $0.name.rawValue == "CALayerInvalidGeometry" })
    #expect(collection.contentSize.height == 2000)
  }

  @Test func `hidden items have no cell, overlapping ones lie by their z-index (behaviour 449)`() {
    layout.elements = { _ in
      (0..<4).map { item in
        let attributes = LoggingLayout.item(item, CGRect(x: 0, y: 0, width: 50, height: 50))
        attributes.zIndex = [5, 0, 3, 9][item]
        attributes.isHidden = item == 3
        attributes.alpha = 0.5
        return attributes
      }
    }

    collection.layoutIfNeeded()

    let order = collection.subviews.compactMap { ($0 as? LoggingItemCell)?.path.item }
    #expect(order == [1, 2, 0])
    #expect(collection.cellForItem(at: [0, 3]) == nil)
    #expect(collection.cellForItem(at: [0, 0])?.alpha == 0.5)
    #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 10)) == [0, 0])
  }

  @Test func `the same item twice has one cell`() {
    layout.elements = { _ in
      [
        LoggingLayout.item(0, CGRect(x: 0, y: 0, width: 50, height: 50)),
        LoggingLayout.item(0, CGRect(x: 0, y: 60, width: 50, height: 50)),
      ]
    }

    #expect(failures { collection.layoutIfNeeded() }.isEmpty)

    #expect(collection.visibleCells.count == 1)
  }

  @Test func `a size keeps the middle, a frame sets both (behaviour 501)`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [1, 2])
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(attributes.center == CGPoint(x: 60, y: 45))

    attributes.size = CGSize(width: 20, height: 10)

    #expect(attributes.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: 40, y: 35, width: 40, height: 20))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `a transform in space counts for the frame as far as it is one in a plane`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(CATransform3DIsIdentity(attributes.transform3D))

    attributes.transform3D = CATransform3DMakeScale(2, 2, 1)
    #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(attributes.frame == CGRect(x: -20, y: -10, width: 80, height: 40))
    let turned = CATransform3DMakeRotation(1, 0, 1, 0)
    attributes.transform3D = turned
    #expect(attributes.transform3D == turned)
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy == attributes)
    attributes.transform = .identity

    #expect(CATransform3DIsIdentity(attributes.transform3D))
    #expect(copy != attributes)
  }

  @Test func `a cell is turned in space, and back`() throws {
    final class Leaning: UICollectionViewFlowLayout {
      var angle: CGFloat = 1

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap { attributes in
          let copy = attributes.copy() as? UICollectionViewLayoutAttributes
          copy?.transform3D = CATransform3DMakeRotation(angle, 0, 1, 0)
          return copy
        }
      }
    }
    let layout = Leaning()
    let log = CollectionLog([2], layout: layout)
    log.collection.layoutIfNeeded()
    let cell = try #require(log.collection.cellForItem(at: [0, 0]))
    #expect(cell.layer.transform == CATransform3DMakeRotation(1, 0, 1, 0))

    layout.angle = 0
    layout.invalidateLayout()
    log.collection.layoutIfNeeded()

    #expect(CATransform3DIsIdentity(cell.layer.transform))
  }

  @Test func `attributes are compared by all values, and copied with their class (behaviour 501)`()
  {
    let cell = UICollectionViewLayoutAttributes(forCellWith: [1, 2])
    #expect(cell.alpha == 1)
    #expect(cell.zIndex == 0)
    #expect(!cell.isHidden)
    #expect(cell.representedElementKind == nil)
    #expect(cell.representedElementCategory == .cell)

    let copy = cell.copy() as? UICollectionViewLayoutAttributes
    #expect(copy == cell)
    #expect(copy !== cell)
    copy?.alpha = 0.5
    #expect(copy != cell)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: [1, 2])
    #expect(header != cell)
    #expect(header.representedElementKind == "header")

    let tagged = TaggedAttributes(forCellWith: [0, 1])
    tagged.tag = 7
    let taggedCopy = tagged.copy() as? TaggedAttributes
    #expect(taggedCopy?.tag == 7)
    #expect(taggedCopy?.indexPath == [0, 1])
  }

  @Test func `supplementary views that move without an invalidation are an error (behaviour 439)`()
  {
    let header = { (y: CGFloat) in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: [0, 0])
      attributes.frame = CGRect(x: 0, y: y, width: 200, height: 20)
      return attributes
    }
    layout.elements = { [collection] _ in [header(collection.bounds.minY)] }
    collection.layoutIfNeeded()

    let reasons = failures {
      collection.contentOffset.y = 10
      collection.layoutIfNeeded()
    }
    .reasons

    #expect(reasons.count == 1)
    #expect(
      reasons[0].hasPrefix(
        "layout attributes for supplementary item at index path (<NSIndexPath> {length = 2, path = "
          + "0 - 0}) changed from "))
    #expect(reasons[0].hasSuffix("without invalidating the layout"))
  }

  // MARK: Decoration views (behaviour 500)

  @Test func `decoration views are made by the layout's registration (behaviour 500)`() {
    layout.register(LoggingSupplement.self, forDecorationViewOfKind: "shelf")
    layout.elements = { _ in
      let shelf = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "shelf", with: [0, 0])
      shelf.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
      shelf.zIndex = -1
      return [LoggingLayout.item(0, CGRect(x: 0, y: 0, width: 50, height: 50)), shelf]
    }
    log.listened = ["view", "willDisplay Header"]

    let lines = log.lines { collection.layoutIfNeeded() }

    #expect(lines == [])
    #expect(collection.subviews.first is LoggingSupplement)
    #expect(collection.subviews.count == 2)
  }

  // MARK: Other layouts (behaviour 502)

  @Test func `another layout takes over, and the cells stay (behaviour 502)`() {
    collection.layoutIfNeeded()
    let cell = collection.cellForItem(at: [0, 1])
    let flow = CollectionLog.flow()
    layout.listened = ["transition", "finalizeTransition"]

    let lines = layout.lines { collection.setCollectionViewLayout(flow, animated: false) }

    #expect(lines == ["transition to", "finalizeTransition"])
    #expect(layout.collectionView == nil)
    #expect(flow.collectionView === collection)
    #expect(collection.collectionViewLayout === flow)
    #expect(collection.cellForItem(at: [0, 1]) === cell)
    #expect(cell?.frame == CGRect(x: 100, y: 0, width: 100, height: 50))
  }

  @Test func `the completion of a transition comes on a later turn`() {
    var finished: Bool?
    collection.setCollectionViewLayout(CollectionLog.flow(), animated: true) { finished = $0 }

    #expect(finished == nil)
    collection.hostApplication.mainLoop.settle()
    #expect(finished == true)
  }

  @Test func `where a drag comes to rest is the layout's to say (behaviour 499)`() {
    final class Snapping: LoggingLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 150) }
    }
    let log = CollectionLog([40], layout: Snapping())
    log.collection.layoutIfNeeded()

    log.collection.userDrag(to: CGPoint(x: 0, y: 130))
    log.collection.hostApplication.mainLoop.settle()

    #expect(log.collection.contentOffset.y == 150)
  }

  // MARK: Reentrancy

  @Test func `a layout that invalidates itself while it prepares comes to rest`() {
    final class Restless: LoggingLayout {
      override func prepare() {
        super.prepare()
        if lines.filter({ $0 == "prepare" }).count < 3 { invalidateLayout() }
      }
    }
    let layout = Restless()
    let log = CollectionLog([40], layout: layout)

    log.collection.layoutIfNeeded()
    log.collection.layoutIfNeeded()
    log.collection.layoutIfNeeded()

    #expect(layout.lines.filter { $0 == "prepare" }.count == 3)
    #expect(log.collection.visibleCells.count == 6)
  }
}

/// Attributes with an additional value, as apps have them.
final class TaggedAttributes: UICollectionViewLayoutAttributes {
  var tag = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TaggedAttributes)?.tag = tag
    return copy
  }
}
