import FailureReporting
import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Items as large as their content", .ownApplication)
struct CollectionSelfSizingTests {
  // MARK: Rows of a compositional layout

  private let rows = SelfSizingCollection.rows(100) { [50, 20, 130, 71][$0 % 4] }
  private var collection: UICollectionView { rows.collection }

  @Test func `items are as high as the constraints in their cells (behaviour 784)`() {
    collection.layoutIfNeeded()

    #expect(rows.places(0..<4) == [[0, 50], [50, 20], [70, 130], [200, 71]])
    #expect(rows.cell(2)?.frame == CGRect(x: 0, y: 70, width: 300, height: 130))
    #expect(rows.cell(2)?.contentView.frame.height == 130)
    #expect(rows.cell(2)?.view.frame.height == 130)
  }

  @Test func `only what shows is asked for and measured, each item once`() {
    collection.layoutIfNeeded()

    #expect(rows.askedFor == [0, 1, 2, 3, 4, 5, 6])
    #expect(
      rows.log == [
        "fit 0", "show 0", "fit 1", "show 1", "fit 2", "show 2", "fit 3", "show 3", "fit 4",
        "show 4", "fit 5", "show 5", "fit 6", "show 6",
      ])
    let shown: CGFloat = 50 + 20 + 130 + 71 + 50 + 20 + 130
    #expect(collection.contentSize.height == shown + 93 * 40)
  }

  @Test func `a second layout measures nothing`() {
    collection.layoutIfNeeded()
    rows.log = []

    collection.setNeedsLayout()
    collection.layoutIfNeeded()

    #expect(rows.log.isEmpty)
  }

  @Test func `items that are smaller than expected make room for more`() {
    let small = SelfSizingCollection.rows(100, estimate: 200) { _ in 50 }

    small.collection.layoutIfNeeded()

    #expect(small.askedFor == Array(0..<8))
    #expect(small.collection.contentSize.height == 18_800)
  }

  @Test func `of many items, only those in view are measured and remembered`() {
    let many = SelfSizingCollection.rows(1_000_000) { _ in 100 }
    many.collection.layoutIfNeeded()

    many.collection.scrollToItem(at: [0, 500_000], at: .top, animated: false)
    many.collection.layoutIfNeeded()

    #expect(many.askedFor == [0, 1, 2, 3, 500_000, 500_001, 500_002, 500_003])
    #expect(many.collection.contentSize.height == 40_000_480)
  }

  @Test func `an item that code scrolls to is where it was to be`() {
    collection.layoutIfNeeded()

    collection.scrollToItem(at: [0, 50], at: .bottom, animated: false)
    collection.layoutIfNeeded()

    let bottom: CGFloat = rows.cell(50)?.frame.maxY ?? 0
    #expect(bottom == collection.bounds.maxY)
  }

  @Test func `what is in view stays where it is when items above turn out to be higher`() {
    collection.layoutIfNeeded()
    collection.scrollToItem(at: [0, 50], at: .top, animated: false)
    collection.layoutIfNeeded()
    let offset = collection.contentOffset.y

    collection.contentOffset.y = offset - 30
    collection.layoutIfNeeded()

    // Item 49 is 20 high instead of 40, and the one above it 50.
    #expect(rows.cell(49)?.frame.height == 20)
    let distance: CGFloat = (rows.cell(50)?.frame.minY ?? 0) - collection.contentOffset.y
    #expect(distance == 30)
  }

  @Test func `sizes go along with their items in updates`() {
    collection.layoutIfNeeded()
    rows.counts = [101]
    rows.size = { item in CGSize(width: 60, height: [50, 50, 20, 130, 71][item % 5]) }

    collection.insertItems(at: [[0, 0]])

    #expect(rows.places(0..<4) == [[0, 50], [50, 50], [100, 20], [120, 130]])
  }

  @Test func `sizes are measured anew after a reload`() {
    collection.layoutIfNeeded()
    rows.size = { _ in CGSize(width: 60, height: 90) }

    collection.reloadData()
    collection.layoutIfNeeded()

    #expect(rows.places(0..<2) == [[0, 90], [90, 90]])
  }

  @Test func `the tail of a partly measured group is as long as expected`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(100)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let grid = SelfSizingCollection(
      UICollectionViewCompositionalLayout(section: section), [5]
    ) { CGSize(width: 10, height: [30, 70, 50, 20, 90][$0]) }

    grid.collection.layoutIfNeeded()

    #expect(
      grid.frames(0..<5) == [
        CGRect(x: 0, y: 0, width: 150, height: 30), CGRect(x: 150, y: 0, width: 150, height: 70),
        CGRect(x: 0, y: 80, width: 150, height: 50), CGRect(x: 150, y: 80, width: 150, height: 20),
        CGRect(x: 0, y: 140, width: 150, height: 90),
      ])
    #expect(grid.collection.contentSize.height == 230)
  }

  @Test func `siblings that are to be alike are as high as the highest (behaviour 520)`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .uniformAcrossSiblings(estimate: 100)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)),
      subitems: [item])
    let grid = SelfSizingCollection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [4]
    ) { CGSize(width: 10, height: [30, 70, 50, 20][$0]) }

    grid.collection.layoutIfNeeded()

    #expect(grid.frames(0..<4).map(\.height) == [70, 70, 50, 50])
  }

  @Test func `items of their own width fill a row until one does not fit`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(100), heightDimension: .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      subitems: [item])
    group.interItemSpacing = .fixed(10)
    let chips = SelfSizingCollection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [5]
    ) { CGSize(width: [80, 40, 150, 200, 90][$0], height: 30) }

    chips.collection.layoutIfNeeded()

    #expect(
      chips.frames(0..<5) == [
        CGRect(x: 0, y: 0, width: 80, height: 30), CGRect(x: 90, y: 0, width: 40, height: 30),
        CGRect(x: 140, y: 0, width: 150, height: 30), CGRect(x: 0, y: 30, width: 200, height: 30),
        CGRect(x: 210, y: 30, width: 90, height: 30),
      ])
  }

  @Test func `a header is as high as its view asks for`() {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
        elementKind: "head", alignment: .top)
    ]
    let headed = SelfSizingCollection(
      UICollectionViewCompositionalLayout(section: section), [2, 2])

    headed.collection.layoutIfNeeded()

    #expect(headed.frames(0..<2).map(\.minY) == [60, 110])
    #expect(headed.frames(0..<2, section: 1).map(\.minY) == [220, 270])
    #expect(
      headed.collection.supplementaryView(forElementKind: "head", at: [1, 0])?.frame
        == CGRect(x: 0, y: 160, width: 300, height: 60))
  }

  // MARK: Content that changes

  @Test func `an item follows constraints only where that is wished for (behaviour 783)`() {
    collection.layoutIfNeeded()
    rows.cell(0)?.height.constant = 90

    collection.layoutIfNeeded()
    #expect(rows.cell(0)?.frame.height == 50)

    collection.selfSizingInvalidation = .enabledIncludingConstraints
    rows.cell(0)?.height.constant = 100
    collection.layoutIfNeeded()
    #expect(rows.places(0..<2) == [[0, 100], [100, 20]])
  }

  @Test func `an item that invalidates its size is measured again, and no other (behaviour 783)`() {
    collection.layoutIfNeeded()
    rows.log = []
    rows.cell(1)?.height.constant = 90

    rows.cell(1)?.invalidateIntrinsicContentSize()
    collection.layoutIfNeeded()

    #expect(rows.log == ["fit 1"])
    #expect(rows.places(0..<3) == [[0, 50], [50, 90], [140, 130]])
  }

  @Test func `nothing is measured again where that is switched off (behaviour 401)`() {
    collection.layoutIfNeeded()
    collection.selfSizingInvalidation = .disabled
    rows.cell(1)?.height.constant = 90

    rows.cell(1)?.invalidateIntrinsicContentSize()
    collection.layoutIfNeeded()
    #expect(rows.places(0..<3) == [[0, 50], [50, 20], [70, 130]])

    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(rows.places(0..<3) == [[0, 50], [50, 90], [140, 130]])
  }

  @Test func `another width measures what shows again`() {
    collection.layoutIfNeeded()
    rows.log = []

    collection.frame.size.width = 200
    collection.layoutIfNeeded()

    #expect(Set(rows.log) == Set((0..<7).map { "fit \($0)" }))
  }

  @Test func `an item that was looked at out of view is measured again as it comes into view`() {
    collection.layoutIfNeeded()
    let cell = collection.lookedAtCell(ItemPath(section: 0, row: 8))

    collection.frame.size = CGSize(width: 200, height: 700)
    collection.layoutIfNeeded()

    #expect(rows.cell(8) === cell)
    #expect(cell?.frame == CGRect(x: 0, y: 542, width: 200, height: 50))
  }

  @Test func `an item above what shows keeps its cell, though it grows into view for a moment`() {
    let rows = SelfSizingCollection.rows(20, estimate: 50) { [112, 60, 100][min($0, 2)] }
    let collection = rows.collection
    collection.contentOffset.y = 111
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForVisibleItems.min() == [0, 2])

    let cell = collection.lookedAtCell(ItemPath(section: 0, row: 0))

    #expect(cell?.superview === collection)
    #expect(cell?.frame.maxY == 112)
    #expect(collection.contentOffset.y == 121)
    #expect(collection.indexPathsForVisibleItems.min() == [0, 1])
  }

  // MARK: Flow layouts

  @Test func `a flow layout takes sizes from its cells (behaviour 517)`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let flow = SelfSizingCollection(layout, [5]) {
      CGSize(width: [80, 100, 100, 120, 40][$0], height: [30, 50, 40, 20, 20][$0])
    }

    flow.collection.layoutIfNeeded()

    #expect(
      flow.frames(0..<5) == [
        CGRect(x: 0, y: 10, width: 80, height: 30), CGRect(x: 90, y: 0, width: 100, height: 50),
        CGRect(x: 200, y: 5, width: 100, height: 40), CGRect(x: 0, y: 60, width: 120, height: 20),
        CGRect(x: 130, y: 60, width: 40, height: 20),
      ])
    #expect(flow.collection.contentSize == CGSize(width: 300, height: 80))
  }

  @Test func `a flow layout without an estimate asks no cell`() {
    let flow = SelfSizingCollection(UICollectionViewFlowLayout(), [5])

    flow.collection.layoutIfNeeded()

    #expect(!flow.log.contains("fit 0"))
    #expect(flow.frames(0..<1) == [CGRect(x: 0, y: 0, width: 50, height: 50)])
  }

  @Test func `a cell whose constraints say nothing about its size has the one expected`() {
    final class Cell: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
          view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 70, height: 30)
    let flow = SelfSizingCollection(layout, [5])
    flow.collection.register(Cell.self, forCellWithReuseIdentifier: "cell")

    flow.collection.layoutIfNeeded()

    #expect(flow.frames(0..<1).map(\.size) == [CGSize(width: 70, height: 30)])
    #expect(flow.collection.visibleCells.count == 5)
  }

  @Test func `the delegate's sizes are only where a flow layout begins (behaviour 517)`() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 300, height: 150) }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 10, height: 10)
    let flow = SelfSizingCollection(layout, [50]) { _ in CGSize(width: 300, height: 190) }
    let sizes = Sizes()
    flow.collection.delegate = sizes

    flow.collection.layoutIfNeeded()

    #expect(flow.askedFor == [0, 1])
    let first: [CGFloat] = flow.frames(0..<3).map(\.height)
    #expect(first == [190, 190, 150])
  }

  // MARK: Layouts of an app's own

  /// A column of rows that lets each cell have the height that it asks for.
  private final class Column: UICollectionViewLayout {
    var heights: [IndexPath: CGFloat] = [:]
    var log: [String] = []
    var follows = true

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 2_000) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<20).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let top = (0..<indexPath.item).map { heights[[0, $0]] ?? 100 }.reduce(0, +)
      attributes.frame = CGRect(x: 0, y: top, width: 300, height: heights[indexPath] ?? 100)
      return attributes
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      let path = originalAttributes.indexPath
      log.append(
        "\(path.item): \(originalAttributes.size.height) \(preferredAttributes.size.height)")
      guard follows else { return false }
      heights[path] = preferredAttributes.size.height
      return true
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
      log.append("context \((context.invalidatedItemIndexPaths ?? []).map(\.item))")
      return context
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if context.invalidatedItemIndexPaths != nil { log.append("invalidate") }
      super.invalidateLayout(with: context)
    }
  }

  @Test func `a layout of an app's own is asked, and then invalidated (behaviour 784)`() {
    let layout = Column()
    let own = SelfSizingCollection(layout, [20]) {
      CGSize(width: 300, height: $0 == 1 ? 150 : 100)
    }

    own.collection.layoutIfNeeded()

    #expect(layout.log == ["1: 100.0 150.0", "context [1]", "invalidate"])
    #expect(own.cell(2)?.frame == CGRect(x: 0, y: 250, width: 300, height: 100))
  }

  @Test func `a layout that does not follow is not invalidated (behaviour 784)`() {
    let layout = Column()
    layout.follows = false
    let own = SelfSizingCollection(layout, [20]) {
      CGSize(width: 300, height: $0 == 1 ? 150 : 100)
    }

    own.collection.layoutIfNeeded()

    #expect(layout.log == ["1: 100.0 150.0"])
    #expect(own.cell(2)?.frame == CGRect(x: 0, y: 200, width: 300, height: 100))
  }

  @Test func `a size that is no number is an error, and the cell stays as it is`() {
    final class Cell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = .nan
        return layoutAttributes
      }
    }
    rows.counts = [1]
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")

    let found = failures { collection.layoutIfNeeded() }

    #expect(found.count == 1)
    #expect(rows.places(0..<1) == [[0, 40]])
  }

  @Test func `a cell that asks for another size each time is asked once`() {
    final class Cell: UICollectionViewCell {
      static let asked = Counter()
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        Self.asked.count += 1
        layoutAttributes.size.height += 1
        return layoutAttributes
      }
    }
    rows.counts = [3]
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    Cell.asked.count = 0

    collection.layoutIfNeeded()
    collection.setNeedsLayout()
    collection.layoutIfNeeded()

    #expect(Cell.asked.count == 3)
    #expect(rows.places(0..<3) == [[0, 41], [41, 41], [82, 41]])
  }

  @MainActor
  private final class Counter {
    var count = 0
  }

  // MARK: Lists

  @Test func `rows of lists are as high as their texts, and at least as high as one line`() {
    let list = ListCollection()
    list.show(["one", "one\ntwo\nthree"])

    let heights = [list.cell(0), list.cell(1)].map { $0?.frame.height ?? 0 }

    #expect(abs(heights[0] - 151.0 / 3) < 0.01)
    #expect(heights[1] > 70)
  }
}
