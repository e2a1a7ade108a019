import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Lists in collection views", .ownApplication)
struct ListLayoutTests {
  private func configuration(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    return configuration
  }

  private func near(_ one: CGRect?, _ other: CGRect) -> Bool {
    guard let one else { return false }
    return abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
      && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
  }

  // MARK: Places

  @Test func `rows of a plain list reach from edge to edge`() {
    let list = ListCollection()
    list.show(["a", "b"])

    #expect(near(list.cell(0)?.frame, CGRect(x: 0, y: 0, width: 393, height: 50.33)))
    #expect(near(list.cell(1)?.frame, CGRect(x: 0, y: 50.33, width: 393, height: 50.33)))
    #expect(list.texts() == ["a", "b"])
  }

  @Test func `an inset list has margins, and space between its groups (behaviour 539)`() {
    let list = ListCollection(configuration(.insetGrouped) { $0.headerMode = .supplementary })
    list.show(["a"], ["b"])

    #expect(near(list.cell(0)?.frame, CGRect(x: 16, y: 36.33, width: 361, height: 50.33)))
    let second = list.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    #expect(near(second?.frame, CGRect(x: 16, y: 104.33, width: 361, height: 36.33)))
    let grouped = ListCollection(configuration(.grouped))
    grouped.show(["a"], ["b"])
    #expect(near(grouped.cell(0, 1)?.frame, CGRect(x: 0, y: 68, width: 393, height: 50.33)))
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, 0), (.grouped, 0), (.insetGrouped, 16),
    (.sidebar, 16), (.sidebarPlain, 0),
  ])
  func `each appearance has its margins (behaviour 539)`(
    appearance: UICollectionLayoutListConfiguration.Appearance, margin: Int
  ) {
    let list = ListCollection(configuration(appearance))
    list.show(["a"])

    let left = CGFloat(margin)
    let right = 393 - left
    #expect(list.cell(0)?.frame.minX == left)
    #expect(list.cell(0)?.frame.maxX == right)
  }

  @Test func `headers and footers are list cells too, and those of plain lists float`() {
    let list = ListCollection(
      configuration(.plain) {
        $0.headerMode = .supplementary
        $0.footerMode = .supplementary
      })
    list.show((0..<30).map { "\($0)" })
    list.collection.contentOffset.y = 200
    list.collection.layoutIfNeeded()

    let header = list.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect(near(header?.frame, CGRect(x: 0, y: 200, width: 393, height: 36.33)))
    let footer = list.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: [0, 0])
    #expect(near(footer?.frame, CGRect(x: 0, y: 763.67, width: 393, height: 36.33)))
    #expect(header is UICollectionViewListCell)
  }

  @Test func `a header has the padding that the list says`() {
    let list = ListCollection(
      configuration(.plain) {
        $0.headerMode = .supplementary
        $0.headerTopPadding = 10
      })
    list.show(["a"])

    #expect(near(list.cell(0)?.frame, CGRect(x: 0, y: 46.33, width: 393, height: 50.33)))
  }

  @Test func `a list is one of the sections of a layout`() {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      guard section == 1 else {
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: .row(40), subitems: [NSCollectionLayoutItem(layoutSize: .part(0.5, 1))]))
      }
      return .list(using: configuration(.plain), layoutEnvironment: environment)
    }
    let composed = ComposedCollection(layout, [2, 2])

    #expect(composed.cells() == ["0 0 150 40", "150 0 150 40"])
    #expect(composed.cells(1) == ["0 40 300 50.33", "0 90.33 300 50.33"])
  }

  // MARK: Cells

  @Test func `a list cell has a background from the start (behaviour 540)`() {
    #expect(UICollectionViewListCell().backgroundConfiguration != nil)
    #expect(UICollectionViewCell().backgroundConfiguration == nil)
    #expect(UICollectionViewListCell().indentationWidth == 10)
    #expect(UICollectionViewListCell().indentsAccessories)
  }

  @Test func `lines are asked for by item, and may be left alone (behaviour 536)`() {
    var asked: [Int] = []
    let list = ListCollection(
      configuration(.plain) {
        $0.separatorConfiguration.topSeparatorVisibility = .hidden
        $0.itemSeparatorHandler = { path, usual in
          asked.append(path.item)
          var own = usual
          own.bottomSeparatorVisibility = .hidden
          return own
        }
      })
    list.show(["a", "b"])
    #expect(asked == [0, 1])

    asked = []
    let without = ListCollection(
      configuration(.plain) {
        $0.showsSeparators = false
        $0.itemSeparatorHandler = { path, usual in
          asked.append(path.item)
          return usual
        }
      })
    without.show(["a"])
    #expect(asked == [])
  }

  @Test func `accessories stand in the list's order, and the content between them`() throws {
    let list = ListCollection()
    let own = UISwitch()
    list.accessories = { _ in
      [
        .disclosureIndicator(), .delete(displayed: .always), .detail(),
        .customView(
          configuration: .init(
            customView: own, placement: .leading(), reservedLayoutWidth: .custom(60))
        ),
        .checkmark(displayed: .whenNotEditing), .reorder(),
      ]
    }
    list.show(["a"])
    let cell = try #require(list.cell(0))
    cell.layoutIfNeeded()

    // 60 for the switch, 44 for the others; the handle shows only while the list is edited.
    #expect(cell.contentView.frame == CGRect(x: 104, y: 0, width: 157, height: cell.bounds.height))
    #expect(own.superview === cell && own.frame.midX == 30)

    list.collection.isEditing = true
    list.collection.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 157)
    cell.accessories = [.reorder()]
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 349)
    #expect(own.superview == nil)
  }

  @Test func `accessories of a cell come and go with editing`() throws {
    let list = ListCollection()
    list.accessories = { _ in [.multiselect(), .label(text: "3", displayed: .whenNotEditing)] }
    list.show(["a"])
    let cell = try #require(list.cell(0))
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0)
    #expect(cell.subviews.contains { ($0 as? UILabel)?.text == "3" })

    list.collection.isEditing = true
    cell.layoutIfNeeded()

    #expect(cell.contentView.frame.minX == 44)
    #expect(!cell.subviews.contains { $0 is UILabel })
    #expect(cell.configurationState.isEditing)
  }

  @Test func `a cell is indented by its level, with its accessories or without`() throws {
    let list = ListCollection()
    list.accessories = { _ in [.insert(displayed: .always)] }
    list.show(["a"])
    let cell = try #require(list.cell(0))
    let button = try #require(cell.subviews.first { $0 is UIButton })

    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 64)
    #expect(button.frame.minX == 20)

    cell.indentsAccessories = false
    cell.layoutIfNeeded()
    #expect(button.frame.minX == 0)
  }

  @Test func `hidden accessories keep their room (behaviour 541)`() throws {
    let list = ListCollection()
    list.accessories = { _ in [.checkmark(options: .init(isHidden: true, tintColor: .red))] }
    list.show(["a"])
    let cell = try #require(list.cell(0))
    cell.layoutIfNeeded()

    #expect(cell.contentView.frame.width == 349)
    let tick = cell.subviews.first { $0 is UIImageView }
    #expect(tick?.isHidden == true && tick?.tintColor == .red)
  }
}
