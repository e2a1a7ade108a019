import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// The model's choices for compositional layouts where no source exists.
@MainActor
@Suite("Unsourced choices about compositional layouts", .ownApplication)
struct CompositionalUnsourcedChoicesTests {
  private func rows(_ height: CGFloat = 40) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .row(height), subitems: [NSCollectionLayoutItem(layoutSize: .part(1, 1))]))
  }

  private func boundary(
    _ kind: String, _ height: CGFloat
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .row(height), elementKind: kind, alignment: .top)
  }

  @Test func `a provider that has no section raises, and the others are shown (behaviour 527)`() {
    let layout = UICollectionViewCompositionalLayout { section, _ in section == 0 ? nil : rows() }
    let composed = ComposedCollection(layout, [2, 2])

    let found = failures { composed.collection.layoutIfNeeded() }

    #expect(
      found.reasons == [
        "Invalid section definition. Please specify a valid section definition when content is to "
          + "be rendered for a section. This is a client error."
      ])
    #expect(composed.cells() == ["none", "none"])
    #expect(composed.cells(1) == ["0 0 300 40", "0 40 300 40"])
  }

  @Test func `the last group is spaced like a full one`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .row(50), repeatingSubitem: NSCollectionLayoutItem(layoutSize: .points(60, 50)),
      count: 3)
    group.interItemSpacing = .flexible(0)

    #expect(ComposedCollection(group, 5).cells().suffix(2) == ["0 50 60 50", "120 50 60 50"])
  }

  @Test func `frames of compositional layouts are not rounded`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .row(50), subitems: [NSCollectionLayoutItem(layoutSize: .part(1 / 7, 1))])

    #expect(ComposedCollection(group, 2).cells() == ["0 0 42.86 50", "42.86 0 42.86 50"])
  }

  @Test func `two views at one edge share its room`() {
    let section = rows()
    section.boundarySupplementaryItems = [boundary("head", 30), boundary("side", 20)]
    let composed = ComposedCollection(section, 1)

    #expect(composed.supplement("head") == "0 0 300 30")
    #expect(composed.supplement("side") == "0 0 300 20")
    #expect(composed.cells() == ["0 30 300 40"])
  }

  @Test func `an empty section keeps its header and its insets`() {
    let section = rows()
    section.boundarySupplementaryItems = [boundary("head", 30)]
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 6, trailing: 0)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let composed = ComposedCollection(layout, [0, 1])

    #expect(composed.supplement("head") == "0 0 300 30")
    #expect(composed.cells(1) == ["0 76 300 40"])
  }

  @Test func `a background sends everything else one step forward (behaviour 530)`() {
    let section = rows()
    section.boundarySupplementaryItems = [boundary("head", 30)]
    section.decorationItems = [.background(elementKind: "back")]
    let composed = ComposedCollection(section, 1)
    composed.collection.layoutIfNeeded()

    let layout = composed.collection.collectionViewLayout
    let header = layout.layoutAttributesForSupplementaryView(ofKind: "head", at: [0, 0])
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.zIndex == 1)
    #expect(header?.zIndex == 2)
    #expect(layout.layoutAttributesForDecorationView(ofKind: "back", at: [0, 0])?.zIndex == 0)
  }

  @Test func `the view of a group belongs to its first item`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .row(50), subitems: [NSCollectionLayoutItem(layoutSize: .part(0.5, 1))])
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: .points(20, 10), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
    ]
    let composed = ComposedCollection(group, 4)

    #expect(composed.supplement("badge") == "280 40 20 10")
    #expect(composed.supplement("badge", [0, 2]) == "280 90 20 10")
    #expect(composed.log == ["badge [0, 0]", "badge [0, 2]"])
  }
}
