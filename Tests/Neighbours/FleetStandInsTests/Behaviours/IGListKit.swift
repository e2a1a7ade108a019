import FleetStandIns
import Foundation
import HeadlessUIKit

// What IGListKit declares, as far as the tests use it, as it is made of its headers.

protocol ListDiffable: NSObjectProtocol {
  func diffIdentifier() -> any NSObjectProtocol
  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool
}

extension ListDiffable {
  @discardableResult func diffIdentifier() -> any NSObjectProtocol {
    _StandIn.call("ListDiffable.diffIdentifier()", self, [])
  }
  @discardableResult func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    _StandIn.call("ListDiffable.isEqual(toDiffableObject:)", self, [object])
  }
}

@MainActor protocol ListAdapterDataSource: NSObjectProtocol {
  func objects(for listAdapter: ListAdapter) -> [any ListDiffable]
  func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController
  func emptyView(for listAdapter: ListAdapter) -> UIView?
}

@MainActor extension ListAdapterDataSource {
  @discardableResult func objects(for listAdapter: ListAdapter) -> [any ListDiffable] {
    _StandIn.call("ListAdapterDataSource.objects(for:)", self, [listAdapter])
  }
  @discardableResult func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any)
    -> ListSectionController
  {
    _StandIn.call(
      "ListAdapterDataSource.listAdapter(_:sectionControllerFor:)", self, [listAdapter, object])
  }
  @discardableResult func emptyView(for listAdapter: ListAdapter) -> UIView? {
    _StandIn.call("ListAdapterDataSource.emptyView(for:)", self, [listAdapter])
  }
}

@MainActor protocol ListAdapterDelegate: NSObjectProtocol {
  func listAdapter(_ listAdapter: ListAdapter, willDisplay object: Any, at index: Int)
  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: Any, at index: Int)
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath)
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath)
}

@MainActor extension ListAdapterDelegate {
  func listAdapter(_ listAdapter: ListAdapter, willDisplay object: Any, at index: Int) {
    _StandIn.call(
      "ListAdapterDelegate.listAdapter(_:willDisplay:at:)", self, [listAdapter, object, index])
      as Void
  }
  func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: Any, at index: Int) {
    _StandIn.call(
      "ListAdapterDelegate.listAdapter(_:didEndDisplaying:at:)", self, [listAdapter, object, index])
      as Void
  }
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath
  ) {
    _StandIn.call(
      "ListAdapterDelegate.listAdapter(_:willDisplay:cell:at:)", self,
      [listAdapter, object, cell, indexPath]) as Void
  }
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying object: Any, cell: UICollectionViewCell,
    at indexPath: IndexPath
  ) {
    _StandIn.call(
      "ListAdapterDelegate.listAdapter(_:didEndDisplaying:cell:at:)", self,
      [listAdapter, object, cell, indexPath]) as Void
  }
}

