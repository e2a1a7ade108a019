import FleetStandIns
import Foundation
import HeadlessUIKit

// Needs: ListAdapter.performUpdates(animated:completion:), ListSectionController.cellForItem(at:)

// The adapter asks its data source for objects, keeps a section controller for each, and is what the collection
// view asks: the section controllers are really asked, and what has changed is deleted, inserted and reloaded.

/// The objects of an adapter with their section controllers.
@preconcurrency @MainActor final class ListSections {
  struct Section {
    let object: Any
    let controller: ListSectionController

    var id: AnyHashable? { ListSections.id(of: object) }
  }

  weak var adapter: ListAdapter?
  weak var viewController: UIViewController?
  var all: [Section] = []
  lazy var source = ListSource(self)
  lazy var context = ListContext(self)

  static func of(_ adapter: ListAdapter) -> ListSections {
    let sections = StandIn.state(of: adapter) { ListSections() }
    sections.adapter = adapter
    return sections
  }

  nonisolated static func id(of object: Any) -> AnyHashable? {
    (object as? any ListDiffable).map { diffable in
      let id = diffable.diffIdentifier()
      return (id as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(id))
    }
  }

  func controller(_ section: Int) -> ListSectionController? {
    all.indices.contains(section) ? all[section].controller : nil
  }

  func index(of controller: ListSectionController) -> Int? {
    all.firstIndex { $0.controller === controller }
  }

  /// Asks the data source, and answers what differs from before.
  func update() -> (deleted: IndexSet, inserted: IndexSet, changed: IndexSet) {
    guard let adapter, let dataSource = adapter.dataSource else { return ([], [], []) }
    let old = all
    let places = Dictionary(old.indices.map { (old[$0].id, $0) }) { first, _ in first }
    var seen: Set<AnyHashable> = []
    let objects = dataSource.objects(for: adapter).filter { object in
      Self.id(of: object).map { seen.insert($0).inserted } ?? true
    }
    var (kept, changed): ([Int], IndexSet) = ([], [])
    var isNew = IndexSet()
    all = objects.enumerated().map { index, object in
      let id = Self.id(of: object)
      guard let place = places[id] else {
        isNew.insert(index)
        let controller = dataSource.listAdapter(adapter, sectionControllerFor: object)
        ListHome.of(controller).sections = self
        return Section(object: object, controller: controller)
      }
      // One that comes before another than before is taken out and put in again.
      if place < (kept.last ?? -1) { isNew.insert(index) } else { kept.append(place) }
      let before = old[place].object as? any ListDiffable
      if !object.isEqual(toDiffableObject: before) { changed.insert(place) }
      return Section(object: object, controller: old[place].controller)
    }
    let deleted = IndexSet(old.indices).subtracting(IndexSet(kept))
    for section in all {
      let before = places[section.id]
      if before == nil || before.map(changed.contains) == true {
        section.controller.didUpdate(to: section.object)
      }
    }
    return (deleted, isNew, changed.subtracting(deleted))
  }

  /// What stands in the place of a list without objects.
  func showEmptyView() {
    guard let adapter, let view = adapter.collectionView else { return }
    let empty = all.isEmpty ? adapter.dataSource?.emptyView(for: adapter) : nil
    if view.backgroundView !== empty { view.backgroundView = empty }
  }

  func reload() {
    _ = update()
    adapter?.collectionView?.reloadData()
    showEmptyView()
  }
}

/// The list of a section controller.
final class ListHome {
  weak var sections: ListSections?

  static func of(_ controller: ListSectionController) -> ListHome {
    StandIn.state(of: controller) { ListHome() }
  }
}

// MARK: Adapters

extension ListAdapter {
  @preconcurrency @MainActor private var sections: ListSections { ListSections.of(self) }

  @preconcurrency @MainActor
  func standIn_init(updater: any ListUpdatingDelegate, viewController: UIViewController?) {
    self.viewController = viewController
  }

  @preconcurrency @MainActor
  func standIn_init(
    updater: any ListUpdatingDelegate, viewController: UIViewController?, workingRangeSize: Int
  ) { self.viewController = viewController }

