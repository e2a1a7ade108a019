import FailureReporting
import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Transitions between layouts that a gesture drives", .ownApplication)
struct CollectionTransitionTests {
  private let small = UICollectionViewFlowLayout()
  private let large = UICollectionViewFlowLayout()
  private let items: SelfSizingCollection
  private var collection: UICollectionView { items.collection }

  init() {
    small.itemSize = CGSize(width: 50, height: 50)
    large.itemSize = CGSize(width: 300, height: 150)
    for layout in [small, large] {
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
    }
    items = SelfSizingCollection(small, [12])
    items.collection.layoutIfNeeded()
  }

  private var frame: CGRect? { items.cell(1)?.frame }

  @Test func `the layout between takes over at once, and follows the progress`() {
    let between = collection.startInteractiveTransition(to: large)

    #expect(collection.collectionViewLayout === between)
    #expect(between.currentLayout === small)
    #expect(between.nextLayout === large)
    #expect(frame == CGRect(x: 50, y: 0, width: 50, height: 50))

    between.transitionProgress = 0.5
    between.invalidateLayout()
    collection.layoutIfNeeded()

    #expect(frame == CGRect(x: 25, y: 75, width: 175, height: 100))
    let height: CGFloat = collection.contentSize.height
    #expect(height == 950)
  }

  @Test func `a transition that is finished ends with the new layout`() {
    var ends: [[Bool]] = []
    let between = collection.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
    between.transitionProgress = 0.9

    collection.finishInteractiveTransition()

    #expect(collection.collectionViewLayout === large)
    #expect(small.collectionView == nil)
    #expect(large.collectionView === collection)
    #expect(frame == CGRect(x: 0, y: 150, width: 300, height: 150))
    #expect(ends.isEmpty)
    collection.hostApplication.mainLoop.settle()
    #expect(ends == [[true, true]])
  }

  @Test func `a transition that is cancelled goes back to the old layout`() {
    var ends: [[Bool]] = []
    let cell = items.cell(1)
    _ = collection.startInteractiveTransition(to: large) { ends.append([$0, $1]) }

    collection.cancelInteractiveTransition()
    collection.hostApplication.mainLoop.settle()

    #expect(collection.collectionViewLayout === small)
    #expect(large.collectionView == nil)
    #expect(items.cell(1) === cell)
    #expect(frame == CGRect(x: 50, y: 0, width: 50, height: 50))
    #expect(ends == [[false, true]])
  }

  @Test func `another layout ends the transition`() {
    var ends: [[Bool]] = []
    _ = collection.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
    let other = UICollectionViewFlowLayout()

    collection.setCollectionViewLayout(other, animated: false)
    collection.hostApplication.mainLoop.settle()

    #expect(collection.collectionViewLayout === other)
    #expect([small, large].map { $0.collectionView == nil } == [true, true])
    #expect(ends == [[false, false]])
  }

  @Test func `layouts and views hear of the transition once`() {
    let log = LoggedTransition()
    let (one, other) = (LoggedTransition.Layout(log, "old"), LoggedTransition.Layout(log, "new"))
    let fresh = SelfSizingCollection(one, [1])
    let collection = fresh.collection
    collection.register(LoggedTransition.Cell.self, forCellWithReuseIdentifier: "cell")
    collection.layoutIfNeeded()
    (collection.cellForItem(at: [0, 0]) as? LoggedTransition.Cell)?.log = log
    log.lines = []

    _ = collection.startInteractiveTransition(to: other)
    collection.finishInteractiveTransition()

    #expect(
      log.lines == [
        "old to", "new from", "cell will", "old finalize", "new finalize", "cell did",
      ])
  }

  @Test func `the delegate may provide the layout between`() {
    final class Between: UICollectionViewTransitionLayout {}
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        Between(currentLayout: fromLayout, nextLayout: toLayout)
      }
    }
    let delegate = Delegate()
    collection.delegate = delegate

    let between = collection.startInteractiveTransition(to: large)

    #expect(between is Between)
    between.updateValue(3, forAnimatedKey: "angle")
    #expect(between.value(forAnimatedKey: "angle") == 3)
    #expect(between.value(forAnimatedKey: "other") == 0)
  }

  @Test func `data may change on the way`() {
    _ = collection.startInteractiveTransition(to: large)
    items.counts = [13]

    collection.insertItems(at: [[0, 0]])
    collection.finishInteractiveTransition()

    #expect(collection.numberOfItems(inSection: 0) == 13)
    let height: CGFloat = collection.contentSize.height
    #expect(height == 1_950)
  }

  @Test func `a cell that was looked at out of view stays when what scrolls around it goes`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(120), heightDimension: .absolute(80))
    func layout(
      _ scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> UICollectionViewLayout {
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = scrolling
      return UICollectionViewCompositionalLayout(section: section)
    }
    let items = SelfSizingCollection(layout(.continuous), [30])
    items.collection.layoutIfNeeded()
    let cell = items.collection.lookedAtCell(ItemPath(section: 0, row: 20))

    items.collection.setCollectionViewLayout(layout(.none), animated: false)
    items.collection.layoutIfNeeded()

    #expect(items.collection.lookedAtCell(ItemPath(section: 0, row: 20)) === cell)
    #expect(cell?.superview === items.collection)
    #expect(cell?.frame == CGRect(x: 0, y: 1_600, width: 120, height: 80))
  }
}

/// Logs a transition's calls to layouts and cells.
@MainActor
private final class LoggedTransition {
  var lines: [String] = []

  final class Layout: UICollectionViewFlowLayout {
    private let log: LoggedTransition
    private let name: String

    init(_ log: LoggedTransition, _ name: String) {
      self.log = log
      self.name = name
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      log.lines.append("\(name) to")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      log.lines.append("\(name) from")
    }

    override func finalizeLayoutTransition() { log.lines.append("\(name) finalize") }
  }

  final class Cell: UICollectionViewCell {
    weak var log: LoggedTransition?

    override func willTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) { log?.lines.append("cell will") }

    override func didTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) { log?.lines.append("cell did") }
  }
}
