import FleetStandIns
import Foundation
import HeadlessUIKit

// What IGListKit declares of sections, as far as the tests use it, as it is made of its headers.

@MainActor class ListSectionController: NSObject {
  nonisolated override init() { super.init() }
  @discardableResult func numberOfItems() -> Int {
    _StandIn.call("ListSectionController.numberOfItems()", self, [], by: standIn_numberOfItems())
  }
  @discardableResult func sizeForItem(at index: Int) -> CGSize {
    _StandIn.call(
      "ListSectionController.sizeForItem(at:)", self, [index], by: standIn_sizeForItem(at: index))
  }
  @discardableResult func cellForItem(at index: Int) -> UICollectionViewCell {
    _StandIn.call(
      "ListSectionController.cellForItem(at:)", self, [index], by: standIn_cellForItem(at: index))
  }
  func didUpdate(to object: Any) {
    _StandIn.call(
      "ListSectionController.didUpdate(to:)", self, [object], by: standIn_didUpdate(to: object))
      as Void
  }
  @discardableResult func shouldSelectItem(at index: Int) -> Bool {
    _StandIn.call(
      "ListSectionController.shouldSelectItem(at:)", self, [index],
      by: standIn_shouldSelectItem(at: index))
  }
  @discardableResult func shouldDeselectItem(at index: Int) -> Bool {
    _StandIn.call(
      "ListSectionController.shouldDeselectItem(at:)", self, [index],
      by: standIn_shouldDeselectItem(at: index))
  }
  func didSelectItem(at index: Int) {
    _StandIn.call(
      "ListSectionController.didSelectItem(at:)", self, [index],
      by: standIn_didSelectItem(at: index)) as Void
  }
  func didDeselectItem(at index: Int) {
    _StandIn.call("ListSectionController.didDeselectItem(at:)", self, [index]) as Void
  }
  var viewController: UIViewController? {
    get { _StandIn.get("ListSectionController.viewController", self, by: standIn_viewController) }
  }
  var collectionContext: (any ListCollectionContext)! {
    get {
      _StandIn.get("ListSectionController.collectionContext", self, by: standIn_collectionContext)
    }
  }
  var section: Int {
    get { _StandIn.get("ListSectionController.section", self, by: standIn_section) }
  }
  var isFirstSection: Bool {
    get { _StandIn.get("ListSectionController.isFirstSection", self, by: standIn_isFirstSection) }
  }
  var isLastSection: Bool {
    get { _StandIn.get("ListSectionController.isLastSection", self, by: standIn_isLastSection) }
  }
  var inset: UIEdgeInsets {
    get { _StandIn.get("ListSectionController.inset", self) }
    set { _StandIn.set("ListSectionController.inset", self, newValue) }
  }
  var minimumLineSpacing: CGFloat {
    get { _StandIn.get("ListSectionController.minimumLineSpacing", self) }
    set { _StandIn.set("ListSectionController.minimumLineSpacing", self, newValue) }
  }
  var minimumInteritemSpacing: CGFloat {
    get { _StandIn.get("ListSectionController.minimumInteritemSpacing", self) }
    set { _StandIn.set("ListSectionController.minimumInteritemSpacing", self, newValue) }
  }
  var supplementaryViewSource: (any ListSupplementaryViewSource)? {
    get { _StandIn.get("ListSectionController.supplementaryViewSource", self) }
    set {
      _StandIn.setWeak(
        "ListSectionController.supplementaryViewSource", self, newValue as AnyObject?)
    }
  }
  var displayDelegate: (any ListDisplayDelegate)? {
    get { _StandIn.get("ListSectionController.displayDelegate", self) }
    set { _StandIn.setWeak("ListSectionController.displayDelegate", self, newValue as AnyObject?) }
  }
}

