import FleetStandIns
import Foundation
import HeadlessUIKit

// What the collection view asks, and what section controllers ask of it.

@preconcurrency @MainActor
final class ListSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private weak var sections: ListSections?

  init(_ sections: ListSections) {
    self.sections = sections
    super.init()
  }

  private func controller(_ section: Int) -> ListSectionController? {
    sections?.controller(section)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections?.all.count ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { controller(section)?.numberOfItems() ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    controller(indexPath.section)?.cellForItem(at: indexPath.item) ?? UICollectionViewCell()
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    controller(indexPath.section)?.supplementaryViewSource?.viewForSupplementaryElement(
      ofKind: kind, at: indexPath.item) ?? UICollectionReusableView()
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { controller(indexPath.section)?.shouldSelectItem(at: indexPath.item) ?? true }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let adapter = sections?.adapter
    adapter?.collectionViewDelegate?.collectionView(collectionView, didSelectItemAt: indexPath)
    controller(indexPath.section)?.didSelectItem(at: indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { controller(indexPath.section)?.didDeselectItem(at: indexPath.item) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let adapter = sections?.adapter, let controller = controller(indexPath.section) else {
      return
    }
    if indexPath.item == 0 {
      controller.displayDelegate?.listAdapter(adapter, willDisplay: controller)
      if let object = adapter.object(atSection: indexPath.section) {
        adapter.delegate?.listAdapter(adapter, willDisplay: object, at: indexPath.section)
      }
    }
    controller.displayDelegate?.listAdapter(
      adapter, willDisplay: controller, cell: cell, at: indexPath.item)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    sections?.adapter?.scrollViewDelegate?.scrollViewDidScroll(scrollView)
  }

  // MARK: A flow layout

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { controller(indexPath.section)?.sizeForItem(at: indexPath.item) ?? .zero }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { controller(section)?.inset ?? .zero }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { controller(section)?.minimumLineSpacing ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { controller(section)?.minimumInteritemSpacing ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { size(of: UICollectionView.elementKindSectionHeader, section) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { size(of: UICollectionView.elementKindSectionFooter, section) }

  private func size(of kind: String, _ section: Int) -> CGSize {
    guard let source = controller(section)?.supplementaryViewSource,
      source.supportedElementKinds().contains(kind)
    else { return .zero }
    return source.sizeForSupplementaryView(ofKind: kind, at: 0)
  }
}

/// What a section controller asks of its list.
@preconcurrency @MainActor final class ListContext: NSObject, ListCollectionContext {
  private weak var sections: ListSections?

  init(_ sections: ListSections) {
    self.sections = sections
    super.init()
  }

  private var view: UICollectionView {
    sections?.adapter?.collectionView
      ?? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  private func path(_ controller: ListSectionController, _ index: Int) -> IndexPath {
    IndexPath(item: index, section: sections?.index(of: controller) ?? NSNotFound)
  }

  var containerSize: CGSize { view.bounds.size }
  var containerInset: UIEdgeInsets { view.contentInset }
  var adjustedContainerInset: UIEdgeInsets { view.adjustedContentInset }
  var insetContainerSize: CGSize { view.bounds.inset(by: view.adjustedContentInset).size }
  var containerContentOffset: CGPoint { view.contentOffset }
  var traitCollection: UITraitCollection? { view.traitCollection }

  func containerSize(for sectionController: ListSectionController) -> CGSize {
    view.bounds.inset(by: sectionController.inset).size
  }

  func index(for cell: UICollectionViewCell, sectionController: ListSectionController) -> Int {
    view.indexPath(for: cell)?.item ?? NSNotFound
  }

  func cellForItem(
    at index: Int, sectionController: ListSectionController
  ) -> UICollectionViewCell? { view.cellForItem(at: path(sectionController, index)) }

  func visibleCells(for sectionController: ListSectionController) -> [UICollectionViewCell] {
    visibleIndexPaths(for: sectionController).compactMap { view.cellForItem(at: $0) }
  }

  func visibleIndexPaths(for sectionController: ListSectionController) -> [IndexPath] {
    let place = sections?.index(of: sectionController)
    return view.indexPathsForVisibleItems.filter { $0.section == place }.sorted()
  }

  func selectItem(
    at index: Int, sectionController: ListSectionController, animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    view.selectItem(
      at: path(sectionController, index), animated: animated, scrollPosition: scrollPosition)
  }

  func deselectItem(at index: Int, sectionController: ListSectionController, animated: Bool) {
    view.deselectItem(at: path(sectionController, index), animated: animated)
  }

  func scroll(
    to sectionController: ListSectionController, at index: Int,
    scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    view.scrollToItem(at: path(sectionController, index), at: scrollPosition, animated: animated)
  }

  // MARK: Reusable views

  func dequeueReusableCell(
    of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    dequeueReusableCell(
      of: cellClass, withReuseIdentifier: nil, for: sectionController, at: index)
  }

  func dequeueReusableCell(
    of cellClass: AnyClass, withReuseIdentifier reuseIdentifier: String?,
    for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    let name = String(reflecting: cellClass) + (reuseIdentifier ?? "")
    view.register(cellClass, forCellWithReuseIdentifier: name)
    return view.dequeueReusableCell(withReuseIdentifier: name, for: path(sectionController, index))
  }

  func dequeueReusableCell(
    withNibName nibName: String, bundle: Bundle?, for sectionController: ListSectionController,
    at index: Int
  ) -> UICollectionViewCell {
    view.register(
      UINib(nibName: nibName, bundle: bundle), forCellWithReuseIdentifier: nibName)
    return view.dequeueReusableCell(
      withReuseIdentifier: nibName, for: path(sectionController, index))
  }

  func dequeueReusableCellFromStoryboard(
    withIdentifier identifier: String, for sectionController: ListSectionController, at index: Int
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: identifier, for: path(sectionController, index))
  }

  func dequeueReusableSupplementaryView(
    ofKind elementKind: String, for sectionController: ListSectionController,
    class viewClass: AnyClass, at index: Int
  ) -> UICollectionReusableView {
    let name = String(reflecting: viewClass)
    view.register(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: name)
    return view.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: name, for: path(sectionController, index))
  }

  // MARK: Changes

  func performBatch(
    animated: Bool, updates: @escaping (any ListBatchContext) -> Void,
    completion: ((Bool) -> Void)?
  ) {
    StandIn.reply { [weak self] in
      guard let self, let sections else { return }
      view.performBatchUpdates { updates(ListBatch(sections, self.view)) }
      completion?(true)
    }
  }

  func invalidateLayout(
    for sectionController: ListSectionController, completion: ((Bool) -> Void)?
  ) {
    view.collectionViewLayout.invalidateLayout()
    StandIn.reply { completion?(true) }
  }
}

/// What a section controller changes at once.
@preconcurrency @MainActor private final class ListBatch: NSObject, ListBatchContext {
  private let sections: ListSections
  private let view: UICollectionView

  init(_ sections: ListSections, _ view: UICollectionView) {
    (self.sections, self.view) = (sections, view)
    super.init()
  }

  private func paths(_ controller: ListSectionController, _ indexes: IndexSet) -> [IndexPath] {
    let section = sections.index(of: controller)
    return indexes.compactMap { index in section.map { IndexPath(item: index, section: $0) } }
  }

  func reload(in sectionController: ListSectionController, at indexes: IndexSet) {
    view.reloadItems(at: paths(sectionController, indexes))
  }

  func insert(in sectionController: ListSectionController, at indexes: IndexSet) {
    view.insertItems(at: paths(sectionController, indexes))
  }

  func delete(in sectionController: ListSectionController, at indexes: IndexSet) {
    view.deleteItems(at: paths(sectionController, indexes))
  }

  func move(in sectionController: ListSectionController, from fromIndex: Int, to toIndex: Int) {
    let from = paths(sectionController, [fromIndex])
    let to = paths(sectionController, [toIndex])
    zip(from, to).forEach { view.moveItem(at: $0, to: $1) }
  }

  func reload(_ sectionController: ListSectionController) {
    sections.index(of: sectionController).map { view.reloadSections([$0]) }
  }
}