typealias ListUpdaterCompletion = (Bool) -> Void
@MainActor class ListAdapter: NSObject {
  nonisolated override init() { super.init() }
  var viewController: UIViewController? {
    get { _StandIn.get("ListAdapter.viewController", self) }
    set { _StandIn.setWeak("ListAdapter.viewController", self, newValue as AnyObject?) }
  }
  var collectionView: UICollectionView? {
    get { _StandIn.get("ListAdapter.collectionView", self) }
    set {
      _StandIn.setWeak("ListAdapter.collectionView", self, newValue as AnyObject?);
      standIn_collectionView_isSet()
    }
  }
  var dataSource: (any ListAdapterDataSource)? {
    get { _StandIn.get("ListAdapter.dataSource", self) }
    set {
      _StandIn.setWeak("ListAdapter.dataSource", self, newValue as AnyObject?);
      standIn_dataSource_isSet()
    }
  }
  var delegate: (any ListAdapterDelegate)? {
    get { _StandIn.get("ListAdapter.delegate", self) }
    set { _StandIn.setWeak("ListAdapter.delegate", self, newValue as AnyObject?) }
  }
  var collectionViewDelegate: (any UICollectionViewDelegate)? {
    get { _StandIn.get("ListAdapter.collectionViewDelegate", self) }
    set { _StandIn.setWeak("ListAdapter.collectionViewDelegate", self, newValue as AnyObject?) }
  }
  var scrollViewDelegate: (any UIScrollViewDelegate)? {
    get { _StandIn.get("ListAdapter.scrollViewDelegate", self) }
    set { _StandIn.setWeak("ListAdapter.scrollViewDelegate", self, newValue as AnyObject?) }
  }
  init(updater: any ListUpdatingDelegate, viewController: UIViewController?, workingRangeSize: Int)
  {
    super.init();
    _StandIn.call(
      "ListAdapter.init(updater:viewController:workingRangeSize:)", self,
      [updater, viewController, workingRangeSize]) as Void;
    standIn_init(
      updater: updater, viewController: viewController, workingRangeSize: workingRangeSize)
  }
  convenience init(updater: any ListUpdatingDelegate, viewController: UIViewController?) {
    self.init();
    _StandIn.call("ListAdapter.init(updater:viewController:)", self, [updater, viewController])
      as Void;
    standIn_init(updater: updater, viewController: viewController)
  }
  func performUpdates(animated: Bool, completion: ListUpdaterCompletion? = nil) {
    _StandIn.call(
      "ListAdapter.performUpdates(animated:completion:)", self,
      [animated, completion.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_performUpdates(animated: animated, completion: completion)) as Void
  }
  func reloadData(completion: ListUpdaterCompletion? = nil) {
    _StandIn.call(
      "ListAdapter.reloadData(completion:)", self,
      [completion.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_reloadData(completion: completion)) as Void
  }
  func reloadObjects(_ objects: [Any]) {
    _StandIn.call(
      "ListAdapter.reloadObjects(_:)", self, [objects], by: standIn_reloadObjects(objects)) as Void
  }
  @discardableResult func sectionController(forSection section: Int) -> ListSectionController? {
    _StandIn.call(
      "ListAdapter.sectionController(forSection:)", self, [section],
      by: standIn_sectionController(forSection: section))
  }
  @discardableResult func section(for sectionController: ListSectionController) -> Int {
    _StandIn.call(
      "ListAdapter.section(for:)", self, [sectionController],
      by: standIn_section(for: sectionController))
  }
  @discardableResult func sectionController(for object: Any) -> ListSectionController? {
    _StandIn.call(
      "ListAdapter.sectionController(for:)", self, [object],
      by: standIn_sectionController(for: object))
  }
  @discardableResult func object(for sectionController: ListSectionController) -> Any? {
    _StandIn.call(
      "ListAdapter.object(for:)", self, [sectionController],
      by: standIn_object(for: sectionController))
  }
  @discardableResult func object(atSection section: Int) -> Any? {
    _StandIn.call(
      "ListAdapter.object(atSection:)", self, [section], by: standIn_object(atSection: section))
  }
  @discardableResult func section(for object: Any) -> Int {
    _StandIn.call("ListAdapter.section(for:)", self, [object], by: standIn_section(for: object))
  }
  @discardableResult func objects() -> [Any] {
    _StandIn.call("ListAdapter.objects()", self, [], by: standIn_objects())
  }
  @discardableResult func visibleSectionControllers() -> [ListSectionController] {
    _StandIn.call(
      "ListAdapter.visibleSectionControllers()", self, [], by: standIn_visibleSectionControllers())
  }
  @discardableResult func visibleObjects() -> [Any] {
    _StandIn.call("ListAdapter.visibleObjects()", self, [], by: standIn_visibleObjects())
  }
  @discardableResult func visibleCells(for object: Any) -> [UICollectionViewCell] {
    _StandIn.call(
      "ListAdapter.visibleCells(for:)", self, [object], by: standIn_visibleCells(for: object))
  }
  func scroll(
    to object: Any, supplementaryKinds: [String]?,
    scrollDirection: UICollectionView.ScrollDirection,
    scrollPosition: UICollectionView.ScrollPosition, additionalOffset: CGFloat, animated: Bool
  ) {
    _StandIn.call(
      "ListAdapter.scroll(to:supplementaryKinds:scrollDirection:scrollPosition:additionalOffset:animated:)",
      self,
      [object, supplementaryKinds, scrollDirection, scrollPosition, additionalOffset, animated],
      by: standIn_scroll(
        to: object, supplementaryKinds: supplementaryKinds, scrollDirection: scrollDirection,
        scrollPosition: scrollPosition, additionalOffset: additionalOffset, animated: animated))
      as Void
  }
}

protocol ListUpdatingDelegate: NSObjectProtocol {
}

class ListAdapterUpdater: NSObject, ListUpdatingDelegate {
  override init() { super.init() }
}

@MainActor protocol ListBindable: NSObjectProtocol {
  func bindViewModel(_ viewModel: Any)
}

@MainActor extension ListBindable {
  func bindViewModel(_ viewModel: Any) {
    _StandIn.call("ListBindable.bindViewModel(_:)", self, [viewModel]) as Void
  }
}

@MainActor protocol ListBindingSectionControllerDataSource: NSObjectProtocol {
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>, viewModelsFor object: Any
  ) -> [any ListDiffable]
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    cellForViewModel viewModel: Any, at index: Int
  ) -> any UICollectionViewCell & ListBindable
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    sizeForViewModel viewModel: Any, at index: Int
  ) -> CGSize
}