@MainActor class ListBindingSectionController<ObjectType>: ListSectionController {
  nonisolated override init() { super.init() }
  var dataSource: (any ListBindingSectionControllerDataSource)? {
    get { _StandIn.get("ListBindingSectionController.dataSource", self) }
    set {
      _StandIn.setWeak("ListBindingSectionController.dataSource", self, newValue as AnyObject?)
    }
  }
  var selectionDelegate: (any ListBindingSectionControllerSelectionDelegate)? {
    get { _StandIn.get("ListBindingSectionController.selectionDelegate", self) }
    set {
      _StandIn.setWeak(
        "ListBindingSectionController.selectionDelegate", self, newValue as AnyObject?)
    }
  }
  var object: ObjectType? {
    get { _StandIn.get("ListBindingSectionController.object", self, by: standIn_object) }
  }
  var viewModels: [any ListDiffable] {
    get { _StandIn.get("ListBindingSectionController.viewModels", self, by: standIn_viewModels) }
  }
  func update(animated: Bool, completion: (@Sendable (Bool) -> Void)? = nil) {
    _StandIn.call(
      "ListBindingSectionController.update(animated:completion:)", self,
      [animated, completion.map { block in StandIn.Block(_body: { values in block(values(0)) }) }],
      by: standIn_update(animated: animated, completion: completion)) as Void
  }
}

typealias ListSingleSectionCellConfigureBlock = (Any, UICollectionViewCell) -> Void
typealias ListSingleSectionCellSizeBlock = (Any, (any ListCollectionContext)?) -> CGSize
@MainActor protocol ListSingleSectionControllerDelegate: NSObjectProtocol {
  func didSelect(_ sectionController: ListSingleSectionController, with object: Any)
}

@MainActor extension ListSingleSectionControllerDelegate {
  func didSelect(_ sectionController: ListSingleSectionController, with object: Any) {
    _StandIn.call(
      "ListSingleSectionControllerDelegate.didSelect(_:with:)", self, [sectionController, object])
      as Void
  }
}

@MainActor class ListSingleSectionController: ListSectionController {
  nonisolated override init() { super.init() }
  init(
    cellClass: AnyClass, configureBlock: @escaping ListSingleSectionCellConfigureBlock,
    sizeBlock: @escaping ListSingleSectionCellSizeBlock
  ) {
    super.init();
    _StandIn.call(
      "ListSingleSectionController.init(cellClass:configureBlock:sizeBlock:)", self,
      [
        cellClass, StandIn.Block(_body: { values in configureBlock(values(0), values(1)) }),
        StandIn.Block(_body: { values in sizeBlock(values(0), values(1)) }),
      ]) as Void;
    standIn_init(cellClass: cellClass, configureBlock: configureBlock, sizeBlock: sizeBlock)
  }
  init(
    nibName: String, bundle: Bundle?, configureBlock: @escaping ListSingleSectionCellConfigureBlock,
    sizeBlock: @escaping ListSingleSectionCellSizeBlock
  ) {
    super.init();
    _StandIn.call(
      "ListSingleSectionController.init(nibName:bundle:configureBlock:sizeBlock:)", self,
      [
        nibName, bundle, StandIn.Block(_body: { values in configureBlock(values(0), values(1)) }),
        StandIn.Block(_body: { values in sizeBlock(values(0), values(1)) }),
      ]) as Void;
    standIn_init(
      nibName: nibName, bundle: bundle, configureBlock: configureBlock, sizeBlock: sizeBlock)
  }
  init(
    storyboardCellIdentifier identifier: String,
    configureBlock: @escaping ListSingleSectionCellConfigureBlock,
    sizeBlock: @escaping ListSingleSectionCellSizeBlock
  ) {
    super.init();
    _StandIn.call(
      "ListSingleSectionController.init(storyboardCellIdentifier:configureBlock:sizeBlock:)", self,
      [
        identifier, StandIn.Block(_body: { values in configureBlock(values(0), values(1)) }),
        StandIn.Block(_body: { values in sizeBlock(values(0), values(1)) }),
      ]) as Void;
    standIn_init(
      storyboardCellIdentifier: identifier, configureBlock: configureBlock, sizeBlock: sizeBlock)
  }
  var selectionDelegate: (any ListSingleSectionControllerDelegate)? {
    get { _StandIn.get("ListSingleSectionController.selectionDelegate", self) }
    set {
      _StandIn.setWeak(
        "ListSingleSectionController.selectionDelegate", self, newValue as AnyObject?)
    }
  }
}
