public import Foundation

/// A screen that is a table, which it fills and hears from.
///
/// Optional methods of the data source and the delegate are declared here, so that a subclass
/// overrides them as on Apple's systems: a method that stood in the protocol's extension alone would
/// not be called.
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

  /// The table, which is the view of the screen.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  // MARK: Configuring the table behavior

  /// Whether the selection goes each time the screen is about to appear.
  open var clearsSelectionOnViewWillAppear = true

  /// What the user pulls the rows down for.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Sets whether the screen, and with it the table, lets its content be edited (behaviour 112).
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  // MARK: Managing the view

  /// Makes the table, whose data source and delegate the screen is (behaviour 121).
  open override func loadView() {
    if !loadViewFromInterface() { view = makeOwnView() }
    guard let table = viewIfLoaded as? UITableView else { return reportNoTable() }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  private func reportNoTable() {
    let name = builder?.sceneID ?? ""
    ModelException.internalInconsistency.raise(
      "-[UITableViewController loadView] instantiated view controller with identifier "
        + "\"UIViewController-\(name)\" from storyboard \"\(storyboard?.name ?? "")\", but didn't get "
        + "a UITableView.",
      by: "UITableViewController.loadView()")
  }

  /// Loads the rows for the first time, and clears the selection where that is asked for.
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

  /// How many rows a section has; none unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.section(section)?.rows.count ?? 0
  }

  /// How many sections the table has; one unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticContent?.sections.count ?? 1
  }

  /// The cell of a row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.staticContent?.row(indexPath)?.cell
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The text above a section; none unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticContent?.section(section)?.header
  }

  /// The text below a section; none unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticContent?.section(section)?.footer
  }

  /// What the index beside the table lists; nothing unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section that an entry of the index leads to; that of its number unless overridden.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: Inserting or deleting table rows

  /// Called when the user deletes a row, or has one inserted.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.missingMethod = "tableView(_:commit:forRowAt:)" }

  /// Whether the user can edit a row.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  // MARK: Reordering table rows

  /// Whether the user can move a row, while the table is edited.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  /// Called when the user has moved a row to another place.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.missingMethod = "tableView(_:moveRowAt:to:)" }

  // MARK: Configuring rows for the table view

  /// Called when a cell is about to show.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// How far a row is indented.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }

  // MARK: Responding to row selections

  /// Called when the user is about to select a row; answers the row to select, or `nil` for none.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Called when the user has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called when a row is about to be deselected; answers the row to deselect, or `nil` for none.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Called when a row has been deselected.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Whether choosing a row can do what the row is there for.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { !tableView.isEditing }

  /// Does what the row is there for, after the user has selected it.
  open func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}

  // MARK: Providing custom header and footer views

  /// The view above a section.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }

  /// The view below a section.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }

  /// Called when the view above a section is about to show.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Called when the view below a section is about to show.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  // MARK: Providing header, footer, and row heights

  /// How tall a row is.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticContent?.row(indexPath)?.height ?? tableView.rowHeight
  }

  /// How tall the view above a section is.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  /// How tall the view below a section is.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }

  // MARK: Estimating heights for the table's content

  /// How tall a row probably is; it counts where the row's height is automatic.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }

  /// How tall the view above a section probably is.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }

  /// How tall the view below a section probably is.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { UITableView.automaticDimension }

  // MARK: Managing accessory views

  /// Called when the user has tapped the button for a row's details.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  // MARK: Managing table view highlights

  /// Whether a finger on a row highlights and then selects it.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a finger has highlighted a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Called when a row is no longer highlighted.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  // MARK: Tracking the removal of views

  /// Called when a cell no longer shows.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called when the view above a section no longer shows.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// Called when the view below a section no longer shows.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  // MARK: Responding to row actions

  /// What a row shows at its leading edge when the user swipes it; `nil` for what is usual.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// What a row shows at its trailing edge when the user swipes it; `nil` for what is usual.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// What a swiped row shows, in the way before iOS 11; `nil` for what is usual.
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }

  // MARK: Managing table view context menus

  /// What the context menu of a row shows; `nil` for no menu.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The view from which a context menu comes; `nil` for the row's cell.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The view to which a context menu goes; `nil` for the row's cell.
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

  /// Called when a context menu is about to show.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called when a context menu is about to go.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Editing table rows

  /// Called when the user has swiped a row aside.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Called when a row that was swiped aside is back; without a path if it is gone.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// What the user can do with a row by way of its edit control.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  /// What the button says that deletes a row; `nil` for the usual word.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Whether the background of a row is indented while the table is edited.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  // MARK: Reordering table rows

  /// Where a row goes that the user is moving to a place.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  // MARK: Scrolling

  /// Called whenever the content has been moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called when the user is about to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called when the user is about to let go of the content; the target may be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called when the user has let go of the content, which may go on by itself.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Whether a tap on the status bar scrolls to the top; it does unless overridden.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Called when a tap on the status bar has scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Called when the content goes on after the user has let go of it.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called when the content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// The view that is made larger and smaller; none unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Called when the user is about to zoom.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Called when the user has zoomed.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// Called whenever the zoom has changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Called when scrolling that code asked for with an animation has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Called when what bars and insets cover has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  // MARK: Storage

  private let tableStyle: UITableView.Style
  private var hasAppeared = false

  // MARK: The model

  override func makeOwnView() -> UIView {
    UITableView(frame: UIScreen.main.bounds, style: tableStyle)
  }
}
