import Fleet
import FleetTesting
import Testing

/// A gallery as many are written: a compositional layout with sections of two kinds.
@MainActor
@Suite("A photo gallery", .freshApplication)
struct GalleryTests {
  private let library = PhotoLibrary(days: [
    Day(title: "Today", photos: (1...5).map { Photo(name: "Cat \($0)") }),
    Day(title: "Yesterday", photos: (1...30).map { Photo(name: "Dog \($0)") }),
  ])
  private let gallery: GalleryViewController
  private let navigation: UINavigationController

  init() {
    gallery = GalleryViewController(library: library)
    navigation = UINavigationController(rootViewController: gallery)
    Fleet.setAsAppRootWindow(navigation)
    let navigation = navigation
    gallery.onChoose = {
      navigation.pushViewController(PhotoViewController(photo: $0), animated: true)
    }
  }

  private var photos: UICollectionView { gallery.collectionView }

  @Test func `each day has its title above its photos`() {
    let header = photos.fetchSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: [1, 0])

    #expect((header as? DayHeader)?.label.text == "Yesterday")
    #expect(photos.cell(at: [1, 29], as: PhotoCell.self)?.label.text == "Dog 30")
  }

  @Test func `choosing a photo opens it`() {
    photos.selectItem(at: [1, 20])

    #expect(navigation.topViewController?.title == "Dog 21")
    #expect(photos.indexPathsForSelectedItems == [])
  }

  @Test func `a photo of a day that scrolls by itself can be chosen`() {
    photos.selectItem(at: [0, 4])

    #expect(navigation.topViewController?.title == "Cat 5")
  }

  @Test func `several photos are deleted at once`() {
    gallery.navigationItem.rightBarButtonItem?.tap()
    photos.selectItem(at: [1, 0])
    photos.selectItem(at: [0, 1])
    photos.selectItems(from: [1, 2], to: [1, 4])

    gallery.navigationItem.leftBarButtonItem?.tap()

    #expect(library.days.map(\.photos.count) == [4, 26])
    #expect(photos.indexPath(ofItemShowing: "Cat 2") == nil)
    #expect(!gallery.isEditing)
  }

  @Test func `a menu makes a photo a favourite`() {
    photos.chooseMenuItem(withTitle: "Favourite", at: [1, 1])

    #expect(library.favourites == ["Dog 2"])
  }

  @Test func `a photo is dragged to another day`() {
    photos.dragItem(from: [1, 0], to: [0, 0])

    #expect(library.days[0].photos.map(\.name).first == "Dog 1")
    #expect(photos.cell(at: [0, 0], as: PhotoCell.self)?.label.text == "Dog 1")
    #expect(photos.numberOfItems(inSection: 1) == 29)
  }

  @Test func `the screen as text says how much there is`() {
    let lines = Fleet.screen.description.split(separator: "\n").prefix(5)

    #expect(
      lines.joined(separator: "\n") == """
        On screen: UINavigationController ▸ GalleryViewController "Gallery"
          navigation bar #Gallery
            static text "Gallery"
            button "Edit"
          collection view, 35 items in 2 sections
        """)
  }
}
