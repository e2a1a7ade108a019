import FleetStandIns
import FleetTesting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What a list shows.
private final class Singer: NSObject, ListDiffable {
  let name: String
  let songs: [String]

  init(_ name: String, _ songs: [String] = []) {
    (self.name, self.songs) = (name, songs)
    super.init()
  }

  func diffIdentifier() -> any NSObjectProtocol { name as NSString }
  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    (object as? Singer)?.songs == songs
  }
}

private final class WordCell: UICollectionViewCell, ListBindable {
  let label = UILabel()

  func bindViewModel(_ viewModel: Any) { show("\(viewModel)") }

  func show(_ text: String) {
    label.text = text
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }
}

/// A section for a bird, with a cell for its name and each song.
private final class BirdSection: ListSectionController {
  private var bird = Singer("")
  let trace: Trace

  init(_ trace: Trace) {
    self.trace = trace
    super.init()
    inset = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
  }

  override func numberOfItems() -> Int { 1 + bird.songs.count }
  override func sizeForItem(at index: Int) -> CGSize {
    CGSize(width: collectionContext?.containerSize.width ?? 0, height: 30)
  }
  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell = collectionContext?.dequeueReusableCell(of: WordCell.self, for: self, at: index)
    (cell as? WordCell)?.show(index == 0 ? bird.name : bird.songs[index - 1])
    return cell ?? UICollectionViewCell()
  }
  override func didUpdate(to object: Any) {
    bird = object as? Singer ?? bird
    trace.add("updates \(bird.name)")
  }
  override func didSelectItem(at index: Int) {
    trace.add("selects \(index) of \(section)\(isLastSection ? ", the last" : "")")
  }
}

@MainActor private final class Birds: UIViewController, ListAdapterDataSource {
  let trace = Trace()
  var birds: [any ListDiffable] = []
  var makes: ((Any) -> ListSectionController)?
  lazy var adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: self)
  let list = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400),
    collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    adapter.collectionView = list
    adapter.dataSource = self
  }

  func objects(for listAdapter: ListAdapter) -> [any ListDiffable] { birds }
  func listAdapter(
    _ listAdapter: ListAdapter, sectionControllerFor object: Any
  ) -> ListSectionController { makes?(object) ?? BirdSection(trace) }
  func emptyView(for listAdapter: ListAdapter) -> UIView? {
    let label = UILabel()
    label.text = "No birds"
    return label
  }
}

@MainActor @Suite("IGListKit by hand", .freshApplication)
struct IGListKitTests {
  private let screen = Birds()

  private func show(_ birds: Singer...) {
    screen.birds = birds
    setAsAppRootWindow(screen)
    Fleet.settle()
  }

  private var words: [String] {
    screen.list.indexPathsForVisibleItems.sorted().compactMap {
      (screen.list.cellForItem(at: $0) as? WordCell)?.label.text
    }
  }

  @Test func `asks a section controller for each object, and updates what has changed`() {
    show(Singer("Wren", ["trill"]), Singer("Crow"), Singer("Wren"))
    #expect(words == ["Wren", "trill", "Crow"])
    #expect(screen.trace.lines == ["updates Wren", "updates Crow"])
    #expect(screen.list.numberOfSections == 2)
    let crow = screen.adapter.sectionController(forSection: 1)
    #expect(crow?.viewController === screen)

    screen.birds = [Singer("Crow"), Singer("Jay"), Singer("Wren", ["trill", "call"])]
    screen.adapter.performUpdates(animated: true) { [screen] _ in screen.trace.add("done") }
    Fleet.settle()
    #expect(words == ["Crow", "Jay", "Wren", "trill", "call"])
    #expect(screen.adapter.sectionController(for: screen.birds[0]) === crow)
    #expect(
      screen.trace.lines.dropFirst(2).sorted() == ["done", "updates Jay", "updates Wren"])

