import FleetTestSupport
import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("UICollectionView.selectItem(at:) and tapItem(at:)", .freshApplication)
struct UICollectionViewSelectItemTests {
  private let photos = PhotoCollection()
  private var collection: UICollectionView { photos.collection }

  /// Both helpers refuse, for a reason and with details, and nothing has changed.
  private func expectRefusal(
    _ path: IndexPath, _ reason: String, _ details: String = "", tapsToo: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let selected = collection.indexPathsForSelectedItems
    let calls = photos.calls
    let received = failures { collection.selectItem(at: path) }
    #expect(received.reasons == [reason], sourceLocation: sourceLocation)
    #expect(received.map(\.details) == [details], sourceLocation: sourceLocation)
    #expect(received.map(\.name) == [.collectionView], sourceLocation: sourceLocation)
    let tapped = failures { collection.tapItem(at: path) }
    #expect(tapped.reasons == (tapsToo ? [reason] : []), sourceLocation: sourceLocation)
    #expect(collection.indexPathsForSelectedItems == selected, sourceLocation: sourceLocation)
    #expect(photos.calls == calls, sourceLocation: sourceLocation)
  }

  private let rejected = "Interaction with item 1 in section 0 rejected: "

  // MARK: Selecting

  @Test func `a tap on a label in an item selects the item, as one on its element does`() {
    let screen = UIViewController()
    screen.view.addSubview(collection)
    setAsAppRootWindow(screen)
    let label = (collection.fetchCell(at: [0, 1]) as? PhotoCell)?.label
    label?.frame = CGRect(x: 0, y: 0, width: 90, height: 20)

    let received = failures { if let label { Fleet.tap(label) } }

    #expect(received.isEmpty)
    #expect(photos.calls == ["didSelect 0-1"])
  }

  @Test func `selects an item of a loose collection view, and the one after it`() {
    #expect(failures { collection.selectItem(at: [0, 1]) }.isEmpty)
    #expect(failures { collection.selectItem(at: [1, 0]) }.isEmpty)

    #expect(photos.calls == ["didSelect 0-1", "didDeselect 0-1", "didSelect 1-0"])
    #expect(collection.indexPathsForSelectedItems == [[1, 0]])
  }

  @Test func `sees a pending reload, and settles before and after`() {
    let screen = UIViewController()
    screen.view.addSubview(collection)
    setAsAppRootWindow(screen)
    photos.counts = [9]
    collection.reloadData()

    #expect(failures { collection.selectItem(at: [0, 8]) }.isEmpty)

    #expect(photos.calls == ["didSelect 0-8"])
    #expect(UIApplication.shared.mainLoop.isIdle)
  }

  @Test func `selects an item out of view without moving the collection view`() {
    photos.counts = [10_000_000]

    #expect(failures { collection.selectItem(at: [0, 9_999_999]) }.isEmpty)

    #expect(photos.calls == ["didSelect 0-9999999"])
    #expect(collection.contentOffset.y == 0)
  }

  @Test func `a tap deselects where several can be selected`() {
    collection.allowsMultipleSelection = true
    collection.selectItem(at: [0, 1])

    #expect(
      failures { collection.selectItem(at: [0, 1]) }.reasons == [
        rejected + "Item is selected already."
      ])
    #expect(failures { collection.tapItem(at: [0, 1]) }.isEmpty)

    #expect(photos.calls == ["didSelect 0-1", "didDeselect 0-1"])
  }

  // MARK: Refusals

  @Test func `refuses what is not there`() {
    expectRefusal(
      [0, 7], "Collection view has no item 7 in section 0.",
      "<UICollectionView> has 2 sections: section 0 has 3 items, section 1 has 1 item.")
    expectRefusal(
      [0, -1], "Collection view has no item -1 in section 0.",
      "<UICollectionView> has 2 sections: section 0 has 3 items, section 1 has 1 item.")
    expectRefusal(
      [2, 0], "Collection view has no section 2.",
      "<UICollectionView> has 2 sections: section 0 has 3 items, section 1 has 1 item.")
    expectRefusal(
      [0], "Index path [0] names no item of a collection view.",
      "The path has 1 component, and needs a section and an item.")
  }

  @Test func `refuses what the data source has lost`() {
    collection.layoutIfNeeded()
    photos.counts = [1, 1]

    expectRefusal(
      [0, 1], "Collection view has no item 1 in section 0.",
      "The data source has 1 item there now, and the collection view was not reloaded.")
  }

  @Test func `refuses without a data source`() {
    collection.dataSource = nil

    let reasons = failures {
      collection.selectItem(at: [0, 1])
      collection.tapItem(at: [0, 1])
    }
    .reasons

    #expect(
      reasons == ["Data source required to select item.", "Data source required to tap item."])
  }

  @Test func `refuses where nothing can be selected`() {
    collection.allowsSelection = false

    expectRefusal(
      [0, 1], rejected + "Collection view does not allow selection.",
      "<UICollectionView>.allowsSelection is false.", tapsToo: false)
  }

  @Test func `names the method that said no`() {
    photos.shouldHighlight = false
    expectRefusal(
      [0, 1], rejected + "Delegate's collectionView(_:shouldHighlightItemAt:) returned false.",
      "The delegate of <UICollectionView> is <PhotoCollection>.",
      tapsToo: false)

    photos.shouldHighlight = true
    photos.shouldSelect = false
    expectRefusal(
      [0, 1], rejected + "Delegate's collectionView(_:shouldSelectItemAt:) returned false.",
      "The delegate of <UICollectionView> is <PhotoCollection>.",
      tapsToo: false)
  }

  @Test func `refuses a cell that takes no touches`() {
    photos.prepares = { cell, _ in cell.isUserInteractionEnabled = false }

    expectRefusal(
      [0, 1], rejected + "View does not allow user interaction.",
      #"<PhotoCell "Photo 0-1">.isUserInteractionEnabled is false."#)
  }

  @Test func `refuses what nobody sees`() {
    collection.isHidden = true

    let reasons = failures { collection.tapItem(at: [0, 1]) }.reasons

    #expect(reasons == [rejected + "Item is not visible."])
  }
}
