import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("Collection views from right to left", .ownApplication)
struct CollectionDirectionTests {
  // MARK: Flow layouts

  private final class Mirrored: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private func grid(_ layout: UICollectionViewFlowLayout, _ count: Int) -> SelfSizingCollection {
    layout.itemSize = CGSize(width: 80, height: 50)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    let grid = SelfSizingCollection(layout, [count])
    grid.collection.semanticContentAttribute = .forceRightToLeft
    return grid
  }

  @Test func `a flow layout is not mirrored unless it wants to be (behaviour 492)`() {
    let plain = grid(UICollectionViewFlowLayout(), 4)

    plain.collection.layoutIfNeeded()

    #expect(plain.frames(0..<1) == [CGRect(x: 0, y: 0, width: 80, height: 50)])
  }

  @Test func `a flow layout that wants to be begins at the right (behaviour 492)`() {
    let mirrored = grid(Mirrored(), 4)

    mirrored.collection.layoutIfNeeded()

    #expect(mirrored.frames(0..<4).map(\.minX) == [220, 110, 0, 220])
    #expect(mirrored.cell(0)?.frame == CGRect(x: 220, y: 0, width: 80, height: 50))
    #expect(mirrored.collection.indexPathForItem(at: CGPoint(x: 250, y: 20)) == [0, 0])
    #expect(mirrored.collection.visibleCells.count == 4)
  }

  @Test func `the layout itself goes on counting from the left`() {
    let layout = Mirrored()
    let mirrored = grid(layout, 4)
    mirrored.collection.layoutIfNeeded()

    #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame.minX == 0)
  }

  @Test func `content that scrolls sideways begins at its right end`() {
    let layout = Mirrored()
    layout.scrollDirection = .horizontal
    let mirrored = grid(layout, 100)
    mirrored.collection.frame.size.height = 50

    mirrored.collection.layoutIfNeeded()

    #expect(mirrored.collection.contentSize.width == 8_990)
    #expect(mirrored.collection.contentOffset.x == 8_690)
    #expect(mirrored.collection.indexPathsForVisibleItems.map(\.item).sorted() == [0, 1, 2, 3])

    mirrored.collection.scrollToItem(at: [0, 99], at: .left, animated: false)
    mirrored.collection.layoutIfNeeded()

    #expect(mirrored.collection.contentOffset.x == 0)
    #expect(mirrored.collection.indexPathsForVisibleItems.map(\.item).sorted() == [96, 97, 98, 99])
  }

  @Test func `a direction that changes mirrors what shows`() {
    let mirrored = grid(Mirrored(), 4)
    mirrored.collection.layoutIfNeeded()

    mirrored.collection.semanticContentAttribute = .forceLeftToRight
    mirrored.collection.layoutIfNeeded()

    #expect(mirrored.cell(0)?.frame.minX == 0)
  }

  // MARK: Compositional layouts

  private func composed(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  ) -> ComposedCollection {
    let item = NSCollectionLayoutItem(layoutSize: .points(100, 50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: behavior == .none ? .row(50) : .points(100, 50), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.contentInsets.leading = 20
    return ComposedCollection(section, 8)
  }

  /// Gives the device a language that is written from right to left.
  private func readFromRightToLeft() {
    UIScreen.main.traitCollection = UIScreen.main.traitCollection.modifyingTraits {
      $0.layoutDirection = .rightToLeft
    }
  }

  @Test func `a compositional layout is not mirrored by its view alone (behaviour 535)`() {
    let composed = composed()

    composed.collection.semanticContentAttribute = .forceRightToLeft

    #expect(composed.cells().first == "20 0 100 50")
  }

  @Test func `a compositional layout follows the traits`() {
    readFromRightToLeft()

    let composed = composed()

    #expect(composed.cells().prefix(3) == ["180 0 100 50", "80 0 100 50", "180 50 100 50"])
  }

  @Test func `rows of lists have their arrows at the left`() {
    readFromRightToLeft()
    let list = ListCollection()
    list.accessories = { _ in [.disclosureIndicator()] }
    list.show(["one"])
    list.cell(0)?.layoutIfNeeded()

    let content: CGRect = list.cell(0)?.contentView.frame ?? .zero
    #expect(content.minX == 44)
    #expect(content.width == 349)
  }

  @Test func `a section that scrolls by itself begins at the right`() throws {
    readFromRightToLeft()
    let composed = composed(.continuous)

    #expect(composed.shown == [0, 1, 2])
    let cell = try #require(composed.collection.cellForItem(at: [0, 0]))
    let holder = try #require(cell.superview as? UIScrollView)
    let visible = holder.convert(cell.frame, to: composed.collection)
    #expect(visible == CGRect(x: 180, y: 0, width: 100, height: 50))

    composed.collection.scrollToItem(at: [0, 7], at: .left, animated: false)

    #expect(composed.shown == [5, 6, 7])
    #expect(holder.contentOffset.x == 0)
  }
}