@MainActor extension ListBindingSectionControllerDataSource {
  @discardableResult func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>, viewModelsFor object: Any
  ) -> [any ListDiffable] {
    _StandIn.call(
      "ListBindingSectionControllerDataSource.sectionController(_:viewModelsFor:)", self,
      [sectionController, object])
  }
  @discardableResult func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    cellForViewModel viewModel: Any, at index: Int
  ) -> any UICollectionViewCell & ListBindable {
    _StandIn.call(
      "ListBindingSectionControllerDataSource.sectionController(_:cellForViewModel:at:)", self,
      [sectionController, viewModel, index],
      or: (_StandIn.least(UICollectionViewCell.self) as? any UICollectionViewCell & ListBindable)
        ?? _StandIn.least((any UICollectionViewCell & ListBindable).self))
  }
  @discardableResult func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    sizeForViewModel viewModel: Any, at index: Int
  ) -> CGSize {
    _StandIn.call(
      "ListBindingSectionControllerDataSource.sectionController(_:sizeForViewModel:at:)", self,
      [sectionController, viewModel, index])
  }
}

@MainActor protocol ListBindingSectionControllerSelectionDelegate: NSObjectProtocol {
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>, didSelectItemAt index: Int,
    viewModel: Any)
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didDeselectItemAt index: Int, viewModel: Any)
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didHighlightItemAt index: Int, viewModel: Any)
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didUnhighlightItemAt index: Int, viewModel: Any)
}

@MainActor extension ListBindingSectionControllerSelectionDelegate {
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>, didSelectItemAt index: Int,
    viewModel: Any
  ) {
    _StandIn.call(
      "ListBindingSectionControllerSelectionDelegate.sectionController(_:didSelectItemAt:viewModel:)",
      self, [sectionController, index, viewModel]) as Void
  }
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didDeselectItemAt index: Int, viewModel: Any
  ) {
    _StandIn.call(
      "ListBindingSectionControllerSelectionDelegate.sectionController(_:didDeselectItemAt:viewModel:)",
      self, [sectionController, index, viewModel]) as Void
  }
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didHighlightItemAt index: Int, viewModel: Any
  ) {
    _StandIn.call(
      "ListBindingSectionControllerSelectionDelegate.sectionController(_:didHighlightItemAt:viewModel:)",
      self, [sectionController, index, viewModel]) as Void
  }
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didUnhighlightItemAt index: Int, viewModel: Any
  ) {
    _StandIn.call(
      "ListBindingSectionControllerSelectionDelegate.sectionController(_:didUnhighlightItemAt:viewModel:)",
      self, [sectionController, index, viewModel]) as Void
  }
}

@MainActor protocol ListDisplayDelegate: NSObjectProtocol {
  func listAdapter(_ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController)
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController)
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int)
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int)
}

@MainActor extension ListDisplayDelegate {
  func listAdapter(_ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController)
  {
    _StandIn.call(
      "ListDisplayDelegate.listAdapter(_:willDisplay:)", self, [listAdapter, sectionController])
      as Void
  }
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController
  ) {
    _StandIn.call(
      "ListDisplayDelegate.listAdapter(_:didEndDisplaying:)", self,
      [listAdapter, sectionController]) as Void
  }
  func listAdapter(
    _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int
  ) {
    _StandIn.call(
      "ListDisplayDelegate.listAdapter(_:willDisplay:cell:at:)", self,
      [listAdapter, sectionController, cell, index]) as Void
  }
  func listAdapter(
    _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController,
    cell: UICollectionViewCell, at index: Int
  ) {
    _StandIn.call(
      "ListDisplayDelegate.listAdapter(_:didEndDisplaying:cell:at:)", self,
      [listAdapter, sectionController, cell, index]) as Void
  }
}

@MainActor protocol ListSupplementaryViewSource: NSObjectProtocol {
  func supportedElementKinds() -> [String]
  func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
    -> UICollectionReusableView
  func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize
}

@MainActor extension ListSupplementaryViewSource {
  @discardableResult func supportedElementKinds() -> [String] {
    _StandIn.call("ListSupplementaryViewSource.supportedElementKinds()", self, [])
  }
  @discardableResult func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
    -> UICollectionReusableView
  {
    _StandIn.call(
      "ListSupplementaryViewSource.viewForSupplementaryElement(ofKind:at:)", self,
      [elementKind, index])
  }
  @discardableResult func sizeForSupplementaryView(ofKind elementKind: String, at index: Int)
    -> CGSize
  {
    _StandIn.call(
      "ListSupplementaryViewSource.sizeForSupplementaryView(ofKind:at:)", self,
      [elementKind, index])
  }
}
