import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Badges that decide their sizes", .ownApplication)
struct BadgeSizeTests {
  private let badged: SelfSizingCollection
  private var collection: UICollectionView { badged.collection }

  /// Rows of 50 points with a badge at the end, 20 points wide, which asks for 30 points of height.
  init() {
    badged = Self.rows(with: .estimated(10))
    badged.headerHeight = 30
  }

  private static func badge(_ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSupplementaryItem
  {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: height),
      elementKind: "head", containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
  }

  private static func rows(with height: NSCollectionLayoutDimension) -> SelfSizingCollection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: row, supplementaryItems: [badge(height)])
    let group = NSCollectionLayoutGroup.vertical(layoutSize: row, subitems: [item])
    return SelfSizingCollection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [20])
  }

  private func badge(of item: Int) -> FittedView? {
    collection.supplementaryView(forElementKind: "head", at: [0, item]) as? FittedView
  }

  @Test func `are as large as their views ask for, at their anchor (behaviour 531)`() {
    collection.layoutIfNeeded()

    #expect(badge(of: 0)?.frame == CGRect(x: 280, y: 20, width: 20, height: 30))
    #expect(badge(of: 3)?.frame == CGRect(x: 280, y: 170, width: 20, height: 30))
    #expect(
      collection.layoutAttributesForSupplementaryElement(ofKind: "head", at: [0, 3])?.frame
        == CGRect(x: 280, y: 170, width: 20, height: 30))
  }

  @Test func `push nothing away`() {
    badged.headerHeight = 70

    collection.layoutIfNeeded()

    #expect(badged.frames(0..<3).map(\.minY) == [0, 50, 100])
    #expect(badge(of: 2)?.frame == CGRect(x: 280, y: 80, width: 20, height: 70))
    #expect(collection.contentSize.height == 1000)
  }

  @Test func `have the size that is expected until they show`() {
    collection.layoutIfNeeded()
    let hidden = collection.layoutAttributesForSupplementaryElement(ofKind: "head", at: [0, 15])
    #expect(hidden?.frame == CGRect(x: 280, y: 790, width: 20, height: 10))

    collection.contentOffset.y = 600
    collection.layoutIfNeeded()

    #expect(badge(of: 15)?.frame == CGRect(x: 280, y: 770, width: 20, height: 30))
  }

  @Test func `are not asked where the size is given`() {
    let given = Self.rows(with: .absolute(10))
    given.headerHeight = 30

    given.collection.layoutIfNeeded()

    #expect(
      given.collection.supplementaryView(forElementKind: "head", at: [0, 0])?.frame
        == CGRect(x: 280, y: 40, width: 20, height: 10))
  }

  @Test func `are measured again when the layout is invalidated (behaviour 783)`() {
    collection.layoutIfNeeded()
    badge(of: 1)?.height = 12

    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()

    #expect(badge(of: 1)?.frame == CGRect(x: 280, y: 88, width: 20, height: 12))
    #expect(badge(of: 0)?.frame.height == 30)
  }

  @Test func `of a group are attached to it`() {
    let half = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [NSCollectionLayoutItem(layoutSize: half)])
    group.supplementaryItems = [Self.badge(.estimated(10))]
    let grouped = SelfSizingCollection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [4])
    grouped.headerHeight = 25

    grouped.collection.layoutIfNeeded()

    #expect(
      grouped.collection.supplementaryView(forElementKind: "head", at: [0, 2])?.frame
        == CGRect(x: 280, y: 135, width: 20, height: 25))
    #expect(grouped.collection.supplementaryView(forElementKind: "head", at: [0, 1]) == nil)
  }

  @Test func `keep their sizes with their items`() {
    collection.layoutIfNeeded()
    badge(of: 2)?.height = 44
    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()
    badged.counts = [19]

    collection.deleteItems(at: [[0, 0]])
    collection.layoutIfNeeded()

    #expect(badge(of: 1)?.frame == CGRect(x: 280, y: 56, width: 20, height: 44))
    #expect(badge(of: 0)?.frame.height == 30)
  }

  @Test func `belong to items that are alike, and stand at their evened edges`() {
    let alike = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .uniformAcrossSiblings(estimate: 40))
    let item = NSCollectionLayoutItem(
      layoutSize: alike, supplementaryItems: [Self.badge(.estimated(10))])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
      subitems: [item])
    let evened = SelfSizingCollection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [2]
    ) { CGSize(width: 150, height: [60, 90][$0]) }
    evened.headerHeight = 20

    evened.collection.layoutIfNeeded()

    #expect(evened.frames(0..<2).map(\.height) == [90, 90])
    #expect(
      evened.collection.supplementaryView(forElementKind: "head", at: [0, 0])?.frame
        == CGRect(x: 130, y: 70, width: 20, height: 20))
  }
}
