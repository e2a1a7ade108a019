import FailureReporting
import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// Calls that no app should make on a collection view, and every app makes at some time.
@MainActor
@Suite("Awkward index paths and layouts", .ownApplication)
struct AwkwardCollectionTests {
  private let log = CollectionLog([7, 2])
  private var collection: UICollectionView { log.collection }

  init() { collection.layoutIfNeeded() }

  /// A call with an index path.
  struct Call: Sendable {
    let name: String
    let make: @MainActor @Sendable (UICollectionView, IndexPath) -> Void
  }

  nonisolated static let updates: [Call] = [
    Call(name: "insertItems", make: { $0.insertItems(at: [$1]) }),
    Call(name: "deleteItems", make: { $0.deleteItems(at: [$1]) }),
    Call(name: "reloadItems", make: { $0.reloadItems(at: [$1]) }),
    Call(name: "reconfigureItems", make: { $0.reconfigureItems(at: [$1]) }),
    Call(name: "moveItem from", make: { $0.moveItem(at: $1, to: [0, 0]) }),
    Call(name: "moveItem to", make: { $0.moveItem(at: [0, 0], to: $1) }),
    Call(name: "among good ones", make: { $0.deleteItems(at: [[0, 0], $1, [0, 1]]) }),
  ]

  nonisolated static let badPaths: [IndexPath] = [
    IndexPath(), [0], [0, 0, 0], IndexPath(item: -1, section: 0), IndexPath(item: 0, section: -1),
    IndexPath(item: .max, section: 0), IndexPath(item: 0, section: .max), [9, 9],
    IndexPath(item: .min, section: .min),
  ]

  @Test(arguments: updates, badPaths)
  func `an update of a path that is none is told of once, and all is as after a reload`(
    call: Call, path: IndexPath
  ) {
    let failures = failures { call.make(collection, path) }
    collection.layoutIfNeeded()

    #expect(failures.count == 1)
    #expect(failures.first?.name.rawValue == "NSInternalInconsistencyException")
    #expect(collection.numberOfSections == 2)
    #expect(collection.numberOfItems(inSection: 0) == 7)
    #expect(collection.visibleCells.count == 9)
  }

  @Test(arguments: updates, badPaths)
  func `so is one within a batch`(call: Call, path: IndexPath) {
    var finished: [Bool] = []
    let failures = failures {
      collection.performBatchUpdates {
        call.make(collection, path)
      } completion: {
        finished.append($0)
      }
    }
    collection.layoutIfNeeded()
    collection.hostApplication.mainLoop.settle()

    #expect(failures.count == 1)
    #expect(finished.count == 1)
    #expect(collection.visibleCells.count == 9)
  }

  @Test(arguments: badPaths)
  func `asking for what is at a path that is none answers nothing`(path: IndexPath) {
    let failures = failures {
      #expect(collection.cellForItem(at: path) == nil)
      #expect(collection.layoutAttributesForItem(at: path) == nil)
      #expect(collection.supplementaryView(forElementKind: "kind", at: path) == nil)
      #expect(!collection.beginInteractiveMovementForItem(at: path))
    }

    #expect(failures.isEmpty)
  }

  @Test(arguments: badPaths)
  func `selecting and scrolling to a path that is none are errors`(path: IndexPath) {
    let failures = failures {
      collection.selectItem(at: path, animated: false, scrollPosition: [])
      collection.deselectItem(at: path, animated: false)
      collection.scrollToItem(at: path, at: .top, animated: false)
    }

    #expect(failures.count == 3)
    #expect(collection.indexPathsForSelectedItems == [])
    #expect(collection.contentOffset == .zero)
  }

  // MARK: Layouts

  /// Lays items out as it is told.
  private final class Odd: UICollectionViewLayout {
    var frames: [CGRect]
    var size: CGSize

    init(_ frames: [CGRect], size: CGSize = CGSize(width: 300, height: 300)) {
      self.frames = frames
      self.size = size
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { size }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard frames.indices.contains(indexPath.item) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frames[indexPath.item]
      return attributes
    }
  }

  private func show(_ layout: Odd) -> (visible: [Int], failures: [RecordedFailure]) {
    let found = failures {
      collection.setCollectionViewLayout(layout, animated: false)
      collection.layoutIfNeeded()
    }
    return (collection.indexPathsForVisibleItems.map(\.item).sorted(), found)
  }

  nonisolated static let oddFrames: [CGRect] = [
    CGRect(x: CGFloat.nan, y: 0, width: 50, height: 50),
    CGRect(x: 0, y: 0, width: 50, height: CGFloat.nan),
    CGRect(x: 0, y: CGFloat.infinity, width: 50, height: 50),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 50),
  ]

  @Test(arguments: oddFrames.indices)
  func `an item at no place is left out, and the others show`(index: Int) {
    let good = CGRect(x: 0, y: 0, width: 50, height: 50)

    let (visible, failures) = show(Odd([good, Self.oddFrames[index], good]))

    #expect(visible == [0, 2])
    #expect(Set(failures.map(\.name.rawValue)) == ["CALayerInvalidGeometry"])
  }

  @Test func `items that cover each other are all there`() {
    let good = CGRect(x: 0, y: 0, width: 50, height: 50)

    let (visible, failures) = show(Odd(Array(repeating: good, count: 7)))

    #expect(visible == Array(0..<7))
    #expect(failures.isEmpty)
    #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 10)) == [0, 6])
  }

  @Test func `content of no size is not taken over`() {
    let good = CGRect(x: 0, y: 0, width: 50, height: 50)

    let (visible, failures) = show(Odd([good], size: CGSize(width: CGFloat.nan, height: 300)))

    #expect(visible == [0])
    #expect(!failures.isEmpty)
    #expect(collection.contentSize.width.isFinite)
  }

  // MARK: Memory

  private final class Counted: UICollectionViewCell {
    static let made = Count()

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made.number += 1
    }

    required init?(coder: NSCoder) { nil }
  }

  @MainActor
  private final class Count {
    var number = 0
  }

  @Test func `a long scroll needs no more cells than show at once`() {
    let rows = SelfSizingCollection.rows(100_000) { _ in 50 }
    rows.collection.register(Counted.self, forCellWithReuseIdentifier: "cell")
    Counted.made.number = 0

    for page in 0..<200 {
      rows.collection.contentOffset.y = CGFloat(page) * 400
      rows.collection.layoutIfNeeded()
    }

    #expect(rows.askedFor.count > 1_000)
    #expect(Counted.made.number < 40)
  }
}
