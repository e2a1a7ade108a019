import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("The gesture that moves the items of a collection view controller", .ownApplication)
struct ReorderingGestureTests {
  private final class Album: UICollectionViewController {
    var photos = Array(0..<12)
    var calls: [String] = []
    var canMove = true
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { photos.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      calls.append("canMove \(indexPath.item)")
      return canMove
    }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      calls.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
      photos.insert(photos.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { calls.append("select \(indexPath.item)") }
  }

  private let album: Album
  private var collection: UICollectionView { album.collectionView }
  private let finger: Finger
  private let loop: MainLoop

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    album = Album(collectionViewLayout: layout)
    showInWindow(album)
    finger = UIApplication.shared.finger
    loop = UIApplication.shared.mainLoop
  }

  private func presses(of view: UIView) -> [UIGestureRecognizer] {
    (view.gestureRecognizers ?? []).filter { $0 is UILongPressGestureRecognizer }
  }

  /// Holds a finger on an item for half a second.
  private func hold(_ item: Int) {
    guard let cell = collection.cellForItem(at: [0, item]) else { return }
    finger.began(cell)
    loop.advance(by: .seconds(0.5))
  }

  /// Moves the finger from one item to another.
  private func move(from first: Int, to second: Int) throws {
    let middle = try #require(collection.layoutAttributesForItem(at: [0, second])?.center)
    let cell = try #require(collection.cellForItem(at: [0, first]))
    finger.moved(to: collection.convert(middle, to: cell))
  }

  @Test func `lifts the item, which follows the finger and is dropped (behaviour 559, 560)`() throws
  {
    hold(1)
    let cell = try #require(collection.cellForItem(at: [0, 1]))
    #expect(collection.hasUncommittedUpdates)
    #expect(cell.configurationState.isReordering)

    try move(from: 1, to: 4)
    finger.ended()

    #expect(album.calls == ["canMove 1", "move 1 to 4"])
    #expect(album.photos == [0, 2, 3, 4, 1, 5, 6, 7, 8, 9, 10, 11])
    #expect(!collection.hasUncommittedUpdates)
    #expect(collection.cellForItem(at: [0, 4]) === cell)
    #expect(!cell.configurationState.isReordering)
  }

  @Test func `an item that is held at an edge scrolls on, until it is held elsewhere`() throws {
    album.photos = Array(0..<200)
    collection.reloadData()
    collection.layoutIfNeeded()
    let top = collection.contentOffset.y
    hold(1)
    let cell = try #require(collection.cellForItem(at: [0, 1]))
    let edge = collection.bounds.maxY - collection.adjustedContentInset.bottom - 5

    finger.moved(to: collection.convert(CGPoint(x: 50, y: edge), to: cell))
    loop.advance(by: .seconds(0.5))
    let scrolled = collection.contentOffset.y
    let inside = collection.bounds.midY
    finger.moved(to: collection.convert(CGPoint(x: 50, y: inside), to: cell))
    loop.advance(by: .seconds(0.5))
    let end = collection.contentOffset.y
    finger.ended()

    #expect(scrolled > top + 400)
    #expect(end == scrolled)
    #expect(album.calls.count == 2)
    #expect(album.photos.firstIndex(of: 1) ?? 0 > 30)
  }

  @Test func `an item that is held at an edge scrolls nothing where there is no more`() throws {
    let top = collection.contentOffset.y
    hold(1)
    let cell = try #require(collection.cellForItem(at: [0, 1]))

    finger.moved(to: collection.convert(CGPoint(x: 50, y: collection.bounds.maxY - 5), to: cell))
    loop.advance(by: .seconds(0.5))
    finger.ended()

    #expect(collection.contentOffset.y == top)
  }

  @Test func `tells nothing where the item is dropped at its place, and selects nothing`() {
    hold(1)
    finger.ended()

    #expect(album.calls == ["canMove 1"])
    #expect(!collection.hasUncommittedUpdates)
  }

