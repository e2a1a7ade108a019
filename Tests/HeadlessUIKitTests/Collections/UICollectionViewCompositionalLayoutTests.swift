import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UICollectionViewCompositionalLayout", .ownApplication)
struct UICollectionViewCompositionalLayoutTests {
  private func rows(_ height: CGFloat = 40) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .row(height), subitems: [NSCollectionLayoutItem(layoutSize: .part(1, 1))]))
  }

  // MARK: Providers (behaviour 527)

  @Test func `each section is asked for once, and again when size or data differ`() {
    var asked: [String] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      let size = environment.container.effectiveContentSize
      asked.append("\(section) \(Int(size.width))")
      return rows()
    }
    let composed = ComposedCollection(layout, [30, 1])

    #expect(composed.size == "300 1240")
    composed.collection.contentOffset.y = 500
    composed.collection.layoutIfNeeded()
    #expect(asked == ["0 300", "1 300"])

    asked = []
    composed.collection.frame.size.width = 200
    composed.collection.layoutIfNeeded()
    #expect(asked == ["0 200", "1 200"])

    asked = []
    composed.counts = [30, 2]
    composed.collection.insertItems(at: [[1, 1]])
    #expect(asked == ["0 200", "1 200"])

    asked = []
    layout.invalidateLayout()
    composed.collection.layoutIfNeeded()
    #expect(asked == ["0 200", "1 200"])
  }

  @Test func `sections are asked for again when the traits differ`() {
    var columns: [Int] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let isDark = environment.traitCollection.userInterfaceStyle == .dark
      columns.append(isDark ? 2 : 1)
      return rows()
    }
    let composed = ComposedCollection(layout, [3])
    let window = UIWindow()
    window.addSubview(composed.collection)
    window.isHidden = false
    composed.collection.layoutIfNeeded()
    columns = []

    composed.collection.overrideUserInterfaceStyle = .dark
    composed.collection.layoutIfNeeded()

    #expect(columns.last == 2)
  }

  // MARK: Configurations (behaviour 526)

  @Test func `a configuration is a copy, and counts when it is set`() {
    let layout = UICollectionViewCompositionalLayout(section: rows())
    let composed = ComposedCollection(layout, [1, 1])
    #expect(composed.size == "300 80")

    layout.configuration.interSectionSpacing = 10
    #expect(composed.size == "300 80")

    let configuration = layout.configuration
    configuration.interSectionSpacing = 50
    #expect(composed.size == "300 80")
    layout.configuration = configuration
    #expect(composed.size == "300 130")
    #expect(configuration.contentInsetsReference == .safeArea)
    #expect(configuration.scrollDirection == .vertical)
  }

  // MARK: The visible part

  @Test func `only what is in view has cells, however many items there are`() {
    let composed = ComposedCollection(rows(), 1_000_000)

    #expect(composed.shown == Array(0..<10))
    composed.collection.contentOffset.y = 20_000_000
    #expect(composed.shown == Array(500_000..<500_010))
    #expect(composed.size == "300 40000000")
  }

  @Test func `a closure hears of what is visible, and may change its looks (behaviour 525)`() {
    let section = rows()
    var seen: [String] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      seen.append("\(items.map(\.indexPath.item)) at \(Int(offset.y))")
      items.first?.alpha = 0.5
      items.last?.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(environment.container.contentSize.width == 300 as CGFloat)
      #expect(items.allSatisfy { $0.representedElementCategory == .cell })
    }
    let composed = ComposedCollection(section, 20, size: CGSize(width: 300, height: 120))
    composed.collection.layoutIfNeeded()
    #expect(composed.collection.cellForItem(at: [0, 0])?.alpha == 0.5)
    #expect(composed.collection.cellForItem(at: [0, 2])?.transform.a == 2)

    composed.collection.contentOffset.y = 40
    composed.collection.layoutIfNeeded()

    #expect(seen == ["[0, 1, 2] at 0", "[1, 2, 3] at 40"])
    #expect(composed.collection.cellForItem(at: [0, 1])?.alpha == 0.5)
    #expect(composed.collection.cellForItem(at: [0, 2])?.transform.a == 1)
  }

  // MARK: Sections that scroll by themselves (behaviour 529)

  private func strip(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .points(100, 50), subitems: [NSCollectionLayoutItem(layoutSize: .part(1, 1))]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func scrollView(of composed: ComposedCollection) -> UIScrollView? {
    composed.collection.layoutIfNeeded()
    return composed.collection.cellForItem(at: [0, 1])?.superview as? UIScrollView
  }

  @Test func `its items lie in a row, in a scroll view of its own`() throws {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 0 ? strip() : rows()
    }
    let composed = ComposedCollection(layout, [6, 1])

    #expect(composed.cells().prefix(3) == ["20 5 100 50", "130 5 100 50", "240 5 100 50"])
    #expect(composed.cells(1) == ["0 60 300 40"])
    #expect(composed.size == "300 100")
    let scroll = try #require(scrollView(of: composed))
    #expect(scroll !== composed.collection && scroll.superview === composed.collection)
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
    #expect(scroll.contentSize == CGSize(width: 690, height: 60))
    let path = IndexPath(item: 0, section: 1)
    #expect(composed.collection.cellForItem(at: path)?.superview === composed.collection)
  }

  @Test func `what it scrolls to is loaded, and the delegate hears of no scroll`() throws {
    let composed = ComposedCollection(strip(), 20)
    #expect(composed.shown == [0, 1, 2])
    let scroll = try #require(scrollView(of: composed))

    scroll.contentOffset.x = 1_000

    #expect(composed.shown == [9, 10, 11])
    #expect(composed.log == [])
    #expect(composed.collection.indexPathForItem(at: CGPoint(x: 10, y: 30)) == [0, 9])
    #expect(composed.collection.contentOffset == .zero)
    #expect(composed.collection.visibleCells.count == 3)
  }

  struct Rest: Sendable, CustomTestStringConvertible {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let offset: CGFloat
    let rest: CGFloat

    var testDescription: String { "\(behavior) from \(offset)" }
  }

  /// Groups of 100 points every 110 points, of which the first begins at 20; pages of 300.
  nonisolated static let rests: [Rest] = [
    Rest(behavior: .continuous, offset: 130, rest: 130),
    Rest(behavior: .continuousGroupLeadingBoundary, offset: 130, rest: 110),
    Rest(behavior: .groupPaging, offset: 170, rest: 220),
    Rest(behavior: .groupPagingCentered, offset: 130, rest: 140),
    Rest(behavior: .paging, offset: 160, rest: 300),
    Rest(behavior: .paging, offset: 140, rest: 0),
  ]

  @Test(arguments: rests)
  func `it comes to rest where its behavior says (behaviour 525)`(rest: Rest) throws {
    let composed = ComposedCollection(strip(rest.behavior), 20)
    let scroll = try #require(scrollView(of: composed))

    scroll.userDrag(to: CGPoint(x: rest.offset, y: 0))
    composed.collection.hostApplication.mainLoop.settle()

    #expect(scroll.contentOffset.x == rest.rest)
  }

  @Test func `it bounces and slows down as its properties say`() throws {
    let section = strip()
    section.orthogonalScrollingProperties.bounce = .always
    section.orthogonalScrollingProperties.decelerationRate = .fast
    let scroll = try #require(scrollView(of: ComposedCollection(section, 20)))
    #expect(scroll.bounces && scroll.alwaysBounceHorizontal && !scroll.alwaysBounceVertical)
    #expect(scroll.decelerationRate == .fast)

    let other = strip()
    other.orthogonalScrollingProperties.bounce = .never
    let composed = ComposedCollection(other, 20)
    composed.collection.decelerationRate = .fast
    composed.collection.collectionViewLayout.invalidateLayout()
    composed.collection.layoutIfNeeded()
    let still = try #require(scrollView(of: composed))

    #expect(!still.bounces && !still.alwaysBounceHorizontal)
    #expect(still.decelerationRate == .fast)
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    #expect(copy.orthogonalScrollingProperties.bounce == .always)
  }

  @Test func `an item is scrolled to within its section`() throws {
    let composed = ComposedCollection(strip(), 20)
    let scroll = try #require(scrollView(of: composed))

    composed.collection.scrollToItem(
      at: [0, 10], at: .centeredHorizontally, animated: false)

    #expect(scroll.contentOffset.x == 1_020)
    #expect(composed.collection.contentOffset == .zero)
    #expect(composed.collection.cellForItem(at: [0, 10]) == nil || composed.shown.contains(10))
  }

  @Test func `its header does not scroll along, and its closure hears the offset`() throws {
    let section = strip()
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .row(30), elementKind: "head", alignment: .top)
    ]
    var seen: [String] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      let cells = items.filter { $0.representedElementCategory == .cell }
      seen.append("\(cells.map(\.indexPath.item)) at \(Int(offset.x))")
    }
    let composed = ComposedCollection(section, 20)
    let scroll = try #require(scrollView(of: composed))

    scroll.contentOffset.x = 110
    composed.collection.layoutIfNeeded()

    #expect(seen == ["[0, 1, 2] at 0", "[0, 1, 2, 3] at 110"])
    let header = composed.collection.supplementaryView(forElementKind: "head", at: [0, 0])
    #expect(header?.superview === composed.collection)
    #expect(header?.frame == CGRect(x: 20, y: 0, width: 260, height: 30))
  }

  @Test func `its scroll view follows it, and goes with it`() throws {
    let layout = UICollectionViewCompositionalLayout(section: strip())
    let composed = ComposedCollection(layout, [20, 20])
    let scroll = try #require(scrollView(of: composed))
    scroll.contentOffset.x = 220
    composed.collection.layoutIfNeeded()

    composed.counts = [20, 20, 20]
    composed.collection.insertSections([0])
    composed.collection.layoutIfNeeded()
    #expect(scroll.frame.minY == 60)
    #expect(scroll.contentOffset.x == 220)

    composed.counts = [20, 20]
    composed.collection.deleteSections([1])
    composed.collection.layoutIfNeeded()
    #expect(scroll.superview == nil)
    #expect(composed.collection.visibleCells.count == 6)
  }

  @Test func `another layout takes the cells out of their scroll views`() throws {
    let composed = ComposedCollection(strip(), 4)
    let scroll = try #require(scrollView(of: composed))

    composed.collection.collectionViewLayout = UICollectionViewCompositionalLayout(section: rows())
    composed.collection.layoutIfNeeded()

    #expect(scroll.superview == nil)
    #expect(composed.collection.visibleCells.count == 4)
    #expect(composed.collection.visibleCells.allSatisfy { $0.superview === composed.collection })
    let frames = composed.collection.visibleCells.map(\.frame.minY).sorted()
    #expect(frames == [0, 40, 80, 120])
  }

  @Test func `what is visible can be moved in space, and by an animator`() {
    let section = rows()
    var seen: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, _, _ in
      items.first?.transform3D = CATransform3DMakeTranslation(0, 0, 9)
      seen = UIGravityBehavior(items: items).items.compactMap {
        ($0 as? any NSCollectionLayoutVisibleItem)?.transform3D.m43
      }
    }
    let composed = ComposedCollection(section, 20, size: CGSize(width: 300, height: 120))
    composed.collection.layoutIfNeeded()

    #expect(seen == [9, 0, 0])
    #expect(composed.collection.cellForItem(at: [0, 0])?.layer.transform.m43 == 9)
  }
}
