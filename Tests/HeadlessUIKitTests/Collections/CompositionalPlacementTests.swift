import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// Frames that were worked out by hand, for a collection view of 300 by 400 points.
@MainActor
@Suite("Places in a compositional layout", .ownApplication)
struct CompositionalPlacementTests {
  private func item(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size)
  }

  // MARK: Groups

  @Test func `a row takes as many items as fit, and the last one may have fewer (behaviour 528)`() {
    let composed = ComposedCollection(
      .horizontal(layoutSize: .row(100), subitems: [item(.part(1 / 3, 1))]), 7)

    #expect(
      composed.cells() == [
        "0 0 100 100", "100 0 100 100", "200 0 100 100", "0 100 100 100", "100 100 100 100",
        "200 100 100 100", "0 200 100 100",
      ])
    #expect(composed.size == "300 300")
  }

  @Test func `items are taken in turn until one does not fit (behaviour 522)`() {
    let composed = ComposedCollection(
      .horizontal(layoutSize: .row(50), subitems: [item(.part(0.5, 1)), item(.part(0.25, 0.5))]), 4)

    #expect(
      composed.cells() == ["0 0 150 50", "150 0 75 25", "0 50 150 50", "150 50 75 25"])
  }

  @Test func `a column fills its height`() {
    let composed = ComposedCollection(
      .vertical(layoutSize: .points(120, 90), subitems: [item(.row(40))]), 3)

    #expect(composed.cells() == ["0 0 120 40", "0 40 120 40", "0 90 120 40"])
    #expect(composed.size == "300 180")
  }

  @Test func `a number of items share the width, less the spacing (behaviour 523)`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .points(270, 60), subitem: item(.points(100, 60)), count: 2)
    group.interItemSpacing = .fixed(20)

    #expect(ComposedCollection(group, 3).cells() == ["0 0 125 60", "145 0 125 60", "0 60 125 60"])
  }

  @Test func `a repeated item keeps its size (behaviour 522)`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .points(270, 60), repeatingSubitem: item(.points(100, 60)), count: 2)
    group.interItemSpacing = .fixed(20)

    #expect(ComposedCollection(group, 3).cells() == ["0 0 100 60", "120 0 100 60", "0 60 100 60"])
  }

  @Test func `a column of items that share its height`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .row(90), subitem: item(.part(1, 1)), count: 3)

    #expect(ComposedCollection(group, 3).cells() == ["0 0 300 30", "0 30 300 30", "0 60 300 30"])
  }

  @Test func `groups lie within groups`() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: .part(0.3, 1), subitems: [item(.part(1, 0.5))])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .part(1, 0.25), subitems: [item(.part(0.7, 1)), column])

    #expect(
      ComposedCollection(group, 5).cells() == [
        "0 0 210 100", "210 0 90 50", "210 50 90 50", "0 100 210 100", "210 100 90 50",
      ])
  }

  @Test func `a closure places the items of a group`() {
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(layoutSize: .row(80)) { environment in
      sizes.append(environment.container.contentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 20, width: 30, height: 40)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 100, y: 0, width: 50, height: 80), zIndex: 4),
      ]
    }
    let composed = ComposedCollection(group, 3)

    #expect(composed.cells() == ["10 20 30 40", "100 0 50 80", "10 100 30 40"])
    #expect(composed.collection.layoutAttributesForItem(at: [0, 1])?.zIndex == 4)
    #expect(Set(sizes.map(\.width)) == [300])
    #expect(Set(sizes.map(\.height)) == [80])
  }

  @Test func `a closure that places nothing shows nothing`() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: .row(80)) { _ in [] }

    #expect(ComposedCollection(group, 3).cells() == ["none", "none", "none"])
  }

  // MARK: Dimensions

  @Test func `a height can be a fraction of the width (behaviour 520)`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalWidth(0.2))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
      subitems: [item(size)])

    #expect(ComposedCollection(group, 2).cells() == ["0 0 150 60", "150 0 150 60"])
  }

  @Test func `what is estimated is what the items need, as far as they say`() {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(10))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [item(.points(100, 30)), item(.points(150, 70))])

    #expect(ComposedCollection(group, 3).cells() == ["0 0 100 30", "100 0 150 70", "0 70 100 30"])
    #expect(ComposedCollection(group, 3).size == "300 100")
    #expect(row.heightDimension.isEstimated && !row.heightDimension.isAbsolute)
    #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 5).isEstimated)
  }

  @Test func `a dimension of nothing is grumbled about (behaviour 521)`() {
    let log = logged {
      _ = NSCollectionLayoutDimension.absolute(0)
      _ = NSCollectionLayoutDimension.estimated(-1)
      _ = NSCollectionLayoutDimension.fractionalWidth(.nan)
      _ = NSCollectionLayoutDimension.absolute(1)
    }

    #expect(
      log.notes.reasons == [
        "Invalid absolute dimension, must be > 0.0. NOTE: This will be a hard-assert soon, please "
          + "update your call site.",
        "Invalid estimated dimension, must be > 0. NOTE: This will be a hard-assert soon, please "
          + "update your call site.",
        "Invalid fractional dimension, must be > 0.0. NOTE: This will be a hard-assert soon, "
          + "please update your call site.",
      ])
  }

  // MARK: Spacing

  @Test func `flexible spacing takes what is left (behaviour 524)`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .row(50), repeatingSubitem: item(.points(60, 50)), count: 3)
    group.interItemSpacing = .flexible(10)

    #expect(ComposedCollection(group, 3).cells() == ["0 0 60 50", "120 0 60 50", "240 0 60 50"])
  }

  @Test func `flexible edges share what is left, and fixed ones take room (behaviour 524)`() {
    let small = item(.points(60, 20))
    small.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(5), trailing: .flexible(0), bottom: nil)
    let low = item(.points(60, 20))
    low.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .flexible(0), trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .row(50), subitems: [small, low])

    // 60 + 70 + 60 + 70 = 260, and 40 are left for four edges.
    #expect(
      ComposedCollection(group, 4).cells() == [
        "10 5 60 20", "90 30 60 20", "160 5 60 20", "240 30 60 20",
      ])
  }

  @Test func `a group can be in the middle of its section`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .points(200, 50), subitems: [item(.part(1, 1))])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(7), trailing: .flexible(0), bottom: .fixed(3))

    #expect(ComposedCollection(group, 2).cells() == ["50 7 200 50", "50 67 200 50"])
    #expect(ComposedCollection(group, 2).size == "300 120")
  }

  @Test func `insets make an item smaller, but not where it is estimated (behaviour 524)`() {
    let inset = item(.part(0.5, 1))
    inset.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let estimated = item(
      NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .estimated(50)))
    estimated.contentInsets = inset.contentInsets
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .row(50), subitems: [inset, estimated])

    #expect(ComposedCollection(group, 2).cells() == ["2 1 144 46", "152 0 44 50"])
  }

  @Test func `insets of a group make room smaller for its items`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .row(50), subitems: [item(.part(0.5, 1))])
    group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 80)

    #expect(
      ComposedCollection(group, 3).cells() == ["20 5 100 40", "120 5 100 40", "20 55 100 40"])
  }

  // MARK: Sections

  @Test func `a section has insets, and space between its groups (behaviour 525)`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .row(40), subitems: [item(.part(0.5, 1))]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    section.interGroupSpacing = 5
    let composed = ComposedCollection(section, 3)

    #expect(composed.cells() == ["20 10 120 40", "140 10 120 40", "20 55 120 40"])
    #expect(composed.size == "300 125")
  }

  @Test func `sections follow each other, with space between them (behaviour 526)`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .row(40), subitems: [item(.part(1, 1))]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 15
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let composed = ComposedCollection(layout, [2, 0, 1])

    #expect(composed.cells() == ["0 0 300 40", "0 40 300 40"])
    #expect(composed.cells(2) == ["0 110 300 40"])
    #expect(composed.size == "300 150")
  }

  @Test func `a layout can go sideways`() {
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: .part(0.5, 1), subitems: [item(.part(1, 0.5))]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
    section.interGroupSpacing = 5
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let composed = ComposedCollection(layout, [3, 1])

    #expect(composed.cells() == ["10 0 135 200", "10 200 135 200", "150 0 135 200"])
    #expect(composed.cells(1) == ["315 0 135 200"])
    #expect(composed.size == "470 400")
  }

  // MARK: Headers and footers

  private func boundary(
    _ kind: String, _ alignment: NSRectAlignment, _ size: NSCollectionLayoutSize
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: kind, alignment: alignment)
  }

  private func rows(_ items: NSCollectionLayoutBoundarySupplementaryItem...)
    -> NSCollectionLayoutSection
  {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .row(40), subitems: [item(.part(1, 1))]))
    section.boundarySupplementaryItems = items
    return section
  }

  @Test func `headers and footers take room outside of the insets (behaviour 530)`() {
    let section = rows(boundary("head", .top, .row(30)), boundary("foot", .bottom, .row(20)))
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 10)
    let composed = ComposedCollection(section, 2)

    #expect(composed.supplement("head") == "10 0 280 30")
    #expect(composed.cells() == ["10 35 280 40", "10 75 280 40"])
    #expect(composed.supplement("foot") == "10 122 280 20")
    #expect(composed.size == "300 142")
    let attributes = composed.collection.layoutAttributesForSupplementaryElement(
      ofKind: "head", at: [0, 0])
    #expect(attributes?.zIndex == 1)
  }

  @Test func `headers need not follow the insets (behaviour 525)`() {
    let section = rows(boundary("head", .top, .row(30)))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    section.supplementaryContentInsetsReference = .none

    #expect(ComposedCollection(section, 1).supplement("head") == "0 0 300 30")

    section.supplementaryContentInsetsReference = .automatic
    section.supplementariesFollowContentInsets = false
    #expect(ComposedCollection(section, 1).supplement("head") == "0 0 300 30")
  }

  @Test func `a view at a corner, one that takes no room, and one that is moved`() {
    let over = boundary("side", .bottomTrailing, .points(50, 10))
    over.extendsBoundary = false
    let moved = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .points(60, 20), elementKind: "foot", alignment: .bottom,
      absoluteOffset: CGPoint(x: 3, y: -4))
    let composed = ComposedCollection(
      rows(boundary("head", .topLeading, .points(80, 30)), over, moved), 1)

    #expect(composed.supplement("head") == "0 0 80 30")
    #expect(composed.cells() == ["0 30 300 40"])
    #expect(composed.supplement("side") == "250 60 50 10")
    #expect(composed.supplement("foot") == "123 66 60 20")
    #expect(composed.size == "300 90")
  }

  @Test func `a view at the side narrows the items`() {
    let composed = ComposedCollection(rows(boundary("side", .leading, .points(50, 20))), 2)

    #expect(composed.cells() == ["50 0 250 40", "50 40 250 40"])
    #expect(composed.supplement("side") == "0 30 50 20")
  }

  @Test func `a pinned header stays while its section is there (behaviour 530)`() {
    let header = boundary("head", .top, .row(30))
    header.pinToVisibleBounds = true
    let footer = boundary("foot", .bottom, .row(20))
    footer.pinToVisibleBounds = true
    let layout = UICollectionViewCompositionalLayout(section: rows(header, footer))
    let composed = ComposedCollection(layout, [20, 20])

    #expect(composed.supplement("foot") == "0 380 300 20")
    composed.collection.contentOffset.y = 100
    #expect(composed.supplement("head") == "0 100 300 30")
    composed.collection.contentOffset.y = 820
    #expect(composed.supplement("head") == "0 800 300 30")
    #expect(composed.supplement("foot") == "0 830 300 20")
    #expect(composed.supplement("head", [1, 0]) == "0 850 300 30")
    #expect(composed.supplement("foot", [1, 0]) == "0 1200 300 20")
  }

  @Test func `all content can have a header, whose path has one index`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .row(40), subitems: [item(.part(1, 1))]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [boundary("whole", .top, .row(60))]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let composed = ComposedCollection(layout, [1, 1])

    #expect(composed.supplement("whole", IndexPath(index: 0)) == "0 0 300 60")
    #expect(composed.cells(1) == ["0 100 300 40"])
    #expect(composed.size == "300 140")
    #expect(composed.log == ["whole [0]"])
  }

  // MARK: Badges and backgrounds

  struct Anchored: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let edges: NSDirectionalRectEdge
    var points = CGPoint.zero
    var fraction: CGPoint?
    var own: NSDirectionalRectEdge?
    let frame: String
  }

  /// A badge of 20 by 10 points on an item of 100 by 50 points, inset by 10.
  nonisolated static let anchored: [Anchored] = [
    Anchored(testDescription: "top trailing", edges: [.top, .trailing], frame: "70 10 20 10"),
    Anchored(testDescription: "bottom leading", edges: [.bottom, .leading], frame: "10 30 20 10"),
    Anchored(testDescription: "top", edges: .top, frame: "40 10 20 10"),
    Anchored(testDescription: "none", edges: [], frame: "40 20 20 10"),
    Anchored(testDescription: "all", edges: .all, frame: "40 20 20 10"),
    Anchored(
      testDescription: "moved by points", edges: [.top, .trailing], points: CGPoint(x: 5, y: -3),
      frame: "75 7 20 10"),
    Anchored(
      testDescription: "moved by parts of itself", edges: [.top, .trailing],
      fraction: CGPoint(x: 0.5, y: -0.5), frame: "80 5 20 10"),
    Anchored(
      testDescription: "with another edge of itself", edges: [.top], own: [.bottom],
      frame: "40 0 20 10"),
  ]

  @Test(arguments: anchored)
  func `a badge lies at its anchor (behaviour 531)`(anchored: Anchored) {
    let anchor =
      anchored.fraction.map {
        NSCollectionLayoutAnchor(edges: anchored.edges, fractionalOffset: $0)
      } ?? NSCollectionLayoutAnchor(edges: anchored.edges, absoluteOffset: anchored.points)
    let size = NSCollectionLayoutSize.points(20, 10)
    let badge =
      anchored.own.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: "badge", containerAnchor: anchor,
          itemAnchor: NSCollectionLayoutAnchor(edges: $0))
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: "badge", containerAnchor: anchor)
    let item = NSCollectionLayoutItem(layoutSize: .points(100, 50), supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let composed = ComposedCollection(.horizontal(layoutSize: .row(50), subitems: [item]), 2)

    #expect(composed.cells() == ["10 10 80 30", "110 10 80 30"])
    #expect(composed.supplement("badge") == anchored.frame)
    #expect(composed.log.contains("badge [0, 1]"))
    #expect(composed.size == "300 50")
  }

  @Test func `a background spans its section, behind everything (behaviour 530)`() {
    let section = rows(boundary("head", .top, .row(30)))
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets = NSDirectionalEdgeInsets(
      top: 30, leading: 5, bottom: 0, trailing: 5)
    section.decorationItems = [background]
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let composed = ComposedCollection(section, 2)
    composed.collection.layoutIfNeeded()

    let layout = composed.collection.collectionViewLayout
    let attributes = layout.layoutAttributesForDecorationView(ofKind: "back", at: [0, 0])
    #expect(attributes?.frame == CGRect(x: 5, y: 30, width: 290, height: 96))
    #expect(attributes?.zIndex == 0)
    #expect(composed.collection.layoutAttributesForItem(at: [0, 0])?.zIndex == 1)
    #expect(composed.collection.subviews.first?.frame == attributes?.frame)
  }

  @Test func `two views of one kind raise (behaviour 533)`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .points(10, 10), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    let item = NSCollectionLayoutItem(layoutSize: .part(0.5, 1), supplementaryItems: [badge])
    let composed = ComposedCollection(
      .horizontal(layoutSize: .row(50), subitems: [item, item]), 2)

    let found = failures { composed.collection.layoutIfNeeded() }

    #expect(
      found.reasons == ["Every supplementary must have a unique elementKind: duplicates detected"])
  }
}
