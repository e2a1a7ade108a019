// Written by .ci/rx-forwarding.

public import Foundation
public import HeadlessUIKit

extension UITableViewDelegate where Self: _RXDelegateProxy {
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send("tableView:willDisplay:forRowAt:", [boxed(tableView), boxed(cell), boxed(indexPath)]) {
      receiver.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, indentationLevelForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, willSelectRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send("tableView:didSelectRowAt:", [boxed(tableView), boxed(indexPath)]) {
      receiver.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, willDeselectRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send("tableView:didDeselectRowAt:", [boxed(tableView), boxed(indexPath)]) {
      receiver.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send("tableView:performPrimaryActionForRowAt:", [boxed(tableView), boxed(indexPath)]) {
      receiver.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send("tableView:didBeginMultipleSelectionInteractionAt:", [boxed(tableView), boxed(indexPath)])
    { receiver.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }
  }

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send("tableViewDidEndMultipleSelectionInteraction:", [boxed(tableView)]) {
      receiver.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, viewForHeaderInSection: section)
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, viewForFooterInSection: section)
  }

  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "tableView:willDisplayHeaderView:forSection:",
      [boxed(tableView), boxed(view), boxed(section)]
    ) { receiver.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  }

  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "tableView:willDisplayFooterView:forSection:",
      [boxed(tableView), boxed(view), boxed(section)]
    ) { receiver.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, heightForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, heightForHeaderInSection: section)
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, heightForFooterInSection: section)
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, estimatedHeightForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, estimatedHeightForHeaderInSection: section)
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, estimatedHeightForFooterInSection: section)
  }

  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send("tableView:accessoryButtonTappedForRowWith:", [boxed(tableView), boxed(indexPath)]) {
      receiver.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, shouldHighlightRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send("tableView:didHighlightRowAt:", [boxed(tableView), boxed(indexPath)]) {
      receiver.tableView(tableView, didHighlightRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send("tableView:didUnhighlightRowAt:", [boxed(tableView), boxed(indexPath)]) {
      receiver.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send("tableView:didEndDisplaying:forRowAt:", [boxed(tableView), boxed(cell), boxed(indexPath)])
    { receiver.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "tableView:didEndDisplayingHeaderView:forSection:",
      [boxed(tableView), boxed(view), boxed(section)]
    ) { receiver.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "tableView:didEndDisplayingFooterView:forSection:",
      [boxed(tableView), boxed(view), boxed(section)]
    ) { receiver.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  }

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, editActionsForRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "tableView:willPerformPreviewActionForMenuWith:animator:",
      [boxed(tableView), boxed(configuration), boxed(animator)]
    ) {
      receiver.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "tableView:willDisplayContextMenu:animator:",
      [boxed(tableView), boxed(configuration), boxed(animator)]
    ) { receiver.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
  }

  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "tableView:willEndContextMenuInteraction:animator:",
      [boxed(tableView), boxed(configuration), boxed(animator)]
    ) {
      receiver.tableView(
        tableView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, shouldSpringLoadRowAt: indexPath, with: context)
  }

  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, shouldShowMenuForRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
  }

  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "tableView:performAction:forRowAt:withSender:",
      [boxed(tableView), boxed(action), boxed(indexPath), boxed(sender)]
    ) {
      receiver.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
    }
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send("tableView:willBeginEditingRowAt:", [boxed(tableView), boxed(indexPath)]) {
      receiver.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send("tableView:didEndEditingRowAt:", [boxed(tableView), boxed(indexPath)]) {
      receiver.tableView(tableView, didEndEditingRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, editingStyleForRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, canFocusRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared).tableView(
      tableView, shouldUpdateFocusIn: context)
  }

  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let receiver = receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "tableView:didUpdateFocusIn:with:", [boxed(tableView), boxed(context), boxed(coordinator)]
    ) { receiver.tableView(tableView, didUpdateFocusIn: context, with: coordinator) }
  }

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    receiver((any UITableViewDelegate).self, or: UnsetDelegate.shared)
      .indexPathForPreferredFocusedView(in: tableView)
  }
}
