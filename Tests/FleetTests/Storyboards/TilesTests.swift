import Fleet
import FleetTesting
import TestSupport
import Testing

/// Collection views of storyboards and nibs.
@MainActor
@Suite("Collection views of files", .freshApplication)
struct TilesTests {
  private let storyboard = UIStoryboard(name: "Tiles", bundle: .module)

  private func shown() throws -> TilesViewController {
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController)
    setAsAppRootWindow(navigation)
    return try #require(navigation.topViewController as? TilesViewController)
  }

  // MARK: Layouts

  @Test func `a flow layout has what the file says (behaviour 574)`() throws {
    let screen = try shown()

    let flow = try #require(screen.flow)
    #expect(screen.collectionView.collectionViewLayout === flow)
    #expect(screen.collectionViewLayout === flow)
    #expect(flow.scrollDirection == .vertical)
    #expect(flow.minimumLineSpacing == 12 && flow.minimumInteritemSpacing == 8)
    #expect(flow.itemSize == CGSize(width: 110, height: 60))
    #expect(flow.headerReferenceSize == CGSize(width: 50, height: 40))
    #expect(flow.footerReferenceSize == CGSize(width: 50, height: 30))
    #expect(flow.sectionInset == UIEdgeInsets(top: 6, left: 5, bottom: 9, right: 7))
    #expect(flow.sectionInsetReference == .fromSafeArea)
    #expect(flow.sectionHeadersPinToVisibleBounds && flow.sectionFootersPinToVisibleBounds)
  }

  @Test func `a layout can be of an app's class, and awakes (behaviour 573)`() throws {
    let screen = try #require(
      storyboard.instantiateViewController(withIdentifier: "Strip") as? StripViewController)
    setAsAppRootWindow(screen)

    let layout = try #require(screen.other.collectionViewLayout as? StripLayout)
    #expect(layout.wakings == 1)
    #expect(layout.collectionView === screen.other)
    let flow = try #require(screen.strip.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.scrollDirection == .horizontal)
    #expect(flow.minimumLineSpacing == 10)
    #expect(!screen.strip.allowsSelection)
    #expect(screen.strip.backgroundView?.superview === screen.strip)
    #expect(screen.strip.dataSource === screen)
  }

  @Test func `a collection view without a layout raises (behaviour 576)`() {
    let found = failures {
      let screen = storyboard.instantiateViewController(withIdentifier: "Bare")
      #expect(screen.view is UICollectionView)
    }

    #expect(
      found.reasons == ["UICollectionView must be initialized with a non-nil layout parameter"])
  }

  // MARK: The collection view

  @Test func `a controller has the file's collection view within its view (behaviour 565)`() throws
  {
    let found = try failures {
      let screen = try shown()
      let collection = try #require(screen.collectionView)
      #expect(collection.superview === screen.view)
      #expect(screen.shown == ["loaded true"])
      #expect(collection.dataSource === screen && collection.delegate === screen)
      #expect(collection.prefetchDataSource === screen && !collection.isPrefetchingEnabled)
      #expect(collection.allowsMultipleSelection && collection.alwaysBounceVertical)
      #expect(collection.backgroundColor == .systemYellow)
      #expect(!screen.clearsSelectionOnViewWillAppear)
      #expect(collection.frame == screen.view.bounds)
    }

    #expect(found.reasons == [])
  }

  // MARK: Prototypes

  @Test func `cells are made of prototypes, each with its outlets (behaviour 575)`() throws {
    let screen = try shown()

    let cells = (0..<2).compactMap {
      screen.collectionView.fetchCell(at: [0, $0]) as? TileCell
    }
    #expect(cells.map(\.title.text) == ["Tile", "Tile"])
    #expect(cells.map(\.wakings) == [1, 1])
    #expect(cells.map(\.title.tag) == [7, 7])
    #expect(cells[0].title !== cells[1].title)
    #expect(cells[0].title.superview === cells[0].contentView)
    #expect(cells[0].backgroundView != nil && cells[0].selectedBackgroundView != nil)
    #expect(cells[0].reuseIdentifier == "tile")
    let old = screen.collectionView.fetchCell(at: [0, 3])
    #expect(old.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["Old"])
  }

  @Test func `a prototype's cell is used again without being made anew`() throws {
    let screen = try shown()
    let cell = screen.collectionView.fetchCell(at: [0, 0])

    screen.collectionView.reloadData()
    Fleet.settle()

    let cells = (0..<3).map { screen.collectionView.fetchCell(at: [0, $0]) }
    #expect(cells.contains { $0 === cell })
    #expect(cells.compactMap { ($0 as? TileCell)?.wakings } == [1, 1, 1])
  }

  @Test func `headers and footers are made of prototypes`() throws {
    let screen = try shown()

    let header = screen.collectionView.fetchSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect((header as? TileHeader)?.title.text == "Head")
    let footer = screen.collectionView.fetchSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, at: [0, 0])
    #expect(footer?.reuseIdentifier == "bottom")
  }

  // MARK: Segues

  @Test func `to select a cell performs its segue`() throws {
    let screen = try shown()

    screen.collectionView.selectItem(at: [0, 1])

    #expect(screen.shown == ["loaded true", "Detail of TileCell", "selected 1"])
    #expect(screen.navigationController?.topViewController is StripViewController)
  }

  @Test func `a button within a cell performs its own segue`() throws {
    let screen = try shown()
    let cell = try #require(screen.collectionView.fetchCell(at: [0, 0]) as? TileCell)

    cell.more.tap()

    #expect(screen.shown == ["loaded true", "More of UIButton"])
    #expect(screen.navigationController?.topViewController is StripViewController)
  }

  // MARK: Nibs

  private final class Source: NSObject, UICollectionViewDataSource {
    var identifier = "tile"

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
  }

  private func collection(_ source: Source, headers: Bool = false) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    if headers { flow.headerReferenceSize = CGSize(width: 0, height: 20) }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: flow)
    collection.dataSource = source
    return collection
  }

  @Test func `cells and headers come from nibs (behaviour 416)`() throws {
    let source = Source()
    let collection = collection(source, headers: true)
    collection.register(
      UINib(nibName: "TileCell", bundle: .module), forCellWithReuseIdentifier: "tile")
    collection.register(
      UINib(nibName: "TileHeader", bundle: .module),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")

    collection.layoutIfNeeded()

    #expect((collection.visibleCells.first as? TileCell)?.title.text == "Nib")
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
    #expect((header as? TileHeader)?.title.text == "Nib head")
    #expect(header?.reuseIdentifier == "head")
  }

  @Test func `a nib that holds something else raises (behaviour 416)`() {
    let source = Source()
    let collection = collection(source)
    collection.register(
      UINib(nibName: "BadgeCell", bundle: .module), forCellWithReuseIdentifier: "tile")

    let found = failures { collection.layoutIfNeeded() }

    #expect(
      found.reasons == [
        "invalid nib registered for identifier (tile) - nib must contain exactly one top level "
          + "object which must be a UICollectionReusableView instance"
      ])
  }

  @Test func `a nib whose view has another identifier raises (behaviour 577)`() {
    let source = Source()
    source.identifier = "other"
    let collection = collection(source)
    collection.register(
      UINib(nibName: "TileCell", bundle: .module), forCellWithReuseIdentifier: "other")

    let found = failures { collection.layoutIfNeeded() }

    #expect(
      found.reasons == [
        "view reuse identifier in nib (tile) does not match the identifier used to register the nib "
          + "(other)"
      ])
  }

  // MARK: Parts that are not modelled

  @Test func `what the model lacks is listed`() throws {
    let screen = try shown()
    screen.collectionView.selectItem(at: [0, 0])

    #expect(
      storyboard.diagnostics.map { String($0.drop { $0 != ":" }.dropFirst(2)) } == [
        "the attribute 'estimatesAtNight' of <collectionViewFlowLayout> is not modelled",
        "the size 'estimatedNightSize' of <collectionViewFlowLayout> is not modelled",
      ])
  }
}
