public import Foundation

/// A screen with a table.
///
/// The screen is the table's data source and delegate.
///
/// Optional methods of the data source and the delegate are declared here, so that a subclass
/// overrides them as on Apple's systems. A method that only existed in the protocol's extension
/// would not be called.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // MARK: Creating a table view controller

  /// Creates a screen with a table of a style.
  public init(style: UITableView.Style) {
    tableStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen with a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tableStyle = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a screen from an archive.
  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
  }

  /// Creates a screen with a plain table.
  public convenience init() { self.init(style: .plain) }

  // MARK: Getting the table view

  /// The table.
  ///
  /// It is the view of the screen.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  // MARK: Configuring the table behavior

  /// Whether the selection is cleared each time the screen is about to appear.
  open var clearsSelectionOnViewWillAppear = true

  /// The control that the user pulls down to refresh the rows.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Starts or ends the editing of the screen and of its table (behaviour 112).
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  // MARK: Managing the view

  /// Makes the table, with the screen as its data source and delegate (behaviour 121).
  open override func loadView() {
    if !loadViewFromInterface() { view = makeOwnView() }
    guard let table = viewIfLoaded as? UITableView else { return reportNoTable() }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  private func reportNoTable() {
    let name = storyboardState.builder?.sceneID ?? ""
    ModelException.internalInconsistency.raise(
      "-[UITableViewController loadView] instantiated view controller with identifier "
        + "\"UIViewController-\(name)\" from storyboard \"\(storyboard?.name ?? "")\", but didn't get "
        + "a UITableView.",
      by: "UITableViewController.loadView()")
  }

  /// Loads the rows for the first time, and clears the selection if the screen should do that.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = viewIfLoaded as? UITableView else { return }
    if clearsSelectionOnViewWillAppear {
      for path in table.indexPathsForSelectedRows ?? [] {
        table.deselectRow(at: path, animated: animated)
      }
    }
    if !hasAppeared {
      hasAppeared = true
      table.reloadData()
    }
  }

  /// Shows the scroll indicators for a moment.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (viewIfLoaded as? UITableView)?.flashScrollIndicators()
  }

  // MARK: Providing the rows

  /// Returns the number of rows in a section.
  ///
  /// It is 0 unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.section(section)?.rows.count ?? 0
  }

  /// Returns the number of sections.
  ///
  /// It is 1 unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticContent?.sections.count ?? 1
  }

  /// Returns the cell of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.staticContent?.row(indexPath)?.cell
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the text above a section.
  ///
  /// Returns `nil` unless a subclass overrides the method.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticContent?.section(section)?.header
  }

  /// Returns the text below a section.
  ///
  /// Returns `nil` unless a subclass overrides the method.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticContent?.section(section)?.footer
  }

  /// Returns the entries of the section index.
  ///
  /// Returns `nil` unless a subclass overrides the method.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section for an entry of the section index.
  ///
  /// By default both have the same number.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: Inserting or deleting table rows

  /// Called when the user deletes or inserts a row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.list.missingMethod = "tableView(_:commit:forRowAt:)" }

  /// Returns whether the user can edit a row.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  // MARK: Reordering table rows

  /// Returns whether the user can move a row while the table is edited.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  /// Called when the user has moved a row.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.list.missingMethod = "tableView(_:moveRowAt:to:)" }

  // MARK: Configuring rows for the table view

  /// Called when a cell is about to appear.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Returns the level of indentation of a row.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }

  // MARK: Responding to row selections

  /// Called when the user is about to select a row.
  ///
  /// Returns the row to select, or `nil` for no row.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Called when the user has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called when a row is about to be deselected.
  ///
  /// Returns the row to deselect, or `nil` for no row.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Called when a row has been deselected.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Returns whether two fingers can select several rows.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { tableView.allowsMultipleSelectionDuringEditing }

  /// Called when two fingers begin to select several rows.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Called when two fingers have selected several rows.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// Returns whether a tap on a row performs its primary action.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }

  /// Performs the primary action of a row, after the user has selected the row.
  open func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}

  // MARK: Providing custom header and footer views

  /// Returns the view above a section.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  /// Returns the view below a section.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// Called when the view above a section is about to appear.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Called when the view below a section is about to appear.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  // MARK: Providing header, footer, and row heights

  /// Returns the height of a row.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticContent?.row(indexPath)?.height ?? tableView.rowHeight
  }

  /// Returns the height of the view above a section.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  /// Returns the height of the view below a section.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }

  // MARK: Estimating heights for the table's content

  /// Returns the estimated height of a row, which counts if the row's height is automatic.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }

  /// Returns the estimated height of the view above a section.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }

  /// Returns the estimated height of the view below a section.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }

  // MARK: Managing accessory views

  /// Called when the user has tapped the detail button of a row.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  // MARK: Managing table view highlights

  /// Returns whether a touch highlights a row and can select it.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a touch has highlighted a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Called when a row is no longer highlighted.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  // MARK: Tracking the removal of views

  /// Called when a cell has disappeared.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called when the view above a section has disappeared.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// Called when the view below a section has disappeared.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  // MARK: Responding to row actions

  /// Returns the actions at a row's leading edge after a swipe, or `nil` for the default ones.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns the actions at a row's trailing edge after a swipe, or `nil` for the default ones.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns the actions of a swiped row as before iOS 11, or `nil` for the default ones.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }

  // MARK: Managing table view context menus

  /// Returns the configuration of a row's context menu, or `nil` for no menu.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the view from which a context menu comes, or `nil` for the row's cell.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the view to which a context menu goes, or `nil` for the row's cell.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called when the user has tapped the preview above a context menu.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Called when a context menu is about to appear.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called when a context menu is about to disappear.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Supporting spring loading

  /// Returns whether a row is selected when a drag is held over it.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  // MARK: Copying and pasting row content

  /// Returns whether a long press on a row shows the menu from before iOS 13.
  open func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { false }

  /// Returns whether a command is in that menu.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }

  /// Called when the user has chosen a command of that menu.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}

  // MARK: Editing table rows

  /// Called when the user has swiped a row to the side.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Called when a swiped row has swung back.
  ///
  /// There is no index path if the row has gone.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Returns the action of a row's edit control.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  /// Returns the title of the button that deletes a row, or `nil` for the usual one.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Returns whether the background of a row is indented while the table is edited.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  // MARK: Reordering table rows

  /// Returns the index path to which a moving row goes.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

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

  // MARK: Managing table view focus

  /// Returns whether a row can have the focus.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Returns whether the focus may move.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { true }

  /// Called when the focus has moved from a row, or to one.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Returns the row that the focus goes to, or `nil` for the first one.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

  // MARK: Storage

  private let tableStyle: UITableView.Style
  private var hasAppeared = false

  // MARK: The model

  override func makeOwnView() -> UIView {
    UITableView(frame: UIScreen.main.bounds, style: tableStyle)
  }
}
