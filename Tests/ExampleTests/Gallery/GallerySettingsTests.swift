import Fleet
import FleetTesting
import Testing

/// Settings as a list with a diffable data source.
@MainActor
@Suite("The settings of a photo gallery", .freshApplication)
struct GallerySettingsTests {
  private let screen = GallerySettingsViewController()
  private let list: UICollectionView

  init() throws {
    Fleet.setAsAppRootWindow(screen)
    list = try #require(screen.collectionView)
  }

  @Test func `a switch at the edge of a row is flipped`() {
    list.tapAccessory(at: [0, 1])

    #expect(screen.switchedOn == ["Show places"])
  }

  @Test func `a row with a switch cannot be selected`() {
    let failures = refusals { list.selectItem(at: [0, 0]) }

    #expect(
      failures.map(\.reason) == [
        "Interaction with item 0 in section 0 rejected: Delegate's "
          + "collectionView(_:shouldSelectItemAt:) returned false."
      ])
  }

  @Test func `the tick moves to what is chosen`() {
    list.selectItem(at: [1, 1])

    #expect(screen.order == "Oldest first")
    let ticks = (0..<2).map { item in
      list.cell(at: [1, item], as: UICollectionViewListCell.self)?.accessories.count
    }
    #expect(ticks == [0, 1])
  }

  @Test func `albums within an album show when it is expanded`() {
    list.expandItem(at: [2, 0])

    #expect(list.numberOfItems(inSection: 2) == 4)
    #expect(list.indexPath(ofItemShowing: "Japan") == [2, 2])

    list.collapseItem(at: [2, 0])

    #expect(list.numberOfItems(inSection: 2) == 2)
  }

  @Test func `an album is deleted with a swipe, with all that is in it`() {
    list.selectCellAction(withTitle: "Delete", at: [2, 0])

    #expect(screen.deletedAlbums == ["Travels"])
    #expect(list.numberOfItems(inSection: 2) == 1)
  }

  @Test func `the screen as text says what a user sees`() {
    #expect(
      Fleet.screen.description == """
        On screen: GallerySettingsViewController "Settings"
          collection view, 6 items in 3 sections
            cell
              static text "Show dates"
              switch = "0"
            cell
              static text "Show places"
              switch = "0"
            cell "Newest first"
            cell "Oldest first"
            cell
              button "Expand"
              static text "Travels"
            cell "Birds"
        """)
  }
}
