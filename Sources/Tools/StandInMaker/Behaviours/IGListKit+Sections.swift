import FleetStandIns
import Foundation
import HeadlessUIKit

// What a section controller is, knows and does where its subclass says nothing.

extension ListSectionController {
  @preconcurrency @MainActor private var sections: ListSections? { ListHome.of(self).sections }

  @preconcurrency @MainActor var standIn_viewController: UIViewController? {
    sections?.adapter?.viewController
  }
  @preconcurrency @MainActor var standIn_collectionContext: (any ListCollectionContext)? {
    sections?.context
  }
  @preconcurrency @MainActor var standIn_section: Int { sections?.index(of: self) ?? NSNotFound }
  @preconcurrency @MainActor var standIn_isFirstSection: Bool { section == 0 }
  @preconcurrency @MainActor var standIn_isLastSection: Bool {
    sections.map { section == $0.all.count - 1 } ?? false
  }

  @preconcurrency @MainActor private var single: SingleCell? {
    self is ListSingleSectionController ? SingleCell.of(self) : nil
  }
  @preconcurrency @MainActor private var bound: (any BoundSection)? { self as? any BoundSection }

  @preconcurrency @MainActor func standIn_numberOfItems() -> Int { bound?.numberOfModels ?? 1 }

  @preconcurrency @MainActor func standIn_sizeForItem(at index: Int) -> CGSize {
    if let single { return single.size(single.object as Any, collectionContext) }
    return bound?.modelSize(at: index) ?? .zero
  }

  @preconcurrency @MainActor func standIn_cellForItem(at index: Int) -> UICollectionViewCell {
    if let single, let context = collectionContext {
      let cell = single.cell(context, self)
      single.configure(single.object as Any, cell)
      return cell
    }
    return bound?.modelCell(at: index) ?? UICollectionViewCell()
  }

  @preconcurrency @MainActor func standIn_didUpdate(to object: Any) {
    single?.object = object
    bound?.take(object)
  }

  @preconcurrency @MainActor func standIn_shouldSelectItem(at index: Int) -> Bool { true }
  @preconcurrency @MainActor func standIn_shouldDeselectItem(at index: Int) -> Bool { true }

  @preconcurrency @MainActor func standIn_didSelectItem(at index: Int) {
    bound?.modelWasSelected(at: index)
    guard let single = self as? ListSingleSectionController else { return }
    single.selectionDelegate?.didSelect(single, with: SingleCell.of(self).object as Any)
  }
}

// MARK: One cell

/// What a section controller of one cell was given.
@preconcurrency @MainActor private final class SingleCell {
  var object: Any?
  var configure: (Any, UICollectionViewCell) -> Void = { _, _ in }
  var size: (Any, (any ListCollectionContext)?) -> CGSize = { _, _ in .zero }
  var cell: (any ListCollectionContext, ListSectionController) -> UICollectionViewCell = { _, _ in
    UICollectionViewCell()
  }

  static func of(_ controller: ListSectionController) -> SingleCell {
    StandIn.state(of: controller) { SingleCell() }
  }
}

extension ListSingleSectionController {
  @preconcurrency @MainActor
  func standIn_init(
    cellClass: AnyClass, configureBlock: @escaping (Any, UICollectionViewCell) -> Void,
    sizeBlock: @escaping (Any, (any ListCollectionContext)?) -> CGSize
  ) {
    take(configureBlock, sizeBlock) { $0.dequeueReusableCell(of: cellClass, for: $1, at: 0) }
  }

  @preconcurrency @MainActor
  func standIn_init(
    nibName: String, bundle: Bundle?,
    configureBlock: @escaping (Any, UICollectionViewCell) -> Void,
    sizeBlock: @escaping (Any, (any ListCollectionContext)?) -> CGSize
  ) {
    take(configureBlock, sizeBlock) {
      $0.dequeueReusableCell(withNibName: nibName, bundle: bundle, for: $1, at: 0)
    }
  }

  @preconcurrency @MainActor
  func standIn_init(
    storyboardCellIdentifier identifier: String,
    configureBlock: @escaping (Any, UICollectionViewCell) -> Void,
    sizeBlock: @escaping (Any, (any ListCollectionContext)?) -> CGSize
  ) {
    take(configureBlock, sizeBlock) {
      $0.dequeueReusableCellFromStoryboard(withIdentifier: identifier, for: $1, at: 0)
    }
  }

  @preconcurrency @MainActor
  private func take(
    _ configure: @escaping (Any, UICollectionViewCell) -> Void,
    _ size: @escaping (Any, (any ListCollectionContext)?) -> CGSize,
    _ cell: @escaping (any ListCollectionContext, ListSectionController) -> UICollectionViewCell
  ) {
    let own = SingleCell.of(self)
    (own.configure, own.size, own.cell) = (configure, size, cell)
  }
}

// MARK: View models

/// A section whose data source makes view models of its object.
@preconcurrency @MainActor private protocol BoundSection {
  var numberOfModels: Int { get }
  func modelSize(at index: Int) -> CGSize
  func modelCell(at index: Int) -> UICollectionViewCell
  func modelWasSelected(at index: Int)
  func take(_ object: Any)
}

@preconcurrency @MainActor private final class Models {
  var object: Any?
  var all: [any ListDiffable] = []

  static func of(_ controller: AnyObject) -> Models { StandIn.state(of: controller) { Models() } }
}

extension ListBindingSectionController: BoundSection {
  @preconcurrency @MainActor var standIn_viewModels: [any ListDiffable] { Models.of(self).all }
  @preconcurrency @MainActor var standIn_object: ObjectType? {
    Models.of(self).object as? ObjectType
  }

  @preconcurrency @MainActor
  func standIn_update(animated: Bool, completion: ((Bool) -> Void)?) {
    StandIn.reply { [weak self] in
      guard let self, let object = Models.of(self).object else { return completion?(false) ?? () }
      take(object)
      let place = section
      if place != NSNotFound {
        ListHome.of(self).sections?.adapter?.collectionView?.reloadSections(
          IndexSet(integer: place))
      }
      completion?(true)
    }
  }

  private var plain: ListBindingSectionController<any ListDiffable>? {
    self as? ListBindingSectionController<any ListDiffable>
  }

  fileprivate var numberOfModels: Int { viewModels.count }

  fileprivate func take(_ object: Any) {
    let models = Models.of(self)
    models.object = object
    guard let plain else { return }
    models.all = dataSource?.sectionController(plain, viewModelsFor: object) ?? []
  }

  fileprivate func modelSize(at index: Int) -> CGSize {
    guard let plain else { return .zero }
    return dataSource?.sectionController(plain, sizeForViewModel: viewModels[index], at: index)
      ?? .zero
  }

  fileprivate func modelCell(at index: Int) -> UICollectionViewCell {
    guard let plain, let dataSource else { return UICollectionViewCell() }
    let model = viewModels[index]
    let cell = dataSource.sectionController(plain, cellForViewModel: model, at: index)
    cell.bindViewModel(model)
    return cell
  }

  fileprivate func modelWasSelected(at index: Int) {
    guard let plain else { return }
    selectionDelegate?.sectionController(
      plain, didSelectItemAt: index, viewModel: viewModels[index])
  }
}
