import FleetStandIns
import Foundation
import HeadlessUIKit

// What IGListKit declares of contexts, as far as the tests use it, as it is made of its headers.

@MainActor protocol ListBatchContext: NSObjectProtocol {
  func reload(in sectionController: ListSectionController, at indexes: IndexSet)
  func insert(in sectionController: ListSectionController, at indexes: IndexSet)
  func delete(in sectionController: ListSectionController, at indexes: IndexSet)
  func move(in sectionController: ListSectionController, from fromIndex: Int, to toIndex: Int)
  func reload(_ sectionController: ListSectionController)
}

@MainActor extension ListBatchContext {
  func reload(in sectionController: ListSectionController, at indexes: IndexSet) {
    _StandIn.call("ListBatchContext.reload(in:at:)", self, [sectionController, indexes]) as Void
  }
  func insert(in sectionController: ListSectionController, at indexes: IndexSet) {
    _StandIn.call("ListBatchContext.insert(in:at:)", self, [sectionController, indexes]) as Void
  }
  func delete(in sectionController: ListSectionController, at indexes: IndexSet) {
    _StandIn.call("ListBatchContext.delete(in:at:)", self, [sectionController, indexes]) as Void
  }
  func move(in sectionController: ListSectionController, from fromIndex: Int, to toIndex: Int) {
    _StandIn.call(
      "ListBatchContext.move(in:from:to:)", self, [sectionController, fromIndex, toIndex]) as Void
  }
  func reload(_ sectionController: ListSectionController) {
    _StandIn.call("ListBatchContext.reload(_:)", self, [sectionController]) as Void
  }
}

@MainActor protocol ListCollectionContext: NSObjectProtocol {
  var containerSize: CGSize { get }
  var containerInset: UIEdgeInsets { get }
  func containerSize(for sectionController: ListSectionController) -> CGSize
  func cellForItem(at index: Int, sectionController: ListSectionController) -> UICollectionViewCell?
  func dequeueReusableCell(
    of cellClass: AnyClass, withReuseIdentifier reuseIdentifier: String?,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell
  func dequeueReusableCell(
    of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell
  func dequeueReusableCell(
    withNibName nibName: String, bundle: Bundle?, for sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell
  func dequeueReusableCellFromStoryboard(
    withIdentifier identifier: String, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell
  func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController,
    class viewClass: AnyClass, at index: Int
  ) -> UICollectionReusableView
  func dequeueReusableSupplementaryView(
    fromStoryboardOfKind elementKind: String, withIdentifier identifier: String,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionReusableView
  func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController, nibName: String,
    bundle: Bundle?, at index: Int
  ) -> UICollectionReusableView
  func performBatch(
    animated: Bool, updates: @escaping (any ListBatchContext) -> Void,
    completion: (@Sendable (Bool) -> Void)?)
}

@MainActor extension ListCollectionContext {
  var containerSize: CGSize { get { _StandIn.get("ListCollectionContext.containerSize", self) } }
  var containerInset: UIEdgeInsets {
    get { _StandIn.get("ListCollectionContext.containerInset", self) }
  }
  @discardableResult func containerSize(for sectionController: ListSectionController) -> CGSize {
    _StandIn.call("ListCollectionContext.containerSize(for:)", self, [sectionController])
  }
  @discardableResult func cellForItem(at index: Int, sectionController: ListSectionController)
    -> UICollectionViewCell?
  {
    _StandIn.call(
      "ListCollectionContext.cellForItem(at:sectionController:)", self, [index, sectionController])
  }
  @discardableResult func dequeueReusableCell(
    of cellClass: AnyClass, withReuseIdentifier reuseIdentifier: String?,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    _StandIn.call(
      "ListCollectionContext.dequeueReusableCell(of:withReuseIdentifier:for:at:)", self,
      [cellClass, reuseIdentifier, sectionController, index])
  }
  @discardableResult func dequeueReusableCell(
    of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    _StandIn.call(
      "ListCollectionContext.dequeueReusableCell(of:for:at:)", self,
      [cellClass, sectionController, index])
  }
  @discardableResult func dequeueReusableCell(
    withNibName nibName: String, bundle: Bundle?, for sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell {
    _StandIn.call(
      "ListCollectionContext.dequeueReusableCell(withNibName:bundle:for:at:)", self,
      [nibName, bundle, sectionController, index])
  }
  @discardableResult func dequeueReusableCellFromStoryboard(
    withIdentifier identifier: String, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    _StandIn.call(
      "ListCollectionContext.dequeueReusableCellFromStoryboard(withIdentifier:for:at:)", self,
      [identifier, sectionController, index])
  }
  @discardableResult func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController,
    class viewClass: AnyClass, at index: Int
  ) -> UICollectionReusableView {
    _StandIn.call(
      "ListCollectionContext.dequeueReusableSupplementaryView(ofKind:for:class:at:)", self,
      [elementKind, sectionController, viewClass, index])
  }
  @discardableResult func dequeueReusableSupplementaryView(
    fromStoryboardOfKind elementKind: String, withIdentifier identifier: String,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionReusableView {
    _StandIn.call(
      "ListCollectionContext.dequeueReusableSupplementaryView(fromStoryboardOfKind:withIdentifier:for:at:)",
      self, [elementKind, identifier, sectionController, index])
  }
  @discardableResult func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController, nibName: String,
    bundle: Bundle?, at index: Int
  ) -> UICollectionReusableView {
    _StandIn.call(
      "ListCollectionContext.dequeueReusableSupplementaryView(ofKind:for:nibName:bundle:at:)", self,
      [elementKind, sectionController, nibName, bundle, index])
  }
  func performBatch(
    animated: Bool, updates: @escaping (any ListBatchContext) -> Void,
    completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    _StandIn.call(
      "ListCollectionContext.performBatch(animated:updates:completion:)", self,
      [
        animated, StandIn.Block(_body: { values in updates(values(0)) }),
        completion.map { block in StandIn.Block(_body: { values in block(values(0)) }) },
      ]) as Void
  }
}