  @Test func `puts the item back where the touch is cancelled`() throws {
    hold(1)
    try move(from: 1, to: 4)
    finger.cancelled()

    #expect(album.calls == ["canMove 1"])
    #expect(!collection.hasUncommittedUpdates)
    #expect(album.photos == Array(0..<12))
  }

  @Test func `leaves an item that cannot be moved to the tap`() {
    album.canMove = false

    hold(1)
    finger.ended()

    #expect(album.calls == ["canMove 1", "select 1"])
    #expect(!collection.hasUncommittedUpdates)
  }

  @Test func `leaves a short press to the tap`() {
    collection.cellForItem(at: [0, 1])?.userTap()

    #expect(album.calls == ["select 1"])
  }

  @Test func `leaves a control to its own touches`() throws {
    var taps = 0
    album.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try #require(collection.cellForItem(at: [0, 1])).contentView.addSubview(album.button)

    finger.longPress(album.button, for: .seconds(1))

    #expect(taps == 1)
    #expect(album.calls == [])
  }

  @Test func `does not stop an app's own long press`() throws {
    let log = GestureLog()
    let cell = try #require(collection.cellForItem(at: [0, 1]))
    log.add(UILongPressGestureRecognizer(), "own", to: cell)

    finger.longPress(cell, for: .seconds(1))

    #expect(log.lines == ["own began", "own ended"])
    #expect(!collection.hasUncommittedUpdates)
  }

  @Test func `is there while the collection view is in a window (behaviour 560)`() {
    #expect(presses(of: collection).count == 1)

    album.installsStandardGestureForInteractiveMovement = false
    #expect(presses(of: collection) == [])
    hold(1)
    #expect(!collection.hasUncommittedUpdates)
    finger.ended()
    album.installsStandardGestureForInteractiveMovement = true
    #expect(presses(of: collection).count == 1)
    album.view.removeFromSuperview()

    #expect(presses(of: collection) == [])
  }

  @Test func `goes to another collection view with the screen`() {
    let old = collection
    let new = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    new.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    album.collectionView = new

    #expect(presses(of: old) == [])
    #expect(presses(of: collection).count == 1)
  }

  @Test func `moves nothing where the data source does not implement it`() throws {
    final class Plain: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 6 }

      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
      }
    }
    let layout = UICollectionViewFlowLayout()
    let plain = Plain(collectionViewLayout: layout)
    plain.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    showInWindow(plain)
    let cell = try #require(plain.collectionView.cellForItem(at: [0, 0]))
    let middle = try #require(plain.collectionView.layoutAttributesForItem(at: [0, 2])?.center)

    let reasons = failures {
      finger.began(cell)
      loop.advance(by: .seconds(0.5))
      finger.moved(to: plain.collectionView.convert(middle, to: cell))
      finger.ended()
    }
    .reasons

    #expect(reasons == [])
    #expect(plain.collectionView.cellForItem(at: [0, 0]) === cell)
    #expect(plain.collectionView.cellForItem(at: [0, 2]) !== cell)
  }

  @Test func `of a list's handle moves the item at once (behaviour 541)`() throws {
    let list = ListCollection()
    list.accessories = { _ in [.reorder(displayed: .always)] }
    list.show(["a", "b", "c"])
    list.source?.reorderingHandlers.canReorderItem = { $0 != "b" }
    let handles = try (0..<3).map { item in
      let cell = try #require(list.cell(item))
      cell.layoutIfNeeded()
      return try #require(cell.subviews.first { !presses(of: $0).isEmpty })
    }
    let last = try #require(list.collection.layoutAttributesForItem(at: [0, 2])?.center)

    finger.began(handles[1])
    finger.moved(to: list.collection.convert(last, to: handles[1]))
    finger.ended()
    #expect(list.source?.snapshot().itemIdentifiers == ["a", "b", "c"])
    finger.began(handles[0])
    #expect(list.collection.hasUncommittedUpdates)
    finger.moved(to: list.collection.convert(last, to: handles[0]))
    finger.ended()

    #expect(list.source?.snapshot().itemIdentifiers == ["b", "c", "a"])
    #expect(list.texts() == ["b", "c", "a"])
    #expect(list.log == [])
  }
}
