import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("A collection view", .ownApplication)
struct UICollectionViewTests {
  private let log = CollectionLog()
  private var collection: UICollectionView { log.collection }

  private func items(_ range: Range<Int>) -> [IndexPath] { range.map { [0, $0] } }

  // MARK: Defaults

  @Test func `has UIKit's defaults (behaviour 400, 402, 406)`() {
    let bare = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    #expect(bare.allowsSelection)
    #expect(!bare.allowsMultipleSelection)
    #expect(!bare.allowsSelectionDuringEditing)
    #expect(!bare.allowsMultipleSelectionDuringEditing)
    #expect(bare.reorderingCadence == .immediate)
    #expect(!bare.isEditing)
    #expect(bare.isPrefetchingEnabled)
    #expect(bare.backgroundColor == .systemBackground)
    #expect(bare.clipsToBounds)
    #expect(!bare.alwaysBounceVertical)
    #expect(UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
    #expect(UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
  }

  @Test func `wants a layout (behaviour 403)`() {
    let reasons = failures { _ = UICollectionView(frame: .zero) }.map {
      "\($0.name.rawValue): \($0.reason)"
    }

    #expect(
      reasons == [
        "NSInvalidArgumentException: UICollectionView must be initialized with a non-nil layout "
          + "parameter"
      ])
  }

  @Test func `keeps neither data source nor delegate, and its layout does not keep it`() {
    let layout = UICollectionViewFlowLayout()
    weak var weakCollection: UICollectionView?
    do {
      let log = CollectionLog(layout: layout)
      log.collection.layoutIfNeeded()
      weakCollection = log.collection
      #expect(layout.collectionView === log.collection)
    }

    #expect(weakCollection == nil)
    #expect(layout.collectionView == nil)
  }

  @Test func `raw values of options are UIKit's (behaviour 407, 408)`() {
    let positions: [UICollectionView.ScrollPosition] = [
      .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
    ]
    #expect(positions.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    let actions: [UICollectionViewUpdateItem.Action] = [.insert, .delete, .reload, .move, .none]
    #expect(actions.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(UICollectionView.ElementCategory.decorationView.rawValue == 2)
  }

  // MARK: Loading

  @Test func `shows nothing before the first layout, but counts (behaviour 436)`() {
    log.listened = ["numberOf", "cellForItem"]

    let lines = log.lines {
      #expect(collection.visibleCells.isEmpty)
      #expect(collection.cellForItem(at: [0, 0]) == nil)
      #expect(collection.numberOfItems(inSection: 0) == 40)
    }

    #expect(lines == ["numberOfSections", "numberOfItems 0"])
  }

  @Test func `asks for cells in view only, in order, in no window too (behaviour 431, 436)`() {
    log.listened = ["cellForItem"]

    let lines = log.lines { collection.layoutIfNeeded() }

    #expect(lines == (0..<12).map { "cellForItem 0-\($0)" })
    #expect(Set(collection.indexPathsForVisibleItems) == Set(items(0..<12)))
    #expect(collection.contentSize == CGSize(width: 200, height: 1000))
    #expect(collection.cellForItem(at: [0, 3])?.frame.origin == CGPoint(x: 100, y: 50))
    #expect(collection.cellForItem(at: [0, 12]) == nil)
    #expect(collection.cellForItem(at: [3, 0]) == nil)
    #expect(collection.cellForItem(at: [0]) == nil)
  }

  @Test func `prepares a cell, then announces it, then updates it (behaviour 433, 540)`() {
    log.counts = [1]
    log.listened = ["cellForItem", "willDisplay", "updateConfiguration"]
    var hadSuperview: Bool?
    log.onCall["willDisplay"] = { [log] in
      hadSuperview = log.collection.subviews.contains { $0 is LoggingItemCell }
    }

    let lines = log.lines { collection.layoutIfNeeded() }

    #expect(lines == ["cellForItem 0-0", "willDisplay 0-0", "updateConfiguration 0-0"])
    #expect(hadSuperview == false)
    #expect(collection.cellForItem(at: [0, 0])?.superview === collection)
  }

  @Test func `attributes are applied again only where they differ (behaviour 433)`() {
    collection.layoutIfNeeded()
    log.listened = ["apply"]

    let lines = log.lines {
      collection.collectionViewLayout.invalidateLayout()
      collection.layoutIfNeeded()
    }
    let changed = log.lines {
      (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height = 60
      collection.layoutIfNeeded()
    }

    #expect(lines == [])
    #expect(changed.first == "apply 0-0")
    #expect(changed.count == 10)
  }

  @Test func `a scroll ends what leaves before it loads what comes, and reuses it`() {
    collection.layoutIfNeeded()
    let first = collection.cellForItem(at: [0, 0])
    log.listened = ["cellForItem", "willDisplay", "didEndDisplaying", "prepareForReuse"]

    let lines = log.lines {
      collection.contentOffset.y = 50
      collection.layoutIfNeeded()
    }

    #expect(
      lines == [
        "didEndDisplaying 0-0", "didEndDisplaying 0-1",
        "cellForItem 0-12", "prepareForReuse 0-1", "willDisplay 0-12",
        "cellForItem 0-13", "prepareForReuse 0-0", "willDisplay 0-13",
      ])
    #expect(collection.cellForItem(at: [0, 13]) === first)
  }

  @Test func `a layout with nothing changed asks nothing`() {
    collection.layoutIfNeeded()
    log.listened = ["numberOf", "cellForItem", "apply", "willDisplay"]

    let lines = log.lines {
      collection.setNeedsLayout()
      collection.layoutIfNeeded()
    }

    #expect(lines == [])
  }

  @Test func `a reload only marks, and drops counts and selection (behaviour 429, 462)`() {
    collection.layoutIfNeeded()
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    log.listened = ["numberOf", "cellForItem", "didEndDisplaying"]
    log.counts = [2]

    let marked = log.lines { collection.reloadData() }
    #expect(marked == [])
    #expect(
      log.lines { _ = collection.numberOfSections } == ["numberOfSections", "numberOfItems 0"])
    let lines = log.lines { collection.layoutIfNeeded() }

    #expect(
      lines == (0..<12).reversed().map { "didEndDisplaying 0-\($0)" }
        + ["cellForItem 0-0", "cellForItem 0-1"])
    #expect(log.selected == [])
    #expect(collection.visibleCells.count == 2)
  }

  @Test func `another data source is another load`() {
    collection.layoutIfNeeded()
    let other = CollectionLog([1])

    collection.dataSource = other
    collection.layoutIfNeeded()

    #expect(collection.visibleCells.count == 1)
    collection.dataSource = nil
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.isEmpty)
    #expect(collection.numberOfSections == 0)
  }

  @Test func `finds items by points and cells`() {
    collection.layoutIfNeeded()

    #expect(collection.indexPathForItem(at: CGPoint(x: 150, y: 60)) == [0, 3])
    #expect(collection.indexPathForItem(at: CGPoint(x: 150, y: 960)) == [0, 39])
    #expect(collection.indexPathForItem(at: CGPoint(x: -1, y: 60)) == nil)
    #expect(collection.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 60)) == nil)
    let cell = collection.cellForItem(at: [0, 5])
    #expect(cell.flatMap(collection.indexPath) == [0, 5])
    #expect(collection.indexPath(for: UICollectionViewCell()) == nil)
    #expect(collection.layoutAttributesForItem(at: [0, 39])?.frame.minY == 950)
    #expect(collection.layoutAttributesForItem(at: [0, 40]) == nil)
  }

  @Test func `the background view is behind all and does not scroll (behaviour 404)`() {
    let background = UIView()
    collection.layoutIfNeeded()

    collection.backgroundView = background
    collection.contentOffset.y = 70
    collection.layoutIfNeeded()

    #expect(collection.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 70, width: 200, height: 300))
    collection.backgroundView = nil
    #expect(background.superview == nil)
  }

  // MARK: Supplementary views

  @Test
  func `cells come before headers and footers, which are reused by kind (behaviour 427, 513)`() {
    let flow = CollectionLog.flow()
    flow.headerReferenceSize = CGSize(width: 1, height: 20)
    flow.footerReferenceSize = CGSize(width: 1, height: 10)
    let log = CollectionLog([2, 2], layout: flow)
    log.listened = ["cellForItem", "view", "willDisplay Header"]

    let lines = log.lines { log.collection.layoutIfNeeded() }

    #expect(
      lines == [
        "cellForItem 0-0", "cellForItem 0-1", "cellForItem 1-0", "cellForItem 1-1",
        "view Header 0-0", "willDisplay Header 0-0", "view Footer 0-0",
        "view Header 1-0", "willDisplay Header 1-0", "view Footer 1-0",
      ])
    let kind = UICollectionView.elementKindSectionHeader
    let header = log.collection.supplementaryView(forElementKind: kind, at: [1, 0])
    #expect(header?.frame == CGRect(x: 0, y: 80, width: 200, height: 20))
    #expect(
      Set(log.collection.indexPathsForVisibleSupplementaryElements(ofKind: kind)) == [
        [0, 0], [1, 0],
      ])
    #expect(log.collection.visibleSupplementaryViews(ofKind: kind).count == 2)

    let footers = log.collection.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionFooter)
    log.collection.reloadData()
    log.collection.layoutIfNeeded()
    let headers = log.collection.visibleSupplementaryViews(ofKind: kind)
    #expect(headers.allSatisfy { header in !footers.contains { $0 === header } })
    #expect(headers.contains { $0 === header })
  }

  // MARK: Editing

  @Test func `editing tells the cells, and selects only where that is allowed (behaviour 465)`() {
    collection.layoutIfNeeded()
    let cell = collection.cellForItem(at: [0, 0])

    collection.isEditing = true

    #expect(cell?.configurationState.isEditing == true)
    #expect(log.tap(0, 0) == [])
    collection.allowsMultipleSelectionDuringEditing = true
    _ = log.tap(0, 0)
    _ = log.tap(0, 1)
    #expect(log.selected == [[0, 0], [0, 1]])
    collection.isEditing = false
    #expect(cell?.configurationState.isEditing == false)
  }
}
