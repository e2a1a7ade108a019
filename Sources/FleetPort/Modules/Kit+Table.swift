extension Kit {
  /// What `HeadlessUIKit` has, as `.ci/port-table` finds it in its sources.
  package static let uikit = Kit(
    """
    classes CADisplayLink:NSObject CAGradientLayer:CALayer CALayer:NSObject NSLayoutAnchor:NSObject
    classes NSLayoutConstraint:NSObject NSLayoutDimension:NSLayoutAnchor
    classes NSLayoutXAxisAnchor:NSLayoutAnchor NSLayoutYAxisAnchor:NSLayoutAnchor
    classes NSMutableParagraphStyle:NSParagraphStyle NSParagraphStyle:NSObject NSShadow:NSObject
    classes NSStringDrawingContext:NSObject NSTextAttachment:NSObject NSTextContainer:NSObject
    classes UIAction:UIMenuElement UIActivity:NSObject UIActivityIndicatorView:UIView
    classes UIActivityViewController:UIViewController UIAlertAction:NSObject
    classes UIAlertController:UIViewController UIApplication:UIResponder UIBarAppearance:NSObject
    classes UIBarButtonItem:UIBarItem UIBarButtonItemAppearance:NSObject
    classes UIBarButtonItemStateAppearance:NSObject UIBarItem:NSObject UIBlurEffect:UIVisualEffect
    classes UIButton:UIControl UIColor:NSObject UICommand:UIMenuElement UICommandAlternate:NSObject
    classes UIContextMenuConfiguration:NSObject UIContextualAction:NSObject UIControl:UIView
    classes UIDatePicker:UIControl UIDeferredMenuElement:UIMenuElement UIDevice:NSObject
    classes UIEvent:NSObject UIFont:NSObject UIFontDescriptor:NSObject UIFontMetrics:NSObject
    classes UIGestureRecognizer:NSObject UIImage:NSObject UIImageView:UIView
    classes UIInputSuggestion:NSObject UIKeyCommand:UICommand UILabel:UIView UILayoutGuide:NSObject
    classes UIListContentView:UIView UILongPressGestureRecognizer:UIGestureRecognizer
    classes UIMenu:UIMenuElement UIMenuElement:NSObject UINavigationBar:UIView
    classes UINavigationBarAppearance:UIBarAppearance UINavigationController:UIViewController
    classes UINavigationItem:NSObject UINib:NSObject UIOpenURLContext:NSObject
    classes UIPageControl:UIControl UIPanGestureRecognizer:UIGestureRecognizer UIPasteboard:NSObject
    classes UIPickerView:UIView UIPinchGestureRecognizer:UIGestureRecognizer
    classes UIPopoverPresentationController:UIPresentationController
    classes UIPresentationController:NSObject UIPreviewParameters:NSObject UIPreviewTarget:NSObject
    classes UIProgressView:UIView UIRefreshControl:UIControl UIResponder:NSObject
    classes UIRotationGestureRecognizer:UIGestureRecognizer UIScene:UIResponder
    classes UISceneConfiguration:NSObject UISceneSession:NSObject UIScreen:NSObject
    classes UIScreenEdgePanGestureRecognizer:UIPanGestureRecognizer UIScrollView:UIView
    classes UISearchBar:UIView UISearchTextField:UITextField UISegmentedControl:UIControl
    classes UISheetPresentationController:UIPresentationController UISlider:UIControl
    classes UISmartReplySuggestion:UIInputSuggestion UIStackView:UIView UIStepper:UIControl
    classes UIStoryboard:NSObject UIStoryboardSegue:NSObject UIStoryboardUnwindSegueSource:NSObject
    classes UISwipeActionsConfiguration:NSObject UISwipeGestureRecognizer:UIGestureRecognizer
    classes UISwitch:UIControl UITabBar:UIView UITabBarAppearance:UIBarAppearance
    classes UITabBarController:UIViewController UITabBarItem:UIBarItem
    classes UITabBarItemAppearance:NSObject UITabBarItemStateAppearance:NSObject
    classes UITableView:UIScrollView UITableViewCell:UIView UITableViewController:UIViewController
    classes UITableViewDiffableDataSource:NSObject UITableViewHeaderFooterView:UIView
    classes UITableViewRowAction:NSObject UITapGestureRecognizer:UIGestureRecognizer
    classes UITargetedPreview:NSObject UITextField:UIControl
    classes UITextFormattingViewController:UIViewController UITextInputPasswordRules:NSObject
    classes UITextItem:NSObject UITextPosition:NSObject UITextRange:NSObject UITextView:UIScrollView
    classes UIToolbar:UIView UIToolbarAppearance:UIBarAppearance UITouch:NSObject
    classes UITraitCollection:NSObject UIVibrancyEffect:UIVisualEffect UIView:UIResponder
    classes UIViewController:UIResponder UIVisualEffect:NSObject UIVisualEffectView:UIView
    classes UIWindow:UIView UIWindowScene:UIScene
    unlisted CADisplayLink NSLayoutAnchor NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    unlisted NSMutableParagraphStyle NSParagraphStyle NSShadow NSStringDrawingContext
    unlisted NSTextAttachment NSTextContainer UIAlertAction UIBarAppearance
    unlisted UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBlurEffect UIColor
    unlisted UICommandAlternate UIContextMenuConfiguration UIContextualAction UIDevice UIEvent
    unlisted UIFont UIFontDescriptor UIFontMetrics UIImage UIInputSuggestion
    unlisted UINavigationBarAppearance UINib UIOpenURLContext UIPasteboard UIPreviewParameters
    unlisted UIPreviewTarget UISceneConfiguration UISceneSession UIScreen UISmartReplySuggestion
    unlisted UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UITabBarAppearance
    unlisted UITabBarItemAppearance UITabBarItemStateAppearance UITableViewDiffableDataSource
    unlisted UITableViewRowAction UITargetedPreview UITextInputPasswordRules UITextItem
    unlisted UITextPosition UITextRange UIToolbarAppearance UITouch UITraitCollection
    unlisted UIVibrancyEffect UIVisualEffect
    protocols ScrollViewDelegating SelectorResponder
    protocols UIAdaptivePresentationControllerDelegate:NSObjectProtocol
    protocols UIApplicationDelegate:NSObjectProtocol UIBarPositioning:NSObjectProtocol
    protocols UIBarPositioningDelegate:NSObjectProtocol UIConfigurationState UIContentConfiguration
    protocols UIContentView:NSObjectProtocol UIContextMenuInteractionAnimating:NSObjectProtocol
    protocols UIContextMenuInteractionCommitAnimating:UIContextMenuInteractionAnimating
    protocols UIEditMenuInteractionAnimating:NSObjectProtocol
    protocols UIGestureRecognizerDelegate:NSObjectProtocol UIKeyInput:UITextInputTraits
    protocols UIMenuLeaf:NSObjectProtocol UIMutableTraits
    protocols UINavigationBarDelegate:UIBarPositioningDelegate
    protocols UINavigationControllerDelegate:NSObjectProtocol
    protocols UIPickerViewDataSource:NSObjectProtocol UIPickerViewDelegate:NSObjectProtocol
    protocols UIPopoverPresentationControllerDelegate:UIAdaptivePresentationControllerDelegate
    protocols UIResponderStandardEditActions:NSObjectProtocol UISceneDelegate:NSObjectProtocol
    protocols UIScrollViewDelegate:NSObjectProtocol UISearchBarDelegate:UIBarPositioningDelegate
    protocols UISearchTextFieldDelegate:UITextFieldDelegate
    protocols UISheetPresentationControllerDelegate:UIAdaptivePresentationControllerDelegate
    protocols UISheetPresentationControllerDetentResolutionContext:NSObjectProtocol
    protocols UITabBarControllerDelegate:NSObjectProtocol UITabBarDelegate:NSObjectProtocol
    protocols UITableViewDataSource:NSObjectProtocol
    protocols UITableViewDataSourcePrefetching:NSObjectProtocol
    protocols UITableViewDelegate:UIScrollViewDelegate UITextFieldDelegate:NSObjectProtocol
    protocols UITextInput:UIKeyInput UITextInputTraits:NSObjectProtocol
    protocols UITextViewDelegate:UIScrollViewDelegate UIToolbarDelegate:UIBarPositioningDelegate
    protocols UITraitChangeObservable:UITraitEnvironment UITraitChangeRegistration UITraitDefinition
    protocols UITraitEnvironment UIViewControllerAnimatedTransitioning:NSObjectProtocol
    protocols UIViewControllerContextTransitioning:NSObjectProtocol
    protocols UIViewControllerTransitionCoordinator:UIViewControllerTransitionCoordinatorContext
    protocols UIViewControllerTransitionCoordinatorContext:NSObjectProtocol
    protocols UIViewControllerTransitioningDelegate:NSObjectProtocol
    protocols UIWindowSceneDelegate:UISceneDelegate
    optional UIAdaptivePresentationControllerDelegate adaptivePresentationStyle(for:)=
    optional UIAdaptivePresentationControllerDelegate adaptivePresentationStyle(for:traitCollection:)=
    optional UIAdaptivePresentationControllerDelegate presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    optional UIAdaptivePresentationControllerDelegate presentationControllerDidAttemptToDismiss(_:)
    optional UIAdaptivePresentationControllerDelegate presentationControllerDidDismiss(_:)
    optional UIAdaptivePresentationControllerDelegate presentationControllerShouldDismiss(_:)=
    optional UIAdaptivePresentationControllerDelegate presentationControllerWillDismiss(_:)
    optional UIApplicationDelegate application(_:configurationForConnecting:options:)=
    optional UIApplicationDelegate application(_:didDiscardSceneSessions:)
    optional UIApplicationDelegate application(_:didFinishLaunchingWithOptions:)=
    optional UIApplicationDelegate application(_:open:options:)=
    optional UIApplicationDelegate application(_:supportedInterfaceOrientationsFor:)=
    optional UIApplicationDelegate application(_:willFinishLaunchingWithOptions:)=
    optional UIApplicationDelegate applicationDidBecomeActive(_:) applicationDidEnterBackground(_:)
    optional UIApplicationDelegate applicationDidReceiveMemoryWarning(_:)
    optional UIApplicationDelegate applicationWillEnterForeground(_:)
    optional UIApplicationDelegate applicationWillResignActive(_:) applicationWillTerminate(_:)
    optional UIBarPositioningDelegate position(for:)=
    optional UIContentView supports(_:)=
    optional UIGestureRecognizerDelegate gestureRecognizer(_:shouldBeRequiredToFailBy:)=
    optional UIGestureRecognizerDelegate gestureRecognizer(_:shouldReceive:)=
    optional UIGestureRecognizerDelegate gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)=
    optional UIGestureRecognizerDelegate gestureRecognizer(_:shouldRequireFailureOf:)=
    optional UIGestureRecognizerDelegate gestureRecognizerShouldBegin(_:)=
    optional UINavigationBarDelegate navigationBar(_:didPop:) navigationBar(_:didPush:)
    optional UINavigationBarDelegate navigationBar(_:shouldPop:)= navigationBar(_:shouldPush:)=
    optional UINavigationControllerDelegate navigationController(_:didShow:animated:)
    optional UINavigationControllerDelegate navigationController(_:willShow:animated:)
    optional UIPickerViewDelegate pickerView(_:attributedTitleForRow:forComponent:)=
    optional UIPickerViewDelegate pickerView(_:didSelectRow:inComponent:)
    optional UIPickerViewDelegate pickerView(_:rowHeightForComponent:)=
    optional UIPickerViewDelegate pickerView(_:titleForRow:forComponent:)=
    optional UIPickerViewDelegate pickerView(_:viewForRow:forComponent:reusing:)=
    optional UIPickerViewDelegate pickerView(_:widthForComponent:)=
    optional UIPopoverPresentationControllerDelegate prepareForPopoverPresentation(_:)
    optional UISceneDelegate scene(_:openURLContexts:) scene(_:willConnectTo:options:)
    optional UISceneDelegate sceneDidBecomeActive(_:) sceneDidDisconnect(_:)
    optional UISceneDelegate sceneDidEnterBackground(_:) sceneWillEnterForeground(_:)
    optional UISceneDelegate sceneWillResignActive(_:)
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
    optional UITabBarControllerDelegate tabBarController(_:didSelect:)
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
    optional UIViewControllerAnimatedTransitioning animationEnded(_:)
    optional UIViewControllerTransitioningDelegate animationController(forDismissed:)=
    optional UIViewControllerTransitioningDelegate animationController(forPresented:presenting:source:)=
    optional UIViewControllerTransitioningDelegate presentationController(forPresented:presenting:source:)=
    labels actionForSegment(at:) actions(forTarget:forControlEvent:) add(to:forMode:)
    labels addArrangedSubview(_:) addChild(_:) addConstraint(_:) addConstraints(_:)
    labels addGestureRecognizer(_:) addItems(_:) addKeyCommand(_:) addLayoutGuide(_:)
    labels addObserver(_:selector:name:object:) addSublayer(_:) addSubview(_:)
    labels addTextField(configurationHandler:) addingAttributes(_:)
    labels allowedChildrenForUnwinding(from:) animate(alongsideTransition:)
    labels animateAlongsideTransition(in:animation:) animateChanges(_:) animationEnded(_:)
    labels append(_:to:) appendItems(_:toSection:) appendSections(_:) applicationDidBecomeActive(_:)
    labels applicationDidEnterBackground(_:) applicationDidReceiveMemoryWarning(_:)
    labels applicationWillEnterForeground(_:) applicationWillResignActive(_:)
    labels applicationWillTerminate(_:) applying(_:) applyingSymbolConfiguration(_:)
    labels attributedTitle(for:) backgroundRect(forBounds:)
    labels backgroundVerticalPositionAdjustment(for:) badgeTextAttributes(for:)
    labels beginAppearanceTransition(_:animated:) beginTracking(_:with:) borderRect(forBounds:)
    labels bringSubviewToFront(_:) callAsFunction(_:) canBePrevented(by:) canOpenURL(_:)
    labels canPerform(withActivityItems:) canPerformAction(_:withSender:)
    labels canPerformUnwindSegueAction(_:from:sender:) canPrevent(_:) cancelTracking(with:)
    labels cellForRow(at:) childContaining(_:) clearButtonRect(forBounds:) coalescedTouches(for:)
    labels collapse(_:) compare(_:to:) concatenating(_:) configureWithDefault(for:)
    labels containsTraits(in:) contentCompressionResistancePriority(for:)
    labels contentHuggingPriority(for:) contentOffsetForSegment(at:) contentRect(forBounds:)
    labels continueTracking(_:with:) currentPageIndicatorImage(forPage:) customSpacing(after:)
    labels cut(_:) data(forPasteboardType:) decrementImage(for:) delete(_:) deleteItems(_:)
    labels deleteRows(at:with:) dequeueReusableHeaderFooterView(withIdentifier:)
    labels deselectRow(at:animated:) didAddSubview(_:) didMove(toParent:) didTransition(to:)
    labels dismiss(animated:completion:) dismissalTransitionDidEnd(_:) draw(_:) drawPlaceholder(in:)
    labels drawText(in:) editMenu(for:suggestedActions:) editingRect(forBounds:)
    labels endBackgroundTask(_:) endEditing(_:) endTracking(_:with:) enumerateEventHandlers(_:)
    labels exchangeSubview(at:withSubviewAt:) expand(_:) footerView(forSection:)
    labels gestureRecognizerShouldBegin(_:) getHue(_:saturation:brightness:alpha:)
    labels getRed(_:green:blue:alpha:) getWhite(_:alpha:) hasDifferentColorAppearance(comparedTo:)
    labels hash(into:) headerView(forSection:) hitTest(_:with:) ignore(_:for:) imageForSegment(at:)
    labels imageRect(forContentRect:) incrementImage(for:) indexOfItem(_:) indexOfSection(_:)
    labels indexPath(for:) indexPathForRow(at:) indexPathsForRows(in:) indicatorImage(forPage:)
    labels insertArrangedSubview(_:at:) insertRows(at:with:) insertText(_:) inset(by:)
    labels instantiate(withOwner:options:) isDescendant(of:) isEnabledForSegment(at:) isEqual(_:)
    labels isExpanded(_:) isVisible(_:) itemIdentifier(for:) itemIdentifiers(inSection:)
    labels leftViewRect(forBounds:) level(of:) loadNibNamed(_:owner:options:)
    labels maximumTrackImage(for:) maximumValueImageRect(forBounds:) minimumTrackImage(for:)
    labels minimumValueImageRect(forBounds:) modifyingTraits(_:) moveRow(at:to:) mutableCopy(with:)
    labels numberOfItems(inSection:) numberOfSections(in:) object(forKey:) offset(from:to:)
    labels open(_:options:completionHandler:) parent(of:) paste(_:) performAsCurrent(_:)
    labels performBatchUpdates(_:completion:) performSegue(withIdentifier:sender:)
    labels performWithSender(_:target:) placeholderRect(forBounds:) point(inside:with:)
    labels popItem(animated:) popToRootViewController(animated:) popToViewController(_:animated:)
    labels popViewController(animated:) positionAdjustment(for:) preciseLocation(in:)
    labels precisePreviousLocation(in:) predictedTouches(for:)
    labels preferredSymbolConfigurationForImage(in:) prepareForPopoverPresentation(_:)
    labels present(_:animated:completion:) presentationControllerDidAttemptToDismiss(_:)
    labels presentationControllerDidDismiss(_:) presentationControllerShouldDismiss(_:)
    labels presentationControllerWillDismiss(_:) presentationTransitionDidEnd(_:)
    labels previousLocation(in:) pushItem(_:animated:) pushViewController(_:animated:)
    labels reconfigureItems(_:) reconfigureRows(at:) rect(forSection:) rectForFooter(inSection:)
    labels rectForHeader(inSection:) rectForRow(at:) reloadComponent(_:) reloadItems(_:)
    labels reloadRows(at:with:) remove(from:forMode:) removeArrangedSubview(_:) removeConstraint(_:)
    labels removeConstraints(_:) removeGestureRecognizer(_:) removeKeyCommand(_:)
    labels removeLayoutGuide(_:) removeSegment(at:animated:) replaceSublayer(_:with:)
    labels replacingChildren(_:) require(toFail:) resolvedBackgroundColor(for:)
    labels resolvedStrokeColor(for:) resolvedTintColor(for:) resolvedValue(in:) responds(to:)
    labels retargetedPreview(with:) rightViewRect(forBounds:) rotated(by:) rowSize(forComponent:)
    labels scaledBy(x:y:) sceneDidBecomeActive(_:) sceneDidDisconnect(_:)
    labels sceneDidEnterBackground(_:) sceneWillEnterForeground(_:) sceneWillResignActive(_:)
    labels scopeBarButtonTitleTextAttributes(for:) scrollRangeToVisible(_:)
    labels scrollRectToVisible(_:animated:) scrollToNearestSelectedRow(at:animated:)
    labels scrollToRow(at:at:animated:) scrollViewDidChangeAdjustedContentInset(_:)
    labels scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:)
    labels scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndZooming(_:with:atScale:)
    labels scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:)
    labels scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:)
    labels scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:)
    labels scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    labels searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:)
    labels searchBarResultsListButtonClicked(_:) searchBarSearchButtonClicked(_:)
    labels searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:)
    labels searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
    labels searchFieldBackgroundImage(for:) sectionIndexTitles(for:) segmentIndex(identifiedBy:)
    labels select(_:) selectAll(_:) selectedRow(inComponent:) sendActions(for:) sendEvent(_:)
    labels sendSubviewToBack(_:) setAction(_:forSegmentAt:) setAffineTransform(_:)
    labels setAttributedTitle(_:for:) setBackIndicatorImage(_:transitionMaskImage:)
    labels setBackgroundVerticalPositionAdjustment(_:for:) setBadgeTextAttributes(_:for:)
    labels setContentCompressionResistancePriority(_:for:) setContentHuggingPriority(_:for:)
    labels setCurrentPageIndicatorImage(_:forPage:) setCustomSpacing(_:after:)
    labels setData(_:forPasteboardType:) setDate(_:animated:) setDecrementImage(_:for:)
    labels setEditing(_:animated:) setEnabled(_:forSegmentAt:) setHidesBackButton(_:animated:)
    labels setHighlighted(_:animated:) setIncrementImage(_:for:) setIndicatorImage(_:forPage:)
    labels setItems(_:animated:) setLeftBarButton(_:animated:) setLeftBarButtonItems(_:animated:)
    labels setMaximumTrackImage(_:for:) setMinimumTrackImage(_:for:)
    labels setNavigationBarHidden(_:animated:) setOn(_:animated:) setParagraphStyle(_:)
    labels setPositionAdjustment(_:for:) setPreferredSymbolConfiguration(_:forImageIn:)
    labels setProgress(_:animated:) setRightBarButton(_:animated:)
    labels setRightBarButtonItems(_:animated:) setScopeBarButtonTitleTextAttributes(_:for:)
    labels setSearchFieldBackgroundImage(_:for:) setSelected(_:animated:)
    labels setShadowImage(_:forToolbarPosition:) setShowsCancelButton(_:animated:)
    labels setShowsScope(_:animated:) setTabBarHidden(_:animated:) setThumbImage(_:for:)
    labels setTitleColor(_:for:) setTitlePositionAdjustment(_:for:) setTitleShadowColor(_:for:)
    labels setTitleTextAttributes(_:for:) setTitleVerticalPositionAdjustment(_:for:)
    labels setToolbarHidden(_:animated:) setToolbarItems(_:animated:) setTranslation(_:in:)
    labels setViewControllers(_:animated:) setWidth(_:forSegmentAt:) setZoomScale(_:animated:)
    labels shadowImage(forToolbarPosition:) shouldBeRequiredToFail(by:)
    labels shouldPerformSegue(withIdentifier:sender:) shouldReceive(_:) shouldRequireFailure(of:)
    labels show(_:sender:) showDetailViewController(_:sender:) sizeThatFits(_:) supports(_:)
    labels tabBar(_:didSelect:) target(forAction:withSender:)
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
    labels touchesMoved(_:with:) trackRect(forBounds:) traitCollectionDidChange(_:)
    labels transition(from:to:duration:options:animations:completion:) translatedBy(x:y:)
    labels translation(in:) unregisterForTraitChanges(_:) unwind(for:towards:) updated(for:)
    labels value(forPasteboardType:) velocity(in:) view(forRow:forComponent:) viewDidAppear(_:)
    labels viewDidDisappear(_:) viewForZooming(in:) viewIsAppearing(_:) viewWillAppear(_:)
    labels viewWillDisappear(_:) viewWillTransition(to:with:) viewWithTag(_:) widthForSegment(at:)
    labels willDismissEditMenu(animator:) willPresentEditMenu(animator:) willRemoveSubview(_:)
    labels willTransition(to:) withAlignmentRectInsets(_:) withAlphaComponent(_:)
    labels withConfiguration(_:) withDesign(_:) withFace(_:) withFamily(_:) withRenderingMode(_:)
    labels withSize(_:) withSymbolicTraits(_:) withTraitCollection(_:) zoom(to:animated:)
    """)
}
