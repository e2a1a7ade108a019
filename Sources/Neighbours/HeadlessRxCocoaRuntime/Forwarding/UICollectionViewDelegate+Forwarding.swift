// Written by .ci/rx-forwarding.

public import Foundation
public import HeadlessUIKit

extension UICollectionViewDelegate where Self: _RXDelegateProxy {
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, shouldSelectItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let receiver = receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
    send("collectionView:didSelectItemAt:", [boxed(collectionView), boxed(indexPath)]) {
      receiver.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, shouldDeselectItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    let receiver = receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
    send("collectionView:didDeselectItemAt:", [boxed(collectionView), boxed(indexPath)]) {
      receiver.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    let receiver = receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "collectionView:didBeginMultipleSelectionInteractionAt:",
      [boxed(collectionView), boxed(indexPath)]
    ) { receiver.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
  }

  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    let receiver = receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
    send("collectionViewDidEndMultipleSelectionInteraction:", [boxed(collectionView)]) {
      receiver.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, shouldHighlightItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    let receiver = receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
    send("collectionView:didHighlightItemAt:", [boxed(collectionView), boxed(indexPath)]) {
      receiver.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    let receiver = receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
    send("collectionView:didUnhighlightItemAt:", [boxed(collectionView), boxed(indexPath)]) {
      receiver.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    let receiver = receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "collectionView:performPrimaryActionForItemAt:", [boxed(collectionView), boxed(indexPath)]
    ) { receiver.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    let receiver = receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "collectionView:willDisplay:forItemAt:",
      [boxed(collectionView), boxed(cell), boxed(indexPath)]
    ) { receiver.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  }

  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    let receiver = receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "collectionView:willDisplaySupplementaryView:forElementKind:at:",
      [boxed(collectionView), boxed(view), boxed(elementKind), boxed(indexPath)]
    ) {
      receiver.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    let receiver = receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "collectionView:didEndDisplaying:forItemAt:",
      [boxed(collectionView), boxed(cell), boxed(indexPath)]
    ) { receiver.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    let receiver = receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:",
      [boxed(collectionView), boxed(view), boxed(elementKind), boxed(indexPath)]
    ) {
      receiver.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, canEditItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    let receiver = receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "collectionView:willPerformPreviewActionForMenuWith:animator:",
      [boxed(collectionView), boxed(configuration), boxed(animator)]
    ) {
      receiver.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    let receiver = receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "collectionView:willDisplayContextMenu:animator:",
      [boxed(collectionView), boxed(configuration), boxed(animator)]
    ) {
      receiver.collectionView(
        collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    let receiver = receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "collectionView:willEndContextMenuInteraction:animator:",
      [boxed(collectionView), boxed(configuration), boxed(animator)]
    ) {
      receiver.collectionView(
        collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, shouldSpringLoadItemAt: indexPath, with: context)
  }

  public func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, shouldShowMenuForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
  }

  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    let receiver = receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "collectionView:performAction:forItemAt:withSender:",
      [boxed(collectionView), boxed(action), boxed(indexPath), boxed(sender)]
    ) {
      receiver.collectionView(
        collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, canFocusItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, selectionFollowsFocusForItemAt: indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared).collectionView(
      collectionView, shouldUpdateFocusIn: context)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    let receiver = receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "collectionView:didUpdateFocusIn:with:",
      [boxed(collectionView), boxed(context), boxed(coordinator)]
    ) { receiver.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) }
  }

  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    receiver((any UICollectionViewDelegate).self, or: UnsetDelegate.shared)
      .indexPathForPreferredFocusedView(in: collectionView)
  }
}
