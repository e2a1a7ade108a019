import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("A flow layout", .ownApplication)
struct UICollectionViewFlowLayoutTests {
  private let flow = UICollectionViewFlowLayout()

  /// A collection view that shows a number of items in one section.
  private func log(_ counts: [Int], _ size: CGSize = CGSize(width: 375, height: 600))
    -> CollectionLog
  {
    let log = CollectionLog(counts, layout: flow)
    log.collection.frame = CGRect(origin: .zero, size: size)
    return log
  }

  /// A delegate that decides sizes.
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize] = []
    var asked: [String] = []

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked.append("size \(indexPath.item)")
      return sizes[indexPath.item % sizes.count]
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      asked.append("inset")
      return .zero
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
      asked.append("line")
      return 10
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
      asked.append("interitem")
      return 10
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      asked.append("header")
      return .zero
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize {
      asked.append("footer")
      return .zero
    }
  }

  private func frames(_ log: CollectionLog, _ count: Int) -> [CGRect] {
    log.collection.layoutIfNeeded()
    return (0..<count).compactMap { flow.layoutAttributesForItem(at: [0, $0])?.frame }
  }

  /// The frames of items whose sizes a delegate decides.
  private func frames(sizes: [CGSize], width: CGFloat = 375) -> [CGRect] {
    let delegate = Sizes()
    delegate.sizes = sizes
    let log = log([sizes.count], CGSize(width: width, height: 600))
    log.collection.delegate = delegate
    return withExtendedLifetime(delegate) { frames(log, sizes.count) }
  }

  // MARK: Defaults

  @Test func `an item is at the same place whoever asks`() {
    // The seventh begins at 363.5, in the middle of a pixel, or just before, as one adds.
    let sizes = Sizes()
    sizes.sizes = [57, 32.5, 54, 57, 51.5, 43.5, 11.5, 200].map { CGSize(width: $0, height: 40) }
    let log = log([8], CGSize(width: 375, height: 600))
    log.collection.delegate = sizes
    log.collection.layoutIfNeeded()

    let all = flow.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 375, height: 600))

    #expect(
      all?.map(\.frame) == (0..<8).map { flow.layoutAttributesForItem(at: [0, $0])?.frame })
  }

  @Test func `has UIKit's defaults (behaviour 503)`() {
    #expect(flow.itemSize == CGSize(width: 50, height: 50))
    #expect(flow.minimumLineSpacing == 10)
    #expect(flow.minimumInteritemSpacing == 10)
    #expect(flow.sectionInset == .zero)
    #expect(flow.headerReferenceSize == .zero)
    #expect(flow.footerReferenceSize == .zero)
    #expect(flow.scrollDirection == .vertical)
    #expect(!flow.sectionHeadersPinToVisibleBounds)
    #expect(!flow.sectionFootersPinToVisibleBounds)
    #expect(flow.sectionInsetReference == .fromContentInset)
    #expect(flow.collectionViewContentSize == .zero)
    #expect(flow.layoutAttributesForElements(in: .infinite)?.isEmpty == true)
  }

  /// The middle of the line, where the eighth item begins, lies between two pixels.
  @Test func `an item is at one place, whoever asks for it (behaviour 510)`() {
    let log = log([26], CGSize(width: 199, height: 300))
    flow.itemSize = CGSize(width: 5, height: 20)
    log.collection.layoutIfNeeded()

    let elements = flow.layoutAttributesForElements(in: log.collection.bounds) ?? []

    #expect(elements.count == 26)
    for element in elements {
      #expect(element.frame == flow.layoutAttributesForItem(at: element.indexPath)?.frame)
    }
  }

  @Test func `contexts have UIKit's defaults (behaviour 495)`() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics)
    #expect(context.invalidateFlowLayoutAttributes)

    let log = log([3])
    let same = flow.invalidationContext(forBoundsChange: log.collection.bounds)
    let other = flow.invalidationContext(forBoundsChange: .zero)

    let contexts = [same, other].compactMap { $0 as? UICollectionViewFlowLayoutInvalidationContext }
    #expect(contexts.map(\.invalidateFlowLayoutDelegateMetrics) == [false, false])
    #expect(contexts.map(\.invalidateFlowLayoutAttributes) == [false, true])
  }

  @Test func `each setter invalidates it (behaviour 514)`() {
    final class Counting: UICollectionViewFlowLayout {
      var count = 0
      override func invalidateLayout() {
        count += 1
        super.invalidateLayout()
      }
    }
    let flow = Counting()

    flow.itemSize = .zero
    flow.minimumLineSpacing = 1
    flow.minimumInteritemSpacing = 1
    flow.sectionInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    flow.headerReferenceSize = CGSize(width: 1, height: 1)
    flow.footerReferenceSize = CGSize(width: 1, height: 1)
    flow.scrollDirection = .horizontal
    flow.sectionHeadersPinToVisibleBounds = true
    flow.sectionHeadersPinToVisibleBounds = true

    #expect(flow.count == 8)
  }

  // MARK: Lines

  @Test func `an exact fit stays one line (behaviour 504)`() {
    flow.itemSize = CGSize(width: 115, height: 40)
    flow.minimumInteritemSpacing = 15

    #expect(frames(log([3]), 3).map(\.minX) == [0, 130, 260])
  }

  @Test func `a third of the width fits three times (behaviour 504)`() {
    flow.itemSize = CGSize(width: (375 - 20) / 3, height: 40)

    #expect(frames(log([4]), 4).map(\.minY) == [0, 0, 0, 50])
  }

  @Test func `full lines are spread, the last one as if it were full (behaviour 505, 506)`() {
    flow.itemSize = CGSize(width: 100, height: 30)

    let frames = frames(log([5]), 5)

    // 137.5 lies between two pixels of a third of a point.
    let third: CGFloat = 413 / 3
    #expect(frames.map(\.minX) == [0, third, 275, 0, third])
    #expect(frames.map(\.minY) == [0, 0, 0, 40, 40])
  }

  @Test func `few items have the gaps of a full line (behaviour 506)`() {
    #expect(frames(log([4]), 4).map(\.minX) == [0, 65, 130, 195])
  }

  @Test func `one of several that would fit is at the left (behaviour 506)`() {
    flow.itemSize = CGSize(width: 90, height: 30)

    #expect(frames(log([1], CGSize(width: 200, height: 300)), 1).map(\.minX) == [0])
  }

  @Test func `a last line of different items keeps to the minimum (behaviour 507)`() {
    let sizes = [(100, 30), (50, 30), (80, 40)].map { CGSize(width: $0.0, height: $0.1) }

    let frames = frames(sizes: sizes)

    #expect(frames.map(\.minX) == [0, 110, 170])
    #expect(frames.map(\.minY) == [5, 5, 0])
  }

  @Test func `a full line of different items is spread (behaviour 505)`() {
    let sizes = [(100, 30), (60, 30), (30, 30), (180, 30)]
      .map { CGSize(width: $0.0, height: $0.1) }

    let frames = frames(sizes: sizes, width: 210)

    #expect(frames.map(\.minX) == [0, 110, 180, 15])
  }

  @Test func `a single item in a line is centred, a broader one too (behaviour 508)`() {
    flow.itemSize = CGSize(width: 150, height: 30)
    #expect(frames(log([2], CGSize(width: 200, height: 300)), 2).map(\.minX) == [25, 25])

    flow.itemSize = CGSize(width: 250, height: 30)
    _ = logged {
      #expect(frames(log([2], CGSize(width: 200, height: 300)), 2).map(\.minX) == [-25, -25])
    }
  }

  @Test func `sections follow each other with insets, headers and footers (behaviour 509, 511)`() {
    flow.itemSize = CGSize(width: 100, height: 50)
    flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    flow.headerReferenceSize = CGSize(width: 33, height: 20)
    flow.footerReferenceSize = CGSize(width: 33, height: 30)
    let log = log([2, 0, 1], CGSize(width: 320, height: 600))
    log.collection.layoutIfNeeded()

    let headers = (0..<3).map {
      flow.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: [$0, 0])?.frame
    }
    let footers = (0..<3).map {
      flow.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, at: [$0, 0])?.frame
    }

    #expect(
      headers == [0, 112, 174].map { CGRect(x: 0, y: $0, width: 320, height: 20) })
    #expect(
      footers == [82, 144, 256].map { CGRect(x: 0, y: $0, width: 320, height: 30) })
    #expect(flow.layoutAttributesForItem(at: [0, 0])?.frame.origin == CGPoint(x: 10, y: 25))
    #expect(flow.layoutAttributesForItem(at: [2, 0])?.frame.origin == CGPoint(x: 10, y: 199))
    #expect(log.collection.contentSize == CGSize(width: 320, height: 286))
  }

  @Test func `columns follow each other sideways (behaviour 512)`() {
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 60, height: 100)
    flow.minimumLineSpacing = 7
    flow.headerReferenceSize = CGSize(width: 25, height: 1)
    let log = log([5], CGSize(width: 300, height: 230))

    let frames = frames(log, 5)

    #expect(frames.map(\.minX) == [25, 25, 92, 92, 159])
    #expect(frames.map(\.minY) == [0, 130, 0, 130, 0])
    #expect(log.collection.contentSize == CGSize(width: 219, height: 230))
    let header = log.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 25, height: 230))
  }

  @Test func `content insets leave less room (behaviour 504)`() {
    flow.itemSize = CGSize(width: 100, height: 30)
    let log = log([3], CGSize(width: 220, height: 300))
    log.collection.contentInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)

    #expect(frames(log, 3).map(\.minY) == [0, 40, 80])
  }

  // MARK: The delegate

  @Test func `the delegate is asked once for each item, in order (behaviour 518)`() {
    let delegate = Sizes()
    delegate.sizes = [CGSize(width: 50, height: 50)]
    let log = log([3])
    log.collection.delegate = delegate

    log.collection.layoutIfNeeded()
    log.collection.contentOffset.y = 1
    log.collection.layoutIfNeeded()

    #expect(
      delegate.asked == [
        "inset", "line", "interitem", "header", "footer", "size 0", "size 1", "size 2",
      ])
    delegate.asked = []
    log.collection.frame.size.width = 300
    #expect(delegate.asked == [])
    flow.invalidateLayout()
    log.collection.layoutIfNeeded()
    #expect(delegate.asked.count == 8)
  }

  @Test func `equal sizes of a delegate make phantom items too (behaviour 519)`() {
    let sizes = Array(repeating: CGSize(width: 50, height: 50), count: 4)

    #expect(frames(sizes: sizes).map(\.minX) == [0, 65, 130, 195])
  }

  @Test func `what the delegate does not decide is the layout's (behaviour 413)`() {
    final class Silent: NSObject, UICollectionViewDelegateFlowLayout {}
    let delegate = Silent()
    flow.itemSize = CGSize(width: 100, height: 33)
    flow.minimumLineSpacing = 4
    flow.sectionInset.top = 6
    let log = log([4])
    log.collection.delegate = delegate

    let found = withExtendedLifetime(delegate) { frames(log, 4) }

    #expect(found.map(\.minY) == [6, 6, 6, 43])
  }

  @Test func `ten million items of one size cost nothing`() {
    let log = log([10_000_000])

    log.collection.layoutIfNeeded()
    log.collection.scrollToItem(at: [0, 9_999_999], at: .bottom, animated: false)
    log.collection.layoutIfNeeded()

    #expect(log.collection.cellForItem(at: [0, 9_999_999]) != nil)
  }

  // MARK: Pinned headers (behaviour 496)

  @Test func `pinned headers stay in view while their sections are`() {
    let flow = CollectionLog.flow()
    flow.headerReferenceSize = CGSize(width: 0, height: 20)
    flow.footerReferenceSize = CGSize(width: 0, height: 10)
    flow.sectionHeadersPinToVisibleBounds = true
    flow.sectionFootersPinToVisibleBounds = true
    let log = CollectionLog([20, 20], layout: flow)
    let header = { (section: Int) in
      log.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
    }
    let footer = {
      log.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter, at: [0, 0])
    }
    log.collection.layoutIfNeeded()
    #expect(footer()?.frame.minY == 290)

    log.collection.contentOffset.y = 100
    log.collection.layoutIfNeeded()
    #expect(header(0)?.frame.minY == 100)
    #expect(footer()?.frame.minY == 390)
    log.collection.contentOffset.y = 515
    log.collection.layoutIfNeeded()

    #expect(header(0)?.frame.minY == 500)
    #expect(header(1)?.frame.minY == 530)
    #expect(footer()?.frame.minY == 520)
    let front = log.collection.subviews.last
    #expect(front is LoggingSupplement)
  }

  @Test func `only breadth and pinned views make scrolling an invalidation (behaviour 496)`() {
    let log = log([3])
    let bounds = log.collection.bounds
    let scrolled = bounds.offsetBy(dx: 0, dy: 50)

    #expect(!flow.shouldInvalidateLayout(forBoundsChange: scrolled))
    #expect(
      flow.shouldInvalidateLayout(
        forBoundsChange: CGRect(x: 0, y: 0, width: 100, height: bounds.height)))
    #expect(
      !flow.shouldInvalidateLayout(
        forBoundsChange: CGRect(x: 0, y: 0, width: bounds.width, height: 100)))
    flow.sectionHeadersPinToVisibleBounds = true
    #expect(flow.shouldInvalidateLayout(forBoundsChange: scrolled))
  }

  // MARK: Warnings

  @Test func `items that are too broad are a warning of four lines (behaviour 515)`() {
    flow.itemSize = CGSize(width: 250, height: 30)
    flow.sectionInset.left = 1
    let log = log([2], CGSize(width: 250, height: 300))

    let reported = logged { log.collection.layoutIfNeeded() }

    #expect(reported.failures.isEmpty)
    #expect(
      reported.notes.map(\.reason) == [
        """
        The behavior of the UICollectionViewFlowLayout is not defined because:
        the item width must be less than the width of the UICollectionView minus the section insets \
        left and right values, minus the content insets left and right values.
        The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout>, and it is \
        attached to <UICollectionView>.
        Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this \
        in the debugger.
        """
      ])
    #expect(log.collection.visibleCells.count == 2)
  }

  @Test func `items without a size are a warning (behaviour 516)`() {
    flow.itemSize = .zero
    let log = log([2])

    let reported = logged { log.collection.layoutIfNeeded() }

    #expect(reported.failures.isEmpty)
    #expect(
      reported.notes.map(\.reason) == [
        "Negative or zero item sizes are not supported by flow layout. Make a symbolic breakpoint "
          + "at UICollectionViewFlowLayoutAlertForInvalidItemSize to catch this in the debugger. "
          + "Invalid size: {0, 0}; collection view: <UICollectionView>"
      ])
    #expect(log.collection.visibleCells.isEmpty)
  }

  @Test func `negative sizes are an error (behaviour 516)`() {
    let delegate = Sizes()
    delegate.sizes = [CGSize(width: -5, height: 10), CGSize(width: 50, height: 50)]
    let log = log([2])
    log.collection.delegate = delegate

    let reasons = failures { log.collection.layoutIfNeeded() }.reasons

    #expect(reasons == ["negative sizes are not supported in the flow layout"])
    #expect(log.collection.indexPathsForVisibleItems == [[0, 1]])
  }

  // MARK: Subclasses

  @Test func `a subclass may set itself up while it prepares`() {
    final class Columns: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        itemSize = CGSize(width: (collectionView?.bounds.width ?? 0) / 4, height: 40)
        minimumInteritemSpacing = 0
      }
    }
    let log = CollectionLog([40], layout: Columns())

    log.collection.layoutIfNeeded()

    #expect(log.collection.cellForItem(at: [0, 3])?.frame.origin == CGPoint(x: 150, y: 0))
  }

  @Test func `a subclass may change the attributes that it inherits`() {
    final class Faded: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { TaggedAttributes.self }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let elements = super.layoutAttributesForElements(in: rect)
        for element in elements ?? [] {
          element.alpha = 0.5
          (element as? TaggedAttributes)?.tag = 3
        }
        return elements
      }
    }
    let log = CollectionLog([4], layout: Faded())

    log.collection.layoutIfNeeded()

    #expect(log.collection.visibleCells.map(\.alpha) == [0.5, 0.5, 0.5, 0.5])
    let attributes = log.collection.layoutAttributesForItem(at: [0, 1])
    #expect((attributes as? TaggedAttributes)?.tag == 3)
  }
}
