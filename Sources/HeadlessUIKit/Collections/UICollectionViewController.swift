public import Foundation

/// A screen with a collection view.
///
/// The screen is the collection view's data source and delegate. Optional methods of both are
/// declared here, so that a subclass overrides them as on Apple's systems.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  // MARK: Creating a collection view controller

  /// Creates a screen whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen whose collection view comes from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a screen from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a screen without a layout, which cannot make its collection view (behaviour 403).
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: Getting the collection view

  /// The collection view, which is inside the view of the screen (behaviour 564, 565).
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollectionView
    }
    set {
      guard newValue != nil || isViewLoaded else { return }
      loadViewIfNeeded()
      install(newValue)
    }
  }

  /// The first layout of the collection view (behaviour 568).
  open var collectionViewLayout: UICollectionViewLayout {
    initialLayout ?? UICollectionViewLayout()
  }

  // MARK: Configuring the collection view behavior

  /// Whether the selection is cleared each time the screen appears (behaviour 571).
  ///
  /// It is not where the screen uses layout-to-layout transitions.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press lets the user move items, where the data source lets it (behaviour 560).
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { installReordering() }
  }

  /// Whether a navigation controller changes the layout instead of the screen.
  ///
  /// Set it before the screen is pushed onto another one with a collection view. Both share that
  /// collection view then, whose data source and delegate stay; the screen has it take its own
  /// layout, and a pop restores the previous one.
  open var useLayoutToLayoutNavigationTransitions = false

  // MARK: Managing the view

  /// Makes the view with the collection view inside it.
  open override func loadView() {
    if !loadViewFromInterface() {
      view = UICollectionViewControllerWrapperView(frame: UIScreen.main.bounds)
      guard !share() else { return }
      install(
        initialLayout.map { UICollectionView(frame: view.bounds, collectionViewLayout: $0) }
          ?? UICollectionView(frame: view.bounds))
      return
    }
    guard let collection = viewIfLoaded as? UICollectionView else { return }
    // A file has the collection view in the place of the view.
    initialLayout = collection.storedLayout
    view = UICollectionViewControllerWrapperView(frame: collection.frame)
    guard !share() else { return }
    let (source, delegate) = (collection.dataSource, collection.delegate)
    install(collection)
    if let source { collection.dataSource = source }
    if let delegate { collection.delegate = delegate }
  }

  /// Clears the selection of a screen that appears at once.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if !animated { clearSelection() }
  }

  /// Clears the selection of a screen that has moved in.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if animated { clearSelection() }
  }

  /// Starts or ends the editing of the screen and of its collection view.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    storedCollectionView?.isEditing = editing
  }

  // MARK: Providing items

  /// Returns the number of sections.
  ///
  /// It is 1 unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns the number of items in a section.
  ///
  /// It is 0 unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns the cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// Returns a supplementary view.
  ///
  /// A subclass must override the method if its layout has such elements.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { NotImplemented.reusableView }

  /// Returns whether the user can move an item.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when the user has moved an item.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { collectionView.list.missingMethod = "collectionView(_:moveItemAt:to:)" }

  /// Returns the entries of the index.
  ///
  /// Returns `nil` unless a subclass overrides the method.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the item for an entry of the index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: Managing the selected cells

  /// Returns whether a tap selects an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when the user has selected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Returns whether a tap deselects an item, where several can be selected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when the user has deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Returns whether two fingers can select several items.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { collectionView.allowsMultipleSelectionDuringEditing }

  /// Called when two fingers begin to select several items.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Called when two fingers have selected several items.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

  // MARK: Managing cell highlighting

  /// Returns whether a touch highlights an item and can select it.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a touch has highlighted an item.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called when an item is no longer highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  // MARK: Performing the primary action

  /// Returns whether a tap performs the primary action of an item.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// Performs the primary action of an item.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  // MARK: Tracking the addition and removal of views

  /// Called when a cell is about to appear.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called when a supplementary view is about to appear.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Called when a cell has disappeared.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called when a supplementary view has disappeared.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Handling layout changes

  /// Returns the layout of a transition that a gesture drives.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Returns the offset at which the content rests after an update or a change of the layout.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    collectionView.storedLayout.targetContentOffset(
      forProposedContentOffset: proposedContentOffset)
  }

  /// Returns the index path to which a moving item goes.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// Returns the index path to which a moving item goes, as before iOS 15.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  // MARK: Editing items

  /// Returns whether the user can edit an item.
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }

  // MARK: Supporting spring loading

  /// Returns whether an item is selected when a drag is held over it.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  // MARK: Managing actions for items

  /// Returns whether a long press on an item shows the menu from before iOS 13.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Returns whether a command is in that menu.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  /// Called when the user has chosen a command of that menu.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}

  // MARK: Managing context menus

  /// Returns the menu of items; `nil` means no menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }

  /// Returns the menu of an item, as before iOS 16; `nil` means no menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the view from which a menu comes; `nil` means the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Returns the view to which a menu goes; `nil` means the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Returns the view from which a menu comes, as before iOS 16; `nil` means the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the view to which a menu goes, as before iOS 16; `nil` means the cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called when the user has tapped the preview above a menu.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Called when a menu is about to appear.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called when a menu is about to disappear.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Scrolling

  /// Called whenever the content has been moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called when the user is about to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called when the user is about to let go of the content.
  ///
  /// The method may change the target.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called when the user has let go of the content, which may continue to scroll.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Returns whether a tap on the status bar scrolls to the top.
  ///
  /// It is `true` unless overridden.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Called when a tap on the status bar has scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Called when the content continues to scroll after the user has let go of it.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called when the content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Returns the view that is zoomed.
  ///
  /// Returns `nil` unless a subclass overrides the method.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Called when the user is about to zoom.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Called when the user has zoomed.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// Called whenever the zoom has changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Called when an animated scroll by code has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Called when the area covered by bars and insets has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  // MARK: Managing focus

  /// Returns whether an item can have the focus.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Returns whether an item is selected when it gets the focus.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }

  /// Returns whether the focus may move.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }

  /// Called when the focus has moved from an item, or to one.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Returns the item that the focus goes to, or `nil` for the first one.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    nil
  }

  // MARK: Storage

  private var initialLayout: UICollectionViewLayout?
  private var storedCollectionView: UICollectionView?
  /// The screen below, whose collection view this one shares.
  private weak var sharedScreen: UICollectionViewController?
  /// The layout that the shared collection view had when another screen took it.
  private var leftLayout: UICollectionViewLayout?
  private var reordering: ReorderingGestureRecognizer?

  // MARK: The model

  /// Puts a collection view into the view of the screen, in the place of the last one
  /// (behaviour 567).
  private func install(_ collection: UICollectionView?) {
    guard collection !== storedCollectionView else { return }
    // A view that a subclass has made itself holds no collection view (behaviour 569).
    guard viewIfLoaded is UICollectionViewControllerWrapperView else { return }
    dropOwnCollection()
    storedCollectionView = collection
    guard let collection, let view = viewIfLoaded else { return }
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    view.addSubview(collection)
    installReordering()
  }

  /// Lets the user move items by a long press while the collection view is in a window
  /// (behaviour 560).
  final func installReordering() {
    let collection = installsStandardGestureForInteractiveMovement ? shownCollection : nil
    guard reordering?.view !== collection else { return }
    if let old = reordering { old.view?.removeGestureRecognizer(old) }
    reordering = collection == nil ? nil : ReorderingGestureRecognizer()
    if let reordering { collection?.addGestureRecognizer(reordering) }
  }

  /// The collection view, if it is in this screen's view, in a window.
  private var shownCollection: UICollectionView? {
    guard let collection = storedCollectionView, let view = viewIfLoaded, view.window != nil,
      collection.isDescendant(of: view)
    else { return nil }
    return collection
  }

  private func dropOwnCollection() {
    guard sharedScreen == nil, let old = storedCollectionView else {
      sharedScreen?.takeSharedCollection()
      sharedScreen = nil
      return
    }
    old.removeFromSuperview()
    old.dataSource = nil
    old.delegate = nil
  }

  private func clearSelection() {
    guard clearsSelectionOnViewWillAppear, !useLayoutToLayoutNavigationTransitions,
      let collection = storedCollectionView
    else { return }
    collection.deselectAll()
  }

  // MARK: Sharing a collection view

  /// Shares the collection view of the screen that this one is pushed onto, if it wants to.
  final func share(with screen: UIViewController?) {
    guard useLayoutToLayoutNavigationTransitions,
      let screen = screen as? UICollectionViewController, screen !== self
    else { return }
    if viewIfLoaded is UICollectionViewControllerWrapperView {
      dropOwnCollection()
      sharedScreen = screen
      share()
    } else if !isViewLoaded {
      sharedScreen = screen
    }
  }

  /// Has the collection view of the screen below as its own; returns whether there is one.
  @discardableResult
  private func share() -> Bool {
    guard let shared = sharedScreen?.collectionView else { return false }
    storedCollectionView = shared
    return true
  }

  /// Takes the collection view from the screen that shares it, and changes its layout.
  final func takeSharedCollection() {
    guard let collection = storedCollectionView, let view = viewIfLoaded,
      let holder = collection.superview as? UICollectionViewControllerWrapperView, holder !== view
    else { return }
    let other = holder.next as? UICollectionViewController
    other?.leftLayout = collection.collectionViewLayout
    collection.frame = view.bounds
    view.addSubview(collection)
    other?.installReordering()
    installReordering()
    guard let layout = leftLayout ?? initialLayout else { return }
    leftLayout = nil
    collection.setCollectionViewLayout(layout, animated: true)
  }
}
