extension Kit {
  /// What `HeadlessUIKit` has, as `.ci/port-table` finds it in its sources.
  package static let uikit = Kit(
    """
    classes CAAnimation:NSObject CAAnimationGroup:CAAnimation CABasicAnimation:CAPropertyAnimation
    classes CADisplayLink:NSObject CAGradientLayer:CALayer CAKeyframeAnimation:CAPropertyAnimation
    classes CALayer:NSObject CAMediaTimingFunction:NSObject CAPropertyAnimation:CAAnimation
    classes CAReplicatorLayer:CALayer CAShapeLayer:CALayer CASpringAnimation:CABasicAnimation
    classes CATextLayer:CALayer CATransaction:NSObject CATransition:CAAnimation
    classes NSCollectionLayoutAnchor:NSObject
    classes NSCollectionLayoutBoundarySupplementaryItem:NSCollectionLayoutSupplementaryItem
    classes NSCollectionLayoutDecorationItem:NSCollectionLayoutItem
    classes NSCollectionLayoutDimension:NSObject NSCollectionLayoutEdgeSpacing:NSObject
    classes NSCollectionLayoutGroup:NSCollectionLayoutItem
    classes NSCollectionLayoutGroupCustomItem:NSObject NSCollectionLayoutItem:NSObject
    classes NSCollectionLayoutSection:NSObject NSCollectionLayoutSize:NSObject
    classes NSCollectionLayoutSpacing:NSObject
    classes NSCollectionLayoutSupplementaryItem:NSCollectionLayoutItem NSLayoutAnchor:NSObject
    classes NSLayoutConstraint:NSObject NSLayoutDimension:NSLayoutAnchor
    classes NSLayoutXAxisAnchor:NSLayoutAnchor NSLayoutYAxisAnchor:NSLayoutAnchor
    classes NSMutableParagraphStyle:NSParagraphStyle NSParagraphStyle:NSObject NSShadow:NSObject
    classes NSStringDrawingContext:NSObject NSTextAttachment:NSObject NSTextContainer:NSObject
    classes NSUserActivity:NSObject UIAction:UIMenuElement UIActivity:NSObject
    classes UIActivityIndicatorView:UIView UIActivityViewController:UIViewController
    classes UIAlertAction:NSObject UIAlertController:UIViewController UIApplication:UIResponder
    classes UIApplicationShortcutIcon:NSObject UIApplicationShortcutItem:NSObject
    classes UIBarAppearance:NSObject UIBarButtonItem:UIBarItem UIBarButtonItemAppearance:NSObject
    classes UIBarButtonItemStateAppearance:NSObject UIBarItem:NSObject UIBezierPath:NSObject
    classes UIBlurEffect:UIVisualEffect UIButton:UIControl UICollectionReusableView:UIView
    classes UICollectionView:UIScrollView UICollectionViewCell:UICollectionReusableView
    classes UICollectionViewCompositionalLayout:UICollectionViewLayout
    classes UICollectionViewCompositionalLayoutConfiguration:NSObject
    classes UICollectionViewController:UIViewController UICollectionViewDiffableDataSource:NSObject
    classes UICollectionViewFlowLayout:UICollectionViewLayout
    classes UICollectionViewFlowLayoutInvalidationContext:UICollectionViewLayoutInvalidationContext
    classes UICollectionViewLayout:NSObject UICollectionViewLayoutAttributes:NSObject
    classes UICollectionViewLayoutInvalidationContext:NSObject
    classes UICollectionViewListCell:UICollectionViewCell UICollectionViewUpdateItem:NSObject
    classes UIColor:NSObject UICommand:UIMenuElement UICommandAlternate:NSObject
    classes UIContextMenuConfiguration:NSObject UIContextualAction:NSObject UIControl:UIView
    classes UICubicTimingParameters:NSObject UIDatePicker:UIControl
    classes UIDeferredMenuElement:UIMenuElement UIDevice:NSObject UIEvent:NSObject
    classes UIFeedbackGenerator:NSObject UIFont:NSObject UIFontDescriptor:NSObject
    classes UIFontMetrics:NSObject UIGestureRecognizer:NSObject
    classes UIGraphicsImageRenderer:UIGraphicsRenderer
    classes UIGraphicsImageRendererContext:UIGraphicsRendererContext
    classes UIGraphicsImageRendererFormat:UIGraphicsRendererFormat UIGraphicsRenderer:NSObject
    classes UIGraphicsRendererContext:NSObject UIGraphicsRendererFormat:NSObject UIImage:NSObject
    classes UIImageView:UIView UIImpactFeedbackGenerator:UIFeedbackGenerator
    classes UIInputSuggestion:NSObject UIKeyCommand:UICommand
    classes UIKeyboardLayoutGuide:UITrackingLayoutGuide UILabel:UIView UILayoutGuide:NSObject
    classes UIListContentView:UIView UILongPressGestureRecognizer:UIGestureRecognizer
    classes UIMenu:UIMenuElement UIMenuElement:NSObject
    classes UIMutableApplicationShortcutItem:UIApplicationShortcutItem UINavigationBar:UIView
    classes UINavigationBarAppearance:UIBarAppearance UINavigationController:UIViewController
    classes UINavigationItem:NSObject UINib:NSObject
    classes UINotificationFeedbackGenerator:UIFeedbackGenerator UIOpenURLContext:NSObject
    classes UIPageControl:UIControl UIPageViewController:UIViewController
    classes UIPanGestureRecognizer:UIGestureRecognizer UIPasteboard:NSObject
    classes UIPercentDrivenInteractiveTransition:NSObject UIPickerView:UIView
    classes UIPinchGestureRecognizer:UIGestureRecognizer
    classes UIPopoverPresentationController:UIPresentationController
    classes UIPresentationController:NSObject UIPreviewParameters:NSObject UIPreviewTarget:NSObject
    classes UIProgressView:UIView UIRefreshControl:UIControl UIResponder:NSObject
    classes UIRotationGestureRecognizer:UIGestureRecognizer UIScene:UIResponder
    classes UISceneConfiguration:NSObject UISceneDestructionRequestOptions:NSObject
    classes UISceneSession:NSObject UIScreen:NSObject
    classes UIScreenEdgePanGestureRecognizer:UIPanGestureRecognizer UIScrollView:UIView
    classes UISearchBar:UIView UISearchController:UIViewController UISearchTextField:UITextField
    classes UISegmentedControl:UIControl UISelectionFeedbackGenerator:UIFeedbackGenerator
    classes UISheetPresentationController:UIPresentationController UISlider:UIControl
    classes UISmartReplySuggestion:UIInputSuggestion UISplitViewController:UIViewController
    classes UISpringTimingParameters:NSObject UIStackView:UIView UIStatusBarManager:NSObject
    classes UIStepper:UIControl UIStoryboard:NSObject UIStoryboardSegue:NSObject
    classes UIStoryboardUnwindSegueSource:NSObject UISwipeActionsConfiguration:NSObject
    classes UISwipeGestureRecognizer:UIGestureRecognizer UISwitch:UIControl UITabBar:UIView
    classes UITabBarAppearance:UIBarAppearance UITabBarController:UIViewController
    classes UITabBarItem:UIBarItem UITabBarItemAppearance:NSObject
    classes UITabBarItemStateAppearance:NSObject UITableView:UIScrollView UITableViewCell:UIView
    classes UITableViewController:UIViewController UITableViewDiffableDataSource:NSObject
    classes UITableViewHeaderFooterView:UIView UITableViewRowAction:NSObject
    classes UITapGestureRecognizer:UIGestureRecognizer UITargetedPreview:NSObject
    classes UITextField:UIControl UITextFormattingViewController:UIViewController
    classes UITextInputPasswordRules:NSObject UITextItem:NSObject UITextPosition:NSObject
    classes UITextRange:NSObject UITextView:UIScrollView UIToolbar:UIView
    classes UIToolbarAppearance:UIBarAppearance UITouch:NSObject UITrackingLayoutGuide:UILayoutGuide
    classes UITraitCollection:NSObject UIVibrancyEffect:UIVisualEffect UIView:UIResponder
    classes UIViewController:UIResponder UIViewPropertyAnimator:NSObject UIVisualEffect:NSObject
    classes UIVisualEffectView:UIView UIWindow:UIView UIWindowScene:UIScene
    classes UIWindowSceneDestructionRequestOptions:UISceneDestructionRequestOptions
    unlisted CAAnimation CAAnimationGroup CABasicAnimation CADisplayLink CAKeyframeAnimation
    unlisted CAMediaTimingFunction CAPropertyAnimation CASpringAnimation CATransaction CATransition
    unlisted NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
    unlisted NSCollectionLayoutDecorationItem NSCollectionLayoutDimension
    unlisted NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem
    unlisted NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize
    unlisted NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem NSLayoutAnchor
    unlisted NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSMutableParagraphStyle
    unlisted NSParagraphStyle NSShadow NSStringDrawingContext NSTextAttachment NSTextContainer
    unlisted NSUserActivity UIAlertAction UIApplicationShortcutIcon UIBarAppearance
    unlisted UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBezierPath UIBlurEffect
    unlisted UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration
    unlisted UICollectionViewDiffableDataSource UICollectionViewFlowLayout
    unlisted UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayout
    unlisted UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
    unlisted UICollectionViewUpdateItem UIColor UICommandAlternate UIContextMenuConfiguration
    unlisted UIContextualAction UICubicTimingParameters UIDevice UIEvent UIFont UIFontDescriptor
    unlisted UIFontMetrics UIGraphicsImageRenderer UIGraphicsImageRendererContext
    unlisted UIGraphicsImageRendererFormat UIGraphicsRenderer UIGraphicsRendererContext
    unlisted UIGraphicsRendererFormat UIImage UIInputSuggestion UINavigationBarAppearance UINib
    unlisted UIOpenURLContext UIPasteboard UIPercentDrivenInteractiveTransition UIPreviewParameters
    unlisted UIPreviewTarget UISceneConfiguration UISceneDestructionRequestOptions UISceneSession
    unlisted UIScreen UISmartReplySuggestion UISpringTimingParameters UIStatusBarManager
    unlisted UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UITabBarAppearance
    unlisted UITabBarItemAppearance UITabBarItemStateAppearance UITableViewDiffableDataSource
    unlisted UITableViewRowAction UITargetedPreview UITextInputPasswordRules UITextItem
    unlisted UITextPosition UITextRange UIToolbarAppearance UITouch UITraitCollection
    unlisted UIVibrancyEffect UIVisualEffect UIWindowSceneDestructionRequestOptions
    protocols CAAnimationDelegate:NSObjectProtocol CAMediaTiming
    protocols NSCollectionLayoutContainer:NSObjectProtocol
    protocols NSCollectionLayoutEnvironment:NSObjectProtocol
    protocols NSCollectionLayoutVisibleItem:NSObjectProtocol NSUserActivityDelegate:NSObjectProtocol
    protocols ScrollViewDelegating SelectorResponder UIActivityItemSource:NSObjectProtocol
    protocols UIAdaptivePresentationControllerDelegate:NSObjectProtocol
    protocols UIApplicationDelegate:NSObjectProtocol UIBarPositioning:NSObjectProtocol
    protocols UIBarPositioningDelegate:NSObjectProtocol UICollectionViewDataSource:NSObjectProtocol
    protocols UICollectionViewDataSourcePrefetching:NSObjectProtocol
    protocols UICollectionViewDelegate:UIScrollViewDelegate
    protocols UICollectionViewDelegateFlowLayout:UICollectionViewDelegate UIConfigurationState
    protocols UIContentConfiguration UIContentContainer:NSObjectProtocol
    protocols UIContentView:NSObjectProtocol UIContextMenuInteractionAnimating:NSObjectProtocol
    protocols UIContextMenuInteractionCommitAnimating:UIContextMenuInteractionAnimating
    protocols UICoordinateSpace:NSObjectProtocol UIEditMenuInteractionAnimating:NSObjectProtocol
    protocols UIGestureRecognizerDelegate:NSObjectProtocol UIKeyInput:UITextInputTraits
    protocols UILayoutSupport:NSObjectProtocol UIMenuLeaf:NSObjectProtocol UIMutableTraits
    protocols UINavigationBarDelegate:UIBarPositioningDelegate
    protocols UINavigationControllerDelegate:NSObjectProtocol
    protocols UIPageViewControllerDataSource:NSObjectProtocol
    protocols UIPageViewControllerDelegate:NSObjectProtocol UIPickerViewDataSource:NSObjectProtocol
    protocols UIPickerViewDelegate:NSObjectProtocol
    protocols UIPopoverPresentationControllerDelegate:UIAdaptivePresentationControllerDelegate
    protocols UIResponderStandardEditActions:NSObjectProtocol UISceneDelegate:NSObjectProtocol
    protocols UIScrollViewDelegate:NSObjectProtocol UISearchBarDelegate:UIBarPositioningDelegate
    protocols UISearchControllerDelegate:NSObjectProtocol UISearchResultsUpdating:NSObjectProtocol
    protocols UISearchTextFieldDelegate:UITextFieldDelegate
    protocols UISheetPresentationControllerDelegate:UIAdaptivePresentationControllerDelegate
    protocols UISheetPresentationControllerDetentResolutionContext:NSObjectProtocol
    protocols UISplitViewControllerDelegate:NSObjectProtocol
    protocols UITabBarControllerDelegate:NSObjectProtocol UITabBarDelegate:NSObjectProtocol
    protocols UITableViewDataSource:NSObjectProtocol
    protocols UITableViewDataSourcePrefetching:NSObjectProtocol
    protocols UITableViewDelegate:UIScrollViewDelegate UITextFieldDelegate:NSObjectProtocol
    protocols UITextInput:UIKeyInput UITextInputTraits:NSObjectProtocol
    protocols UITextViewDelegate:UIScrollViewDelegate UITimingCurveProvider:NSObjectProtocol
    protocols UIToolbarDelegate:UIBarPositioningDelegate UITraitChangeObservable:UITraitEnvironment
    protocols UITraitChangeRegistration UITraitDefinition UITraitEnvironment
    protocols UIUserActivityRestoring:NSObjectProtocol UIViewAnimating:NSObjectProtocol
    protocols UIViewControllerAnimatedTransitioning:NSObjectProtocol
    protocols UIViewControllerContextTransitioning:NSObjectProtocol
    protocols UIViewControllerInteractiveTransitioning:NSObjectProtocol
    protocols UIViewControllerTransitionCoordinator:UIViewControllerTransitionCoordinatorContext
    protocols UIViewControllerTransitionCoordinatorContext:NSObjectProtocol
    protocols UIViewControllerTransitioningDelegate:NSObjectProtocol
    protocols UIViewImplicitlyAnimating:UIViewAnimating UIWindowSceneDelegate:UISceneDelegate
    optional CAAnimationDelegate animationDidStart(_:) animationDidStop(_:finished:)
    optional NSUserActivityDelegate userActivityWasContinued(_:) userActivityWillSave(_:)
    optional UIAdaptivePresentationControllerDelegate adaptivePresentationStyle(for:)=
    optional UIAdaptivePresentationControllerDelegate adaptivePresentationStyle(for:traitCollection:)=
    optional UIAdaptivePresentationControllerDelegate presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    optional UIAdaptivePresentationControllerDelegate presentationControllerDidAttemptToDismiss(_:)
    optional UIAdaptivePresentationControllerDelegate presentationControllerDidDismiss(_:)
    optional UIAdaptivePresentationControllerDelegate presentationControllerShouldDismiss(_:)=
    optional UIAdaptivePresentationControllerDelegate presentationControllerWillDismiss(_:)
    optional UIApplicationDelegate application(_:configurationForConnecting:options:)=
    optional UIApplicationDelegate application(_:continue:restorationHandler:)=
    optional UIApplicationDelegate application(_:didDiscardSceneSessions:)
    optional UIApplicationDelegate application(_:didFailToRegisterForRemoteNotificationsWithError:)
    optional UIApplicationDelegate application(_:didFinishLaunchingWithOptions:)=
    optional UIApplicationDelegate application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
    optional UIApplicationDelegate application(_:open:options:)=
    optional UIApplicationDelegate application(_:performActionFor:completionHandler:)
    optional UIApplicationDelegate application(_:supportedInterfaceOrientationsFor:)=
    optional UIApplicationDelegate application(_:willContinueUserActivityWithType:)=
    optional UIApplicationDelegate application(_:willFinishLaunchingWithOptions:)=
    optional UIApplicationDelegate applicationDidBecomeActive(_:) applicationDidEnterBackground(_:)
    optional UIApplicationDelegate applicationDidReceiveMemoryWarning(_:)
    optional UIApplicationDelegate applicationWillEnterForeground(_:)
    optional UIApplicationDelegate applicationWillResignActive(_:) applicationWillTerminate(_:)
    optional UIBarPositioningDelegate position(for:)=
    optional UICollectionViewDataSource collectionView(_:canMoveItemAt:)=
    optional UICollectionViewDataSource collectionView(_:indexPathForIndexTitle:at:)=
    optional UICollectionViewDataSource collectionView(_:moveItemAt:to:)
    optional UICollectionViewDataSource collectionView(_:viewForSupplementaryElementOfKind:at:)=
    optional UICollectionViewDataSource indexTitles(for:)= numberOfSections(in:)=
    optional UICollectionViewDataSourcePrefetching collectionView(_:cancelPrefetchingForItemsAt:)
    optional UICollectionViewDelegate collectionView(_:canEditItemAt:)=
    optional UICollectionViewDelegate collectionView(_:canPerformPrimaryActionForItemAt:)=
    optional UICollectionViewDelegate collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)=
    optional UICollectionViewDelegate collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)=
    optional UICollectionViewDelegate collectionView(_:contextMenuConfigurationForItemAt:point:)=
    optional UICollectionViewDelegate collectionView(_:contextMenuConfigurationForItemsAt:point:)=
    optional UICollectionViewDelegate collectionView(_:didBeginMultipleSelectionInteractionAt:)
    optional UICollectionViewDelegate collectionView(_:didDeselectItemAt:)
    optional UICollectionViewDelegate collectionView(_:didEndDisplaying:forItemAt:)
    optional UICollectionViewDelegate collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
    optional UICollectionViewDelegate collectionView(_:didHighlightItemAt:)
    optional UICollectionViewDelegate collectionView(_:didSelectItemAt:)
    optional UICollectionViewDelegate collectionView(_:didUnhighlightItemAt:)
    optional UICollectionViewDelegate collectionView(_:performPrimaryActionForItemAt:)
    optional UICollectionViewDelegate collectionView(_:shouldBeginMultipleSelectionInteractionAt:)=
    optional UICollectionViewDelegate collectionView(_:shouldDeselectItemAt:)=
    optional UICollectionViewDelegate collectionView(_:shouldHighlightItemAt:)=
    optional UICollectionViewDelegate collectionView(_:shouldSelectItemAt:)=
    optional UICollectionViewDelegate collectionView(_:targetContentOffsetForProposedContentOffset:)=
    optional UICollectionViewDelegate collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)=
    optional UICollectionViewDelegate collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)=
    optional UICollectionViewDelegate collectionView(_:willDisplay:forItemAt:)
    optional UICollectionViewDelegate collectionView(_:willDisplayContextMenu:animator:)
    optional UICollectionViewDelegate collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
    optional UICollectionViewDelegate collectionView(_:willEndContextMenuInteraction:animator:)
    optional UICollectionViewDelegate collectionView(_:willPerformPreviewActionForMenuWith:animator:)
    optional UICollectionViewDelegate collectionViewDidEndMultipleSelectionInteraction(_:)
    optional UICollectionViewDelegateFlowLayout collectionView(_:layout:insetForSectionAt:)=
    optional UICollectionViewDelegateFlowLayout collectionView(_:layout:minimumInteritemSpacingForSectionAt:)=
    optional UICollectionViewDelegateFlowLayout collectionView(_:layout:minimumLineSpacingForSectionAt:)=
    optional UICollectionViewDelegateFlowLayout collectionView(_:layout:referenceSizeForFooterInSection:)=
    optional UICollectionViewDelegateFlowLayout collectionView(_:layout:referenceSizeForHeaderInSection:)=
    optional UICollectionViewDelegateFlowLayout collectionView(_:layout:sizeForItemAt:)=
    optional UIContentView supports(_:)=
    optional UIGestureRecognizerDelegate gestureRecognizer(_:shouldBeRequiredToFailBy:)=
    optional UIGestureRecognizerDelegate gestureRecognizer(_:shouldReceive:)=
    optional UIGestureRecognizerDelegate gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)=
    optional UIGestureRecognizerDelegate gestureRecognizer(_:shouldRequireFailureOf:)=
    optional UIGestureRecognizerDelegate gestureRecognizerShouldBegin(_:)=
    optional UINavigationBarDelegate navigationBar(_:didPop:) navigationBar(_:didPush:)
    optional UINavigationBarDelegate navigationBar(_:shouldPop:)= navigationBar(_:shouldPush:)=
    optional UINavigationControllerDelegate navigationController(_:animationControllerFor:from:to:)=
    optional UINavigationControllerDelegate navigationController(_:didShow:animated:)
    optional UINavigationControllerDelegate navigationController(_:interactionControllerFor:)=
    optional UINavigationControllerDelegate navigationController(_:willShow:animated:)
    optional UIPageViewControllerDataSource presentationCount(for:)= presentationIndex(for:)=
    optional UIPageViewControllerDelegate pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
    optional UIPageViewControllerDelegate pageViewController(_:willTransitionTo:)
    optional UIPickerViewDelegate pickerView(_:attributedTitleForRow:forComponent:)=
    optional UIPickerViewDelegate pickerView(_:didSelectRow:inComponent:)
    optional UIPickerViewDelegate pickerView(_:rowHeightForComponent:)=
    optional UIPickerViewDelegate pickerView(_:titleForRow:forComponent:)=
    optional UIPickerViewDelegate pickerView(_:viewForRow:forComponent:reusing:)=
    optional UIPickerViewDelegate pickerView(_:widthForComponent:)=
    optional UIPopoverPresentationControllerDelegate prepareForPopoverPresentation(_:)
    optional UISceneDelegate scene(_:continue:) scene(_:openURLContexts:)
    optional UISceneDelegate scene(_:willConnectTo:options:)
    optional UISceneDelegate scene(_:willContinueUserActivityWithType:) sceneDidBecomeActive(_:)
    optional UISceneDelegate sceneDidDisconnect(_:) sceneDidEnterBackground(_:)
    optional UISceneDelegate sceneWillEnterForeground(_:) sceneWillResignActive(_:)
    optional UISceneDelegate stateRestorationActivity(for:)=
    optional UIScrollViewDelegate scrollViewDidChangeAdjustedContentInset(_:)
    optional UIScrollViewDelegate scrollViewDidEndDecelerating(_:)
    optional UIScrollViewDelegate scrollViewDidEndDragging(_:willDecelerate:)
    optional UIScrollViewDelegate scrollViewDidEndScrollingAnimation(_:)
    optional UIScrollViewDelegate scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:)
    optional UIScrollViewDelegate scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:)
    optional UIScrollViewDelegate scrollViewShouldScrollToTop(_:)=
    optional UIScrollViewDelegate scrollViewWillBeginDecelerating(_:)
    optional UIScrollViewDelegate scrollViewWillBeginDragging(_:)
    optional UIScrollViewDelegate scrollViewWillBeginZooming(_:with:)
    optional UIScrollViewDelegate scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    optional UIScrollViewDelegate viewForZooming(in:)=
    optional UISearchBarDelegate searchBar(_:selectedScopeButtonIndexDidChange:)
    optional UISearchBarDelegate searchBar(_:shouldChangeTextIn:replacementText:)=
    optional UISearchBarDelegate searchBar(_:shouldChangeTextInRanges:replacementText:)=
    optional UISearchBarDelegate searchBar(_:textDidChange:) searchBarBookmarkButtonClicked(_:)
    optional UISearchBarDelegate searchBarCancelButtonClicked(_:)
    optional UISearchBarDelegate searchBarResultsListButtonClicked(_:)
    optional UISearchBarDelegate searchBarSearchButtonClicked(_:) searchBarShouldBeginEditing(_:)=
    optional UISearchBarDelegate searchBarShouldEndEditing(_:)= searchBarTextDidBeginEditing(_:)
    optional UISearchBarDelegate searchBarTextDidEndEditing(_:)
    optional UISearchControllerDelegate didDismissSearchController(_:)
    optional UISearchControllerDelegate didPresentSearchController(_:) presentSearchController(_:)
    optional UISearchControllerDelegate willDismissSearchController(_:)
    optional UISearchControllerDelegate willPresentSearchController(_:)
    optional UISheetPresentationControllerDelegate sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    optional UISplitViewControllerDelegate primaryViewController(forCollapsing:)=
    optional UISplitViewControllerDelegate primaryViewController(forExpanding:)=
    optional UISplitViewControllerDelegate splitViewController(_:collapseSecondary:onto:)=
    optional UISplitViewControllerDelegate splitViewController(_:displayModeForExpandingToProposedDisplayMode:)=
    optional UISplitViewControllerDelegate splitViewController(_:separateSecondaryFrom:)=
    optional UISplitViewControllerDelegate splitViewController(_:show:sender:)=
    optional UISplitViewControllerDelegate splitViewController(_:showDetail:sender:)=
    optional UISplitViewControllerDelegate splitViewController(_:topColumnForCollapsingToProposedTopColumn:)=
    optional UISplitViewControllerDelegate splitViewController(_:willChangeTo:)
    optional UISplitViewControllerDelegate splitViewController(_:willHide:)
    optional UISplitViewControllerDelegate splitViewController(_:willShow:)
    optional UISplitViewControllerDelegate splitViewControllerDidCollapse(_:)
    optional UISplitViewControllerDelegate splitViewControllerDidExpand(_:)
    optional UISplitViewControllerDelegate targetDisplayModeForAction(in:)=
    optional UITabBarControllerDelegate tabBarController(_:animationControllerForTransitionFrom:to:)=
    optional UITabBarControllerDelegate tabBarController(_:didSelect:)
    optional UITabBarControllerDelegate tabBarController(_:interactionControllerFor:)=
    optional UITabBarControllerDelegate tabBarController(_:shouldSelect:)=
    optional UITabBarDelegate tabBar(_:didSelect:)
    optional UITableViewDataSource numberOfSections(in:)= sectionIndexTitles(for:)=
    optional UITableViewDataSource tableView(_:canEditRowAt:)= tableView(_:canMoveRowAt:)=
    optional UITableViewDataSource tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:)
    optional UITableViewDataSource tableView(_:sectionForSectionIndexTitle:at:)=
    optional UITableViewDataSource tableView(_:titleForFooterInSection:)=
    optional UITableViewDataSource tableView(_:titleForHeaderInSection:)=
    optional UITableViewDataSourcePrefetching tableView(_:cancelPrefetchingForRowsAt:)
    optional UITableViewDelegate tableView(_:accessoryButtonTappedForRowWith:)
    optional UITableViewDelegate tableView(_:canPerformPrimaryActionForRowAt:)=
    optional UITableViewDelegate tableView(_:contextMenuConfigurationForRowAt:point:)=
    optional UITableViewDelegate tableView(_:didDeselectRowAt:)
    optional UITableViewDelegate tableView(_:didEndDisplaying:forRowAt:)
    optional UITableViewDelegate tableView(_:didEndDisplayingFooterView:forSection:)
    optional UITableViewDelegate tableView(_:didEndDisplayingHeaderView:forSection:)
    optional UITableViewDelegate tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:)
    optional UITableViewDelegate tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:)
    optional UITableViewDelegate tableView(_:editActionsForRowAt:)=
    optional UITableViewDelegate tableView(_:editingStyleForRowAt:)=
    optional UITableViewDelegate tableView(_:estimatedHeightForFooterInSection:)=
    optional UITableViewDelegate tableView(_:estimatedHeightForHeaderInSection:)=
    optional UITableViewDelegate tableView(_:estimatedHeightForRowAt:)=
    optional UITableViewDelegate tableView(_:heightForFooterInSection:)=
    optional UITableViewDelegate tableView(_:heightForHeaderInSection:)=
    optional UITableViewDelegate tableView(_:heightForRowAt:)=
    optional UITableViewDelegate tableView(_:indentationLevelForRowAt:)=
    optional UITableViewDelegate tableView(_:leadingSwipeActionsConfigurationForRowAt:)=
    optional UITableViewDelegate tableView(_:performPrimaryActionForRowAt:)
    optional UITableViewDelegate tableView(_:previewForDismissingContextMenuWithConfiguration:)=
    optional UITableViewDelegate tableView(_:previewForHighlightingContextMenuWithConfiguration:)=
    optional UITableViewDelegate tableView(_:shouldHighlightRowAt:)=
    optional UITableViewDelegate tableView(_:shouldIndentWhileEditingRowAt:)=
    optional UITableViewDelegate tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)=
    optional UITableViewDelegate tableView(_:titleForDeleteConfirmationButtonForRowAt:)=
    optional UITableViewDelegate tableView(_:trailingSwipeActionsConfigurationForRowAt:)=
    optional UITableViewDelegate tableView(_:viewForFooterInSection:)=
    optional UITableViewDelegate tableView(_:viewForHeaderInSection:)=
    optional UITableViewDelegate tableView(_:willBeginEditingRowAt:)
    optional UITableViewDelegate tableView(_:willDeselectRowAt:)= tableView(_:willDisplay:forRowAt:)
    optional UITableViewDelegate tableView(_:willDisplayContextMenu:animator:)
    optional UITableViewDelegate tableView(_:willDisplayFooterView:forSection:)
    optional UITableViewDelegate tableView(_:willDisplayHeaderView:forSection:)
    optional UITableViewDelegate tableView(_:willEndContextMenuInteraction:animator:)
    optional UITableViewDelegate tableView(_:willPerformPreviewActionForMenuWith:animator:)
    optional UITableViewDelegate tableView(_:willSelectRowAt:)=
    optional UITextFieldDelegate textField(_:editMenuForCharactersIn:suggestedActions:)=
    optional UITextFieldDelegate textField(_:editMenuForCharactersInRanges:suggestedActions:)=
    optional UITextFieldDelegate textField(_:insertInputSuggestion:)
    optional UITextFieldDelegate textField(_:shouldChangeCharactersIn:replacementString:)=
    optional UITextFieldDelegate textField(_:shouldChangeCharactersInRanges:replacementString:)=
    optional UITextFieldDelegate textField(_:willDismissEditMenuWith:)
    optional UITextFieldDelegate textField(_:willPresentEditMenuWith:) textFieldDidBeginEditing(_:)
    optional UITextFieldDelegate textFieldDidChangeSelection(_:) textFieldDidEndEditing(_:)
    optional UITextFieldDelegate textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:)=
    optional UITextFieldDelegate textFieldShouldClear(_:)= textFieldShouldEndEditing(_:)=
    optional UITextFieldDelegate textFieldShouldReturn(_:)=
    optional UITextInput editMenu(for:suggestedActions:)= willDismissEditMenu(animator:)
    optional UITextInput willPresentEditMenu(animator:)
    optional UITextViewDelegate textView(_:didBeginFormattingWith:)
    optional UITextViewDelegate textView(_:didEndFormattingWith:)
    optional UITextViewDelegate textView(_:editMenuForTextIn:suggestedActions:)=
    optional UITextViewDelegate textView(_:editMenuForTextInRanges:suggestedActions:)=
    optional UITextViewDelegate textView(_:insertInputSuggestion:)
    optional UITextViewDelegate textView(_:menuConfigurationFor:defaultMenu:)=
    optional UITextViewDelegate textView(_:primaryActionFor:defaultAction:)=
    optional UITextViewDelegate textView(_:shouldChangeTextIn:replacementText:)=
    optional UITextViewDelegate textView(_:shouldChangeTextInRanges:replacementText:)=
    optional UITextViewDelegate textView(_:shouldInteractWith:in:)=
    optional UITextViewDelegate textView(_:shouldInteractWith:in:interaction:)=
    optional UITextViewDelegate textView(_:textItemMenuWillDisplayFor:animator:)
    optional UITextViewDelegate textView(_:textItemMenuWillEndFor:animator:)
    optional UITextViewDelegate textView(_:willBeginFormattingWith:)
    optional UITextViewDelegate textView(_:willDismissEditMenuWith:)
    optional UITextViewDelegate textView(_:willEndFormattingWith:)
    optional UITextViewDelegate textView(_:willPresentEditMenuWith:)
    optional UITextViewDelegate textView(_:writingToolsIgnoredRangesInEnclosingRange:)=
    optional UITextViewDelegate textViewDidBeginEditing(_:) textViewDidChange(_:)
    optional UITextViewDelegate textViewDidChangeSelection(_:) textViewDidEndEditing(_:)
    optional UITextViewDelegate textViewShouldBeginEditing(_:)= textViewShouldEndEditing(_:)=
    optional UITextViewDelegate textViewWritingToolsDidEnd(_:) textViewWritingToolsWillBegin(_:)
    optional UIViewControllerAnimatedTransitioning animationEnded(_:) interruptibleAnimator(using:)=
    optional UIViewControllerTransitioningDelegate animationController(forDismissed:)=
    optional UIViewControllerTransitioningDelegate animationController(forPresented:presenting:source:)=
    optional UIViewControllerTransitioningDelegate interactionControllerForDismissal(using:)=
    optional UIViewControllerTransitioningDelegate interactionControllerForPresentation(using:)=
    optional UIViewControllerTransitioningDelegate presentationController(forPresented:presenting:source:)=
    optional UIViewImplicitlyAnimating addAnimations(_:) addAnimations(_:delayFactor:)
    optional UIViewImplicitlyAnimating addCompletion(_:)
    optional UIViewImplicitlyAnimating continueAnimation(withTimingParameters:durationFactor:)
    optional UIWindowSceneDelegate windowScene(_:performActionFor:completionHandler:)
    labels actionForSegment(at:) actions(forTarget:forControlEvent:) activityDidFinish(_:)
    labels addArrangedSubview(_:) addChild(_:) addCompletion(_:) addConstraint(_:)
    labels addConstraints(_:) addGestureRecognizer(_:) addItems(_:) addKeyCommand(_:)
    labels addLayoutGuide(_:) addObserver(_:selector:name:object:)
    labels addRelativeArc(center:radius:startAngle:delta:transform:)
    labels addRoundedRect(in:cornerWidth:cornerHeight:transform:) addSublayer(_:) addSubview(_:)
    labels addTextField(configurationHandler:) addUserInfoEntries(from:) addingAttributes(_:)
    labels alignmentRect(forFrame:) allowedChildrenForUnwinding(from:) anchorWithOffset(to:)
    labels animate(alongsideTransition:) animateAlongsideTransition(in:animation:)
    labels animateChanges(_:) animation(forKey:) animationDidStart(_:) animationDidStop(_:finished:)
    labels animationEnded(_:) appendItems(_:toSection:) appendSections(_:)
    labels applicationDidBecomeActive(_:) applicationDidEnterBackground(_:)
    labels applicationDidReceiveMemoryWarning(_:) applicationWillEnterForeground(_:)
    labels applicationWillResignActive(_:) applicationWillTerminate(_:) applyWithBlock(_:)
    labels applying(_:) applyingSymbolConfiguration(_:) attributedTitle(for:)
    labels backgroundRect(forBounds:) backgroundVerticalPositionAdjustment(for:)
    labels badgeTextAttributes(for:) beginAppearanceTransition(_:animated:)
    labels beginInteractiveMovementForItem(at:) beginTracking(_:with:) borderRect(forBounds:)
    labels bringSubviewToFront(_:) byPreparingThumbnail(ofSize:) callAsFunction(_:)
    labels canBePrevented(by:) canOpenURL(_:) canPerform(withActivityItems:)
    labels canPerformAction(_:withSender:) canPerformUnwindSegueAction(_:from:sender:)
    labels canPrevent(_:) cancelTracking(with:) cellForItem(at:) cellForRow(at:) childContaining(_:)
    labels clear(_:) clearButtonRect(forBounds:) coalescedTouches(for:) collapse(_:)
    labels collapseSecondaryViewController(_:for:)
    labels collectionViewDidEndMultipleSelectionInteraction(_:) compare(_:to:) concatenate(_:)
    labels concatenating(_:) configureWithDefault(for:) constraintsAffectingLayout(for:)
    labels containsTraits(in:) contentCompressionResistancePriority(for:)
    labels contentHuggingPriority(for:) contentOffsetForSegment(at:) contentRect(forBounds:)
    labels continueAnimation(withTimingParameters:durationFactor:) continueTracking(_:with:)
    labels convertToDeviceSpace(_:) convertToUserSpace(_:) cropping(to:)
    labels currentPageIndicatorImage(forPage:) customSpacing(after:) cut(_:)
    labels data(forPasteboardType:) decodeRestorableState(with:) decrementImage(for:) delete(_:)
    labels deleteRows(at:with:) dequeueConfiguredReusableCell(using:for:item:)
    labels dequeueConfiguredReusableSupplementary(using:for:)
    labels dequeueReusableHeaderFooterView(withIdentifier:)
    labels dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)
    labels deselectItem(at:animated:) deselectRow(at:animated:) didAddSubview(_:)
    labels didDismissSearchController(_:) didMove(toParent:) didPresentSearchController(_:)
    labels dismiss(animated:completion:) dismissalTransitionDidEnd(_:) drawAsPattern(in:)
    labels drawConicGradient(_:center:angle:) drawHierarchy(in:afterScreenUpdates:)
    labels drawLinearGradient(_:start:end:options:) drawPath(using:) drawPlaceholder(in:)
    labels drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:) drawText(in:)
    labels editMenu(for:suggestedActions:) editingRect(forBounds:) encode(with:)
    labels encodeRestorableState(with:) endBackgroundTask(_:) endEditing(_:) endTracking(_:with:)
    labels enumerateEventHandlers(_:) equalTo(_:) exchangeSubview(at:withSubviewAt:) expand(_:)
    labels fillEllipse(in:) fillPath(using:)
    labels finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)
    labels finalLayoutAttributesForDisappearingItem(at:)
    labels finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:) finishAnimation(at:)
    labels footerView(forSection:) frame(forAlignmentRect:) gestureRecognizerShouldBegin(_:)
    labels getControlPoint(at:values:) getHue(_:saturation:brightness:alpha:)
    labels getLineDash(_:count:phase:) getRed(_:green:blue:alpha:) getWhite(_:alpha:)
    labels hasDifferentColorAppearance(comparedTo:) hash(into:) headerView(forSection:) hide(_:)
    labels hitTest(_:with:) ignore(_:for:) imageForSegment(at:) imageRect(forContentRect:)
    labels incrementImage(for:) indexOfItem(_:) indexOfSection(_:) indexPath(for:)
    labels indexPathForItem(at:) indexPathForRow(at:) indexPathsForRows(in:)
    labels indexPathsForVisibleSupplementaryElements(ofKind:)
    labels indexPathsToDeleteForDecorationView(ofKind:)
    labels indexPathsToDeleteForSupplementaryView(ofKind:)
    labels indexPathsToInsertForDecorationView(ofKind:)
    labels indexPathsToInsertForSupplementaryView(ofKind:) indexTitles(for:)
    labels indicatorImage(forPage:) initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)
    labels initialLayoutAttributesForAppearingItem(at:)
    labels initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)
    labels insertArrangedSubview(_:at:) insertRows(at:with:) insertText(_:) inset(by:)
    labels instantiate(withOwner:options:) interactionControllerForDismissal(using:)
    labels interactionControllerForPresentation(using:) interruptibleAnimator(using:)
    labels invalidateDecorationElements(ofKind:at:) invalidateItems(at:)
    labels invalidateSupplementaryElements(ofKind:at:)
    labels invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)
    labels isDescendant(of:) isEnabledForSegment(at:) isEqual(_:) isExpanded(_:) isRect(_:)
    labels isVisible(_:) itemIdentifier(for:) itemIdentifiers(inSection:)
    labels layoutAttributesForDecorationView(ofKind:at:) layoutAttributesForElements(in:)
    labels layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)
    labels layoutAttributesForItem(at:) layoutAttributesForSupplementaryElement(ofKind:at:)
    labels layoutAttributesForSupplementaryView(ofKind:at:) leftViewRect(forBounds:) level(of:)
    labels loadNibNamed(_:owner:options:) masking(_:) maximumTrackImage(for:)
    labels maximumValueImageRect(forBounds:) minimumTrackImage(for:)
    labels minimumValueImageRect(forBounds:) modifyingTraits(_:) motionBegan(_:with:)
    labels motionCancelled(_:with:) motionEnded(_:with:) moveRow(at:to:) notificationOccurred(_:)
    labels numberOfItems(inSection:) numberOfSections(in:) object(forKey:) offset(from:to:)
    labels open(_:options:completionHandler:) overrideTraitCollection(forChild:) parent(of:)
    labels paste(_:) pathContains(_:mode:) performAsCurrent(_:) performBatchUpdates(_:completion:)
    labels performSegue(withIdentifier:sender:) performWithSender(_:target:)
    labels placeholderRect(forBounds:) point(inside:with:) popItem(animated:)
    labels popToRootViewController(animated:) popToViewController(_:animated:)
    labels popViewController(animated:) positionAdjustment(for:) preciseLocation(in:)
    labels precisePreviousLocation(in:) predictedTouches(for:)
    labels preferredContentSizeDidChange(forChildContentContainer:)
    labels preferredSymbolConfigurationForImage(in:) prepareForPopoverPresentation(_:)
    labels preparingThumbnail(of:) present(_:animated:completion:) presentSearchController(_:)
    labels presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss(_:)
    labels presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
    labels presentationCount(for:) presentationIndex(for:) presentationTransitionDidEnd(_:)
    labels previousLocation(in:) pushItem(_:animated:) pushViewController(_:animated:)
    labels reconfigureRows(at:) rect(forSection:) rectForFooter(inSection:)
    labels rectForHeader(inSection:) rectForRow(at:) reloadComponent(_:) reloadRows(at:with:)
    labels remove(from:forMode:) removeAnimation(forKey:) removeArrangedSubview(_:)
    labels removeConstraint(_:) removeConstraints(_:) removeGestureRecognizer(_:)
    labels removeKeyCommand(_:) removeLayoutGuide(_:) removeSegment(at:animated:) render(in:)
    labels replaceSublayer(_:with:) replacingChildren(_:)
    labels requestSceneSessionDestruction(_:options:errorHandler:) requestSceneSessionRefresh(_:)
    labels require(toFail:) resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)
    labels resolvedBackgroundColor(for:) resolvedStrokeColor(for:) resolvedTintColor(for:)
    labels resolvedValue(in:) responds(to:) restoreUserActivityState(_:) retargetedPreview(with:)
    labels rightViewRect(forBounds:) rotate(by:) rotated(by:) rowSize(forComponent:) scaleBy(x:y:)
    labels scaledBy(x:y:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:)
    labels sceneDidEnterBackground(_:) sceneWillEnterForeground(_:) sceneWillResignActive(_:)
    labels scopeBarButtonTitleTextAttributes(for:) scrollRangeToVisible(_:)
    labels scrollRectToVisible(_:animated:) scrollToItem(at:at:animated:)
    labels scrollToNearestSelectedRow(at:animated:) scrollToRow(at:at:animated:)
    labels scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:)
    labels scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:)
    labels scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:)
    labels scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:)
    labels scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDragging(_:)
    labels scrollViewWillBeginZooming(_:with:)
    labels scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    labels searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:)
    labels searchBarResultsListButtonClicked(_:) searchBarSearchButtonClicked(_:)
    labels searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:)
    labels searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
    labels searchFieldBackgroundImage(for:) sectionIndexTitles(for:) segmentIndex(identifiedBy:)
    labels select(_:) selectAll(_:) selectItem(at:animated:scrollPosition:)
    labels selectedRow(inComponent:) sendActions(for:) sendEvent(_:) sendSubviewToBack(_:)
    labels separateSecondaryViewController(for:) setAction(_:forSegmentAt:) setAffineTransform(_:)
    labels setAllowsAntialiasing(_:) setAlpha(_:) setAlternateIconName(_:completionHandler:)
    labels setAttributedTitle(_:for:) setBackIndicatorImage(_:transitionMaskImage:)
    labels setBackgroundVerticalPositionAdjustment(_:for:) setBadgeTextAttributes(_:for:)
    labels setBlendMode(_:) setContentCompressionResistancePriority(_:for:)
    labels setContentHuggingPriority(_:for:) setCurrentPageIndicatorImage(_:forPage:)
    labels setCustomSpacing(_:after:) setData(_:forPasteboardType:) setDate(_:animated:)
    labels setDecrementImage(_:for:) setEditing(_:animated:) setEnabled(_:forSegmentAt:)
    labels setFillColorSpace(_:) setFlatness(_:) setHidesBackButton(_:animated:)
    labels setHighlighted(_:animated:) setIncrementImage(_:for:) setIndicatorImage(_:forPage:)
    labels setItems(_:animated:) setLeftBarButton(_:animated:) setLeftBarButtonItems(_:animated:)
    labels setLineCap(_:) setLineJoin(_:) setLineWidth(_:) setMaximumTrackImage(_:for:)
    labels setMinimumTrackImage(_:for:) setMiterLimit(_:) setNavigationBarHidden(_:animated:)
    labels setOn(_:animated:) setOverrideTraitCollection(_:forChild:) setParagraphStyle(_:)
    labels setPositionAdjustment(_:for:) setPreferredSymbolConfiguration(_:forImageIn:)
    labels setProgress(_:animated:) setRenderingIntent(_:) setRightBarButton(_:animated:)
    labels setRightBarButtonItems(_:animated:) setScopeBarButtonTitleTextAttributes(_:for:)
    labels setSearchFieldBackgroundImage(_:for:) setSelected(_:animated:)
    labels setShadowImage(_:forToolbarPosition:) setShouldAntialias(_:)
    labels setShowsCancelButton(_:animated:) setShowsScope(_:animated:) setStrokeColorSpace(_:)
    labels setTabBarHidden(_:animated:) setThumbImage(_:for:) setTitleColor(_:for:)
    labels setTitlePositionAdjustment(_:for:) setTitleShadowColor(_:for:)
    labels setTitleTextAttributes(_:for:) setTitleVerticalPositionAdjustment(_:for:)
    labels setToolbarHidden(_:animated:) setToolbarItems(_:animated:) setTranslation(_:in:)
    labels setViewController(_:for:) setWidth(_:forSegmentAt:) setZoomScale(_:animated:)
    labels shadowImage(forToolbarPosition:)
    labels sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    labels shouldBeRequiredToFail(by:) shouldInvalidateLayout(forBoundsChange:)
    labels shouldPerformSegue(withIdentifier:sender:) shouldReceive(_:) shouldRequireFailure(of:)
    labels showDetailViewController(_:sender:) sizeThatFits(_:) snapshotView(afterScreenUpdates:)
    labels splitViewControllerDidCollapse(_:) splitViewControllerDidExpand(_:)
    labels startInteractiveTransition(_:) stateRestorationActivity(for:) stopAnimation(_:)
    labels strokeEllipse(in:) strokeLineSegments(between:) supplementaryView(forElementKind:at:)
    labels supports(_:) systemLayoutFittingSizeDidChange(forChildContentContainer:)
    labels tabBar(_:didSelect:) target(forAction:withSender:) targetDisplayModeForAction(in:)
    labels targetIndexPath(forInteractivelyMovingItem:withPosition:)
    labels targetViewController(forAction:sender:) text(in:) textFieldDidBeginEditing(_:)
    labels textFieldDidChangeSelection(_:) textFieldShouldBeginEditing(_:) textFieldShouldClear(_:)
    labels textFieldShouldEndEditing(_:) textFieldShouldReturn(_:) textRange(from:to:)
    labels textViewDidBeginEditing(_:) textViewDidChange(_:) textViewDidChangeSelection(_:)
    labels textViewDidEndEditing(_:) textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:)
    labels textViewWritingToolsDidEnd(_:) textViewWritingToolsWillBegin(_:) thumbImage(for:)
    labels thumbRect(forBounds:trackRect:value:) title(for:) titleColor(for:) titleForSegment(at:)
    labels titlePositionAdjustment(for:) titleRect(forContentRect:) titleShadowColor(for:)
    labels titleTextAttributes(for:) titleVerticalPositionAdjustment(for:) touches(for:)
    labels touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:)
    labels touchesMoved(_:with:) touchesShouldCancel(in:) trackRect(forBounds:)
    labels traitCollectionDidChange(_:) transition(from:to:duration:options:animations:completion:)
    labels translateBy(x:y:) translatedBy(x:y:) translation(in:) unregisterForTraitChanges(_:)
    labels unwind(for:towards:) update(_:) updateInteractiveMovementTargetPosition(_:) updated(for:)
    labels userActivityWasContinued(_:) userActivityWillSave(_:) value(forPasteboardType:)
    labels velocity(in:) view(forRow:forComponent:) viewController(for:) viewDidAppear(_:)
    labels viewDidDisappear(_:) viewForZooming(in:) viewIsAppearing(_:) viewWillAppear(_:)
    labels viewWillDisappear(_:) viewWillTransition(to:with:) viewWithTag(_:)
    labels visibleSupplementaryViews(ofKind:) widthForSegment(at:) willDismissEditMenu(animator:)
    labels willDismissSearchController(_:) willPresentEditMenu(animator:)
    labels willPresentSearchController(_:) willRemoveSubview(_:)
    labels windowScene(_:performActionFor:completionHandler:) withAlignmentRectInsets(_:)
    labels withAlphaComponent(_:) withConfiguration(_:) withDesign(_:) withFace(_:) withFamily(_:)
    labels withRenderingMode(_:) withSize(_:) withSymbolicTraits(_:) withTraitCollection(_:)
    labels zoom(to:animated:)
    """)
}
