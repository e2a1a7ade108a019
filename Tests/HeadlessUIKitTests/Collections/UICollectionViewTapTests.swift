import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("A tap on an item", .ownApplication)
struct UICollectionViewTapTests {
  private let log = CollectionLog()
  private var collection: UICollectionView { log.collection }

  @Test func `is told in Apple's order (behaviour 451)`() {
    #expect(
      log.tap(0, 2) == [
        "shouldHighlight 0-2", "cell highlighted true 0-2", "didHighlight 0-2",
        "shouldSelect 0-2", "cell selected true 0-2", "didSelect 0-2", "primaryAction 0-2",
        "cell highlighted false 0-2", "didUnhighlight 0-2",
      ])
    #expect(log.selected == [[0, 2]])
  }

  @Test func `deselects the other item without asking (behaviour 454)`() {
    _ = log.tap(0, 1)
    log.listened = ["should", "didSelect", "didDeselect", "cell selected"]

    #expect(
      log.tap(0, 2) == [
        "shouldHighlight 0-2", "shouldSelect 0-2", "cell selected false 0-1", "didDeselect 0-1",
        "cell selected true 0-2", "didSelect 0-2",
      ])
    #expect(log.selected == [[0, 2]])
  }

  @Test(arguments: [UISwipeGestureRecognizer.Direction.left, .right])
  func `selects nothing where it is a swipe within the item`(
    _ direction: UISwipeGestureRecognizer.Direction
  ) throws {
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: [0, 2]))

    cell.userSwipe(direction)

    #expect(log.selected == [])
    #expect(!cell.isHighlighted)
  }

  @Test func `is over where highlighting is refused (behaviour 452)`() {
    log.shouldHighlight = false

    #expect(log.tap(0, 2) == ["shouldHighlight 0-2"])
    #expect(log.selected == [])
  }

  @Test func `leaves the old selection where selecting is refused, and acts (behaviour 454, 457)`()
  {
    _ = log.tap(0, 1)
    log.shouldSelect = false
    log.listened = ["should", "did", "primaryAction"]

    #expect(
      log.tap(0, 2) == [
        "shouldHighlight 0-2", "didHighlight 0-2", "shouldSelect 0-2", "primaryAction 0-2",
        "didUnhighlight 0-2",
      ])
    #expect(log.selected == [[0, 1]])
  }

  @Test func `on the selected item asks again, and leaves it selected (behaviour 455)`() {
    _ = log.tap(0, 1)
    log.listened = ["shouldSelect", "shouldDeselect", "didDeselect"]

    #expect(log.tap(0, 1) == ["shouldSelect 0-1"])
    #expect(log.selected == [[0, 1]])
  }

  @Test func `adds and removes where several can be selected (behaviour 453)`() {
    collection.allowsMultipleSelection = true
    log.listened = ["shouldSelect", "didSelect", "shouldDeselect", "didDeselect", "primary"]

    #expect(log.tap(0, 1) == ["shouldSelect 0-1", "didSelect 0-1"])
    #expect(log.tap(0, 2) == ["shouldSelect 0-2", "didSelect 0-2"])
    #expect(log.tap(0, 1) == ["shouldDeselect 0-1", "didDeselect 0-1"])
    log.shouldDeselect = false
    #expect(log.tap(0, 2) == ["shouldDeselect 0-2"])
    #expect(log.selected == [[0, 2]])
  }

  @Test func `does nothing where nothing can be selected`() {
    collection.selectItem(at: [0, 3], animated: false, scrollPosition: [])

    collection.allowsSelection = false

    #expect(log.selected == [])
    #expect(log.tap(0, 2) == [])
  }

  @Test func `on a view in the cell counts`() {
    collection.layoutIfNeeded()
    log.listened = ["didSelect"]

    let lines = log.lines { collection.cellForItem(at: [0, 2])?.contentView.userTap() }

    #expect(lines == ["didSelect 0-2"])
  }

  @Test func `in code is silent (behaviour 459)`() {
    collection.layoutIfNeeded()

    let lines = log.lines {
      collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])
      #expect(log.selected == [[0, 2]])
      collection.deselectItem(at: [0, 2], animated: false)
      #expect(log.selected == [])
      collection.selectItem(at: [0, 5], animated: false, scrollPosition: [])
      collection.selectItem(at: nil, animated: false, scrollPosition: [])
    }

    #expect(log.selected == [])
    #expect(lines.allSatisfy { $0.hasPrefix("cell selected") })
  }

  @Test func `finds the state after the item was scrolled away (behaviour 461)`() {
    _ = log.tap(0, 1)
    collection.contentOffset.y = 600
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.allSatisfy { !$0.isSelected })

    collection.contentOffset.y = 0
    collection.layoutIfNeeded()

    #expect(collection.cellForItem(at: [0, 1])?.isSelected == true)
    #expect(log.selected == [[0, 1]])
  }

  @Test func `of an item that does not exist is UIKit's error (behaviour 460)`() {
    let reasons = failures {
      collection.selectItem(at: [0, 40], animated: false, scrollPosition: [])
      collection.selectItem(at: [1, 0], animated: false, scrollPosition: .top)
      collection.deselectItem(at: [0, -1], animated: false)
      collection.selectItem(at: [0], animated: false, scrollPosition: [])
    }
    .reasons

    let beginning = "Attempted to modify the selection of an out-of-bounds "
    let end = ". Collection view: <UICollectionView>."
    #expect(reasons.count == 4)
    #expect(
      reasons.prefix(2) == [
        "\(beginning)item (40) when there are only 40 items in section 0\(end)",
        "\(beginning)section (1) when there are only 1 sections\(end)",
      ])
    #expect(log.selected == [])
  }

  // MARK: Callbacks that change everything

  @Test(arguments: ["shouldHighlight", "didHighlight", "shouldSelect", "didSelect"])
  func `whose callback reloads goes on in peace`(call: String) {
    log.onCall[call] = { [log] in
      log.counts = [1]
      log.collection.reloadData()
    }

    let reasons = failures { _ = log.tap(0, 5) }.reasons
    collection.layoutIfNeeded()

    #expect(reasons == [])
    #expect(collection.visibleCells.count == 1)
    #expect(collection.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func `whose callback deletes the item selects nothing`() {
    log.listened = ["didSelect", "didUnhighlight"]
    log.onCall["didHighlight"] = { [log] in
      log.counts = [39]
      log.collection.deleteItems(at: [[0, 5]])
    }

    #expect(log.tap(0, 5) == [])
    #expect(log.selected == [])
  }

  @Test func `whose callback inserts before the item selects the item at its new place`() {
    log.listened = ["didSelect"]
    log.onCall["didHighlight"] = { [log] in
      log.counts = [41]
      log.collection.insertItems(at: [[0, 0]])
    }

    #expect(log.tap(0, 5) == ["didSelect 0-6"])
    #expect(log.selected == [[0, 6]])
  }
}