    screen.list.tapItem(at: IndexPath(item: 2, section: 2))
    #expect(screen.trace.lines.last == "selects 2 of 2, the last")
    screen.birds = []
    screen.adapter.performUpdates(animated: false)
    Fleet.settle()
    #expect(words.isEmpty)
    #expect((screen.list.backgroundView as? UILabel)?.text == "No birds")
  }

  @Test func `what is visible while an update goes on is not what is gone`() {
    final class Asking: ListSectionController {
      let ask: () -> Void

      init(_ ask: @escaping () -> Void) {
        self.ask = ask
        super.init()
      }

      override func didUpdate(to object: Any) { ask() }
      override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 300, height: 20) }
      override func cellForItem(at index: Int) -> UICollectionViewCell {
        collectionContext?.dequeueReusableCell(of: WordCell.self, for: self, at: index)
          ?? UICollectionViewCell()
      }
    }
    show(Singer("Wren"), Singer("Crow"), Singer("Owl"))
    screen.makes = { [screen] _ in
      Asking {
        let names = screen.adapter.visibleObjects().compactMap { ($0 as? Singer)?.name }
        let count = screen.adapter.visibleSectionControllers().count
        screen.trace.add("sees \(names), \(count)")
      }
    }
    screen.birds = [Singer("Jay")]
    screen.adapter.performUpdates(animated: false)
    Fleet.settle()
    #expect(screen.trace.lines.last == "sees [\"Jay\"], 1")
  }

  @Test func `inserts and deletes items of a section at once`() throws {
    final class Numbers: ListSectionController {
      var all = ["one", "two"]
      override func numberOfItems() -> Int { all.count }
      override func sizeForItem(at index: Int) -> CGSize { CGSize(width: 300, height: 20) }
      override func cellForItem(at index: Int) -> UICollectionViewCell {
        let cell = collectionContext?.dequeueReusableCell(of: WordCell.self, for: self, at: index)
        (cell as? WordCell)?.show(all[index])
        return cell ?? UICollectionViewCell()
      }
    }
    let numbers = Numbers()
    screen.makes = { _ in numbers }
    show(Singer("Owl"))
    #expect(words == ["one", "two"])
    numbers.collectionContext?.performBatch(
      animated: true,
      updates: { batch in
        numbers.all = ["two", "three"]
        batch.delete(in: numbers, at: [0])
        batch.insert(in: numbers, at: [1])
      }, completion: nil)
    Fleet.settle()
    #expect(words == ["two", "three"])
  }

  @Test func `has sections of one cell, and of view models`() {
    final class Models: NSObject, ListBindingSectionControllerDataSource {
      func sectionController(
        _ sectionController: ListBindingSectionController<any ListDiffable>,
        viewModelsFor object: Any
      ) -> [any ListDiffable] { (object as? Singer)?.songs.map { $0 as NSString } ?? [] }
      func sectionController(
        _ sectionController: ListBindingSectionController<any ListDiffable>,
        cellForViewModel viewModel: Any, at index: Int
      ) -> any UICollectionViewCell & ListBindable {
        let context = sectionController.collectionContext
        let cell = context?.dequeueReusableCell(
          of: WordCell.self, for: sectionController, at: index)
        return cell as? WordCell ?? WordCell()
      }
      func sectionController(
        _ sectionController: ListBindingSectionController<any ListDiffable>,
        sizeForViewModel viewModel: Any, at index: Int
      ) -> CGSize { CGSize(width: 300, height: 20) }
    }
    let models = Models()
    screen.makes = { object in
      guard (object as? Singer)?.songs.isEmpty == false else {
        return ListSingleSectionController(
          cellClass: WordCell.self,
          configureBlock: { item, cell in
            (cell as? WordCell)?.show("only \((item as? Singer)?.name ?? "")")
          }, sizeBlock: { _, _ in CGSize(width: 300, height: 20) })
      }
      let section = ListBindingSectionController<any ListDiffable>()
      section.dataSource = models
      return section
    }
    show(Singer("Owl"), Singer("Wren", ["trill", "call"]))
    #expect(words == ["only Owl", "trill", "call"])
  }
}

extension NSString: ListDiffable {
  func diffIdentifier() -> any NSObjectProtocol { self }
  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    isEqual(object as? NSString)
  }
}