  @preconcurrency @MainActor func standIn_collectionView_isSet() {
    guard let collectionView else { return }
    collectionView.dataSource = sections.source
    collectionView.delegate = sections.source
    sections.reload()
  }

  @preconcurrency @MainActor func standIn_dataSource_isSet() { sections.reload() }

  @preconcurrency @MainActor
  func standIn_performUpdates(animated: Bool, completion: ((Bool) -> Void)?) {
    StandIn.reply { [weak self] in
      self?.update(animated: animated)
      completion?(true)
    }
  }

  @preconcurrency @MainActor private func update(animated: Bool) {
    let sections = sections
    guard let collectionView, collectionView.window != nil else { return sections.reload() }
    let change = {
      collectionView.performBatchUpdates {
        let changes = sections.update()
        collectionView.deleteSections(changes.deleted)
        collectionView.insertSections(changes.inserted)
        collectionView.reloadSections(changes.changed)
      }
    }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
    sections.showEmptyView()
  }

  @preconcurrency @MainActor func standIn_reloadData(completion: ((Bool) -> Void)?) {
    sections.all = []
    sections.reload()
    completion?(true)
  }

  @preconcurrency @MainActor func standIn_reloadObjects(_ objects: [Any]) {
    let places = objects.map { section(for: $0) }.filter { $0 != NSNotFound }
    for place in places { sections.all[place].controller.didUpdate(to: sections.all[place].object) }
    collectionView?.reloadSections(IndexSet(places))
  }

  @preconcurrency @MainActor func standIn_objects() -> [Any] { sections.all.map(\.object) }

  @preconcurrency @MainActor
  func standIn_sectionController(forSection section: Int) -> ListSectionController? {
    sections.controller(section)
  }

  @preconcurrency @MainActor
  func standIn_sectionController(for object: Any) -> ListSectionController? {
    sections.controller(section(for: object))
  }

  @preconcurrency @MainActor
  func standIn_section(for sectionController: ListSectionController) -> Int {
    sections.index(of: sectionController) ?? NSNotFound
  }

  @preconcurrency @MainActor func standIn_section(for object: Any) -> Int {
    let id = ListSections.id(of: object)
    return sections.all.firstIndex { $0.id == id } ?? NSNotFound
  }

  @preconcurrency @MainActor
  func standIn_object(for sectionController: ListSectionController) -> Any? {
    sections.index(of: sectionController).map { sections.all[$0].object }
  }

  @preconcurrency @MainActor func standIn_object(atSection section: Int) -> Any? {
    sections.all.indices.contains(section) ? sections.all[section].object : nil
  }

  @preconcurrency @MainActor private var visible: IndexSet {
    // While an update goes on, the view shows sections that may be gone.
    IndexSet(collectionView?.indexPathsForVisibleItems.map(\.section) ?? [])
      .intersection(IndexSet(sections.all.indices))
  }

  @preconcurrency @MainActor func standIn_visibleObjects() -> [Any] {
    visible.map { sections.all[$0].object }
  }

  @preconcurrency @MainActor
  func standIn_visibleSectionControllers() -> [ListSectionController] {
    visible.map { sections.all[$0].controller }
  }

  @preconcurrency @MainActor func standIn_visibleCells(for object: Any) -> [UICollectionViewCell] {
    let place = section(for: object)
    return collectionView?.indexPathsForVisibleItems.filter { $0.section == place }.sorted()
      .compactMap { collectionView?.cellForItem(at: $0) } ?? []
  }

  @preconcurrency @MainActor
  func standIn_scroll(
    to object: Any, supplementaryKinds: [String]?,
    scrollDirection: UICollectionView.ScrollDirection,
    scrollPosition: UICollectionView.ScrollPosition, additionalOffset: CGFloat, animated: Bool
  ) {
    let place = section(for: object)
    guard place != NSNotFound else { return }
    collectionView?.scrollToItem(
      at: IndexPath(item: 0, section: place), at: scrollPosition, animated: animated)
  }
}
