extension Kit {
  /// What `HeadlessUIKit` has, as `.ci/port-table` finds it in its sources.
  package static let uikit = Kit(
    """
    classes AXCustomContent:NSObject CAAnimation:NSObject CAAnimationGroup:CAAnimation
    classes CABasicAnimation:CAPropertyAnimation CADisplayLink:NSObject CAEmitterCell:NSObject
    classes CAEmitterLayer:CALayer CAGradientLayer:CALayer CAKeyframeAnimation:CAPropertyAnimation
    classes CALayer:NSObject CAMediaTimingFunction:NSObject CAPropertyAnimation:CAAnimation
    classes CAReplicatorLayer:CALayer CAShapeLayer:CALayer CASpringAnimation:CABasicAnimation
    classes CATextLayer:CALayer CATiledLayer:CALayer CATransaction:NSObject CATransformLayer:CALayer
    classes CATransition:CAAnimation CAValueFunction:NSObject FileWrapper:NSObject
    classes NSCollectionLayoutAnchor:NSObject
    classes NSCollectionLayoutBoundarySupplementaryItem:NSCollectionLayoutSupplementaryItem
    classes NSCollectionLayoutDecorationItem:NSCollectionLayoutItem
    classes NSCollectionLayoutDimension:NSObject NSCollectionLayoutEdgeSpacing:NSObject
    classes NSCollectionLayoutGroup:NSCollectionLayoutItem
    classes NSCollectionLayoutGroupCustomItem:NSObject NSCollectionLayoutItem:NSObject
    classes NSCollectionLayoutSection:NSObject NSCollectionLayoutSize:NSObject
    classes NSCollectionLayoutSpacing:NSObject
    classes NSCollectionLayoutSupplementaryItem:NSCollectionLayoutItem NSDataAsset:NSObject
    classes NSFileCoordinator:NSObject NSHashTable:NSObject NSItemProvider:NSObject
    classes NSKeyValueObservation:NSObject NSLayoutAnchor:NSObject NSLayoutConstraint:NSObject
    classes NSLayoutDimension:NSLayoutAnchor NSLayoutManager:NSObject
    classes NSLayoutXAxisAnchor:NSLayoutAnchor NSLayoutYAxisAnchor:NSLayoutAnchor
    classes NSMapTable:NSObject NSMutableParagraphStyle:NSParagraphStyle NSParagraphStyle:NSObject
    classes NSShadow:NSObject NSStringDrawingContext:NSObject NSTextAttachment:NSObject
    classes NSTextContainer:NSObject NSTextTab:NSObject NSUserActivity:NSObject
    classes UIAccessibilityCustomAction:NSObject UIAccessibilityCustomRotor:NSObject
    classes UIAccessibilityCustomRotorItemResult:NSObject
    classes UIAccessibilityCustomRotorSearchPredicate:NSObject UIAccessibilityElement:UIResponder
    classes UIAction:UIMenuElement UIActivity:NSObject UIActivityIndicatorView:UIView
    classes UIActivityViewController:UIViewController UIAlertAction:NSObject
    classes UIAlertController:UIViewController UIAlertView:UIView UIApplication:UIResponder
    classes UIApplicationShortcutIcon:NSObject UIApplicationShortcutItem:NSObject
    classes UIAttachmentBehavior:UIDynamicBehavior UIBackgroundExtensionView:UIView
    classes UIBarAppearance:NSObject UIBarButtonItem:UIBarItem UIBarButtonItemAppearance:NSObject
    classes UIBarButtonItemStateAppearance:NSObject UIBarItem:NSObject UIBezierPath:NSObject
    classes UIBlurEffect:UIVisualEffect UIButton:UIControl UICalendarSelection:NSObject
    classes UICalendarSelectionMultiDate:UICalendarSelection
    classes UICalendarSelectionSingleDate:UICalendarSelection
    classes UICalendarSelectionWeekOfYear:UICalendarSelection UICalendarView:UIView
    classes UICollectionLayoutSectionOrthogonalScrollingProperties:NSObject
    classes UICollectionReusableView:UIView UICollectionView:UIScrollView
    classes UICollectionViewCell:UICollectionReusableView
    classes UICollectionViewCompositionalLayout:UICollectionViewLayout
    classes UICollectionViewCompositionalLayoutConfiguration:NSObject
    classes UICollectionViewController:UIViewController UICollectionViewDiffableDataSource:NSObject
    classes UICollectionViewDropProposal:UIDropProposal
    classes UICollectionViewFlowLayout:UICollectionViewLayout
    classes UICollectionViewFlowLayoutInvalidationContext:UICollectionViewLayoutInvalidationContext
    classes UICollectionViewFocusUpdateContext:UIFocusUpdateContext UICollectionViewLayout:NSObject
    classes UICollectionViewLayoutAttributes:NSObject
    classes UICollectionViewLayoutInvalidationContext:NSObject
    classes UICollectionViewListCell:UICollectionViewCell
    classes UICollectionViewTransitionLayout:UICollectionViewLayout
    classes UICollectionViewUpdateItem:NSObject UICollisionBehavior:UIDynamicBehavior
    classes UIColor:NSObject UIColorPickerViewController:UIViewController UIColorWell:UIControl
    classes UICommand:UIMenuElement UICommandAlternate:NSObject UIContentUnavailableView:UIView
    classes UIContextMenuConfiguration:NSObject UIContextMenuInteraction:NSObject
    classes UIContextualAction:NSObject UIControl:UIView UICubicTimingParameters:NSObject
    classes UIDatePicker:UIControl UIDeferredMenuElement:UIMenuElement UIDevice:NSObject
    classes UIDocument:NSObject UIDocumentBrowserAction:NSObject
    classes UIDocumentBrowserTransitionController:NSObject
    classes UIDocumentBrowserViewController:UIViewController
    classes UIDocumentInteractionController:NSObject UIDocumentPickerViewController:UIViewController
    classes UIDragInteraction:NSObject UIDragItem:NSObject UIDragPreview:NSObject
    classes UIDragPreviewParameters:UIPreviewParameters UIDropInteraction:NSObject
    classes UIDropProposal:NSObject UIDynamicAnimator:NSObject UIDynamicBehavior:NSObject
    classes UIDynamicItemBehavior:UIDynamicBehavior UIDynamicItemGroup:NSObject
    classes UIEditMenuConfiguration:NSObject UIEditMenuInteraction:NSObject UIEvent:NSObject
    classes UIFeedbackGenerator:NSObject UIFieldBehavior:UIDynamicBehavior
    classes UIFocusAnimationCoordinator:NSObject UIFocusEffect:NSObject UIFocusGuide:UILayoutGuide
    classes UIFocusHaloEffect:UIFocusEffect UIFocusSystem:NSObject UIFocusUpdateContext:NSObject
    classes UIFont:NSObject UIFontDescriptor:NSObject UIFontMetrics:NSObject
    classes UIFontPickerViewController:UIViewController UIGestureRecognizer:NSObject
    classes UIGlassContainerEffect:UIVisualEffect UIGlassEffect:UIVisualEffect
    classes UIGraphicsImageRenderer:UIGraphicsRenderer
    classes UIGraphicsImageRendererContext:UIGraphicsRendererContext
    classes UIGraphicsImageRendererFormat:UIGraphicsRendererFormat UIGraphicsRenderer:NSObject
    classes UIGraphicsRendererContext:NSObject UIGraphicsRendererFormat:NSObject
    classes UIGravityBehavior:UIDynamicBehavior UIHoverGestureRecognizer:UIGestureRecognizer
    classes UIHoverStyle:NSObject UIImage:NSObject UIImageAsset:NSObject
    classes UIImagePickerController:UINavigationController UIImageView:UIView
    classes UIImpactFeedbackGenerator:UIFeedbackGenerator UIInputSuggestion:NSObject
    classes UIInputView:UIView UIInputViewController:UIViewController
    classes UIInterpolatingMotionEffect:UIMotionEffect UIKey:NSObject UIKeyCommand:UICommand
    classes UIKeyboardLayoutGuide:UITrackingLayoutGuide UILabel:UIView
    classes UILargeContentViewerInteraction:NSObject UILayoutGuide:NSObject UIListContentView:UIView
    classes UILocalNotification:NSObject UILongPressGestureRecognizer:UIGestureRecognizer
    classes UIMarkupTextPrintFormatter:UIPrintFormatter UIMenu:UIMenuElement
    classes UIMenuController:NSObject UIMenuElement:NSObject UIMenuItem:NSObject
    classes UIMenuSystem:NSObject UIMotionEffect:NSObject UIMotionEffectGroup:UIMotionEffect
    classes UIMutableApplicationShortcutItem:UIApplicationShortcutItem UINavigationBar:UIView
    classes UINavigationBarAppearance:UIBarAppearance UINavigationController:UIViewController
    classes UINavigationItem:NSObject UINib:NSObject
    classes UINotificationFeedbackGenerator:UIFeedbackGenerator UIOpenURLContext:NSObject
    classes UIPageControl:UIControl UIPageViewController:UIViewController
    classes UIPanGestureRecognizer:UIGestureRecognizer UIPasteConfiguration:NSObject
    classes UIPasteboard:NSObject UIPercentDrivenInteractiveTransition:NSObject UIPickerView:UIView
    classes UIPinchGestureRecognizer:UIGestureRecognizer UIPointerInteraction:NSObject
    classes UIPointerRegion:NSObject UIPointerRegionRequest:NSObject UIPointerStyle:NSObject
    classes UIPopoverBackgroundView:UIView UIPopoverPresentationController:UIPresentationController
    classes UIPresentationController:NSObject UIPress:NSObject UIPressesEvent:UIEvent
    classes UIPreviewAction:NSObject UIPreviewActionGroup:NSObject UIPreviewInteraction:NSObject
    classes UIPreviewParameters:NSObject UIPreviewTarget:NSObject UIPrintFormatter:NSObject
    classes UIPrintInfo:NSObject UIPrintInteractionController:NSObject UIPrintPageRenderer:NSObject
    classes UIProgressView:UIView UIPushBehavior:UIDynamicBehavior UIRefreshControl:UIControl
    classes UIRegion:NSObject UIResponder:NSObject UIRotationGestureRecognizer:UIGestureRecognizer
    classes UIScene:UIResponder UISceneConfiguration:NSObject
    classes UISceneDestructionRequestOptions:NSObject UISceneSession:NSObject UIScreen:NSObject
    classes UIScreenEdgePanGestureRecognizer:UIPanGestureRecognizer UIScreenMode:NSObject
    classes UIScrollEdgeEffect:NSObject UIScrollEdgeElementContainerInteraction:NSObject
    classes UIScrollView:UIView UISearchBar:UIView UISearchController:UIViewController
    classes UISearchSuggestionItem:NSObject UISearchTab:UITab UISearchTextField:UITextField
    classes UISearchToken:NSObject UISegmentedControl:UIControl
    classes UISelectionFeedbackGenerator:UIFeedbackGenerator
    classes UISheetPresentationController:UIPresentationController
    classes UISimpleTextPrintFormatter:UIPrintFormatter UISlider:UIControl
    classes UISmartReplySuggestion:UIInputSuggestion UISnapBehavior:UIDynamicBehavior
    classes UISplitViewController:UIViewController UISpringLoadedInteraction:NSObject
    classes UISpringTimingParameters:NSObject UIStackView:UIView UIStatusBarManager:NSObject
    classes UIStepper:UIControl UIStoryboard:NSObject UIStoryboardSegue:NSObject
    classes UIStoryboardUnwindSegueSource:NSObject UISwipeActionsConfiguration:NSObject
    classes UISwipeGestureRecognizer:UIGestureRecognizer UISwitch:UIControl UITab:NSObject
    classes UITabAccessory:NSObject UITabBar:UIView UITabBarAppearance:UIBarAppearance
    classes UITabBarController:UIViewController UITabBarItem:UIBarItem
    classes UITabBarItemAppearance:NSObject UITabBarItemStateAppearance:NSObject UITabGroup:UITab
    classes UITableView:UIScrollView UITableViewCell:UIView UITableViewController:UIViewController
    classes UITableViewDiffableDataSource:NSObject UITableViewDropProposal:UIDropProposal
    classes UITableViewFocusUpdateContext:UIFocusUpdateContext UITableViewHeaderFooterView:UIView
    classes UITableViewRowAction:NSObject UITapGestureRecognizer:UIGestureRecognizer
    classes UITargetedDragPreview:UITargetedPreview UITargetedPreview:NSObject
    classes UITextChecker:NSObject UITextField:UIControl
    classes UITextFormattingViewController:UIViewController UITextInputMode:NSObject
    classes UITextInputPasswordRules:NSObject UITextInputStringTokenizer:NSObject
    classes UITextItem:NSObject UITextPosition:NSObject UITextRange:NSObject
    classes UITextSelectionRect:NSObject UITextView:UIScrollView UIToolbar:UIView
    classes UIToolbarAppearance:UIBarAppearance UITouch:NSObject UITrackingLayoutGuide:UILayoutGuide
    classes UITraitCollection:NSObject UIUpdateInfo:NSObject UIUpdateLink:NSObject
    classes UIUserNotificationSettings:NSObject UIVibrancyEffect:UIVisualEffect UIView:UIResponder
    classes UIViewController:UIResponder UIViewPrintFormatter:UIPrintFormatter
    classes UIViewPropertyAnimator:NSObject UIVisualEffect:NSObject UIVisualEffectView:UIView
    classes UIWindow:UIView UIWindowScene:UIScene
    classes UIWindowSceneDestructionRequestOptions:UISceneDestructionRequestOptions
    classes UndoManager:NSObject
    unlisted AXCustomContent CAAnimation CAAnimationGroup CABasicAnimation CADisplayLink
    unlisted CAEmitterCell CAKeyframeAnimation CAMediaTimingFunction CAPropertyAnimation
    unlisted CASpringAnimation CATransaction CATransition CAValueFunction FileWrapper
    unlisted NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
    unlisted NSCollectionLayoutDecorationItem NSCollectionLayoutDimension
    unlisted NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem
    unlisted NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize
    unlisted NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem NSDataAsset
    unlisted NSFileCoordinator NSHashTable NSItemProvider NSKeyValueObservation NSLayoutAnchor
    unlisted NSLayoutDimension NSLayoutManager NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSMapTable
    unlisted NSMutableParagraphStyle NSParagraphStyle NSShadow NSStringDrawingContext
    unlisted NSTextAttachment NSTextContainer NSTextTab NSUserActivity UIAccessibilityCustomAction
    unlisted UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult
    unlisted UIAccessibilityCustomRotorSearchPredicate UIAlertAction UIApplicationShortcutIcon
    unlisted UIAttachmentBehavior UIBarAppearance UIBarButtonItemAppearance
    unlisted UIBarButtonItemStateAppearance UIBezierPath UIBlurEffect UICalendarSelection
    unlisted UICalendarSelectionMultiDate UICalendarSelectionSingleDate
    unlisted UICalendarSelectionWeekOfYear UICollectionLayoutSectionOrthogonalScrollingProperties
    unlisted UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration
    unlisted UICollectionViewDiffableDataSource UICollectionViewDropProposal
    unlisted UICollectionViewFlowLayout UICollectionViewFlowLayoutInvalidationContext
    unlisted UICollectionViewFocusUpdateContext UICollectionViewLayout
    unlisted UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
    unlisted UICollectionViewTransitionLayout UICollectionViewUpdateItem UICollisionBehavior UIColor
    unlisted UICommandAlternate UIContextMenuConfiguration UIContextMenuInteraction
    unlisted UIContextualAction UICubicTimingParameters UIDevice UIDocument UIDocumentBrowserAction
    unlisted UIDocumentBrowserTransitionController UIDocumentInteractionController UIDragInteraction
    unlisted UIDragItem UIDragPreview UIDragPreviewParameters UIDropInteraction UIDropProposal
    unlisted UIDynamicAnimator UIDynamicBehavior UIDynamicItemBehavior UIDynamicItemGroup
    unlisted UIEditMenuConfiguration UIEditMenuInteraction UIEvent UIFieldBehavior
    unlisted UIFocusAnimationCoordinator UIFocusEffect UIFocusHaloEffect UIFocusSystem
    unlisted UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics UIGlassContainerEffect
    unlisted UIGlassEffect UIGraphicsImageRenderer UIGraphicsImageRendererContext
    unlisted UIGraphicsImageRendererFormat UIGraphicsRenderer UIGraphicsRendererContext
    unlisted UIGraphicsRendererFormat UIGravityBehavior UIHoverStyle UIImage UIImageAsset
    unlisted UIInputSuggestion UIInterpolatingMotionEffect UIKey UILargeContentViewerInteraction
    unlisted UILocalNotification UIMarkupTextPrintFormatter UIMenuController UIMenuItem UIMenuSystem
    unlisted UIMotionEffect UIMotionEffectGroup UINavigationBarAppearance UINib UIOpenURLContext
    unlisted UIPasteConfiguration UIPasteboard UIPercentDrivenInteractiveTransition
    unlisted UIPointerInteraction UIPointerRegion UIPointerRegionRequest UIPointerStyle UIPress
    unlisted UIPressesEvent UIPreviewAction UIPreviewActionGroup UIPreviewInteraction
    unlisted UIPreviewParameters UIPreviewTarget UIPrintFormatter UIPrintInfo
    unlisted UIPrintInteractionController UIPrintPageRenderer UIPushBehavior UIRegion
    unlisted UISceneConfiguration UISceneDestructionRequestOptions UISceneSession UIScreen
    unlisted UIScreenMode UIScrollEdgeEffect UIScrollEdgeElementContainerInteraction
    unlisted UISearchSuggestionItem UISearchTab UISearchToken UISimpleTextPrintFormatter
    unlisted UISmartReplySuggestion UISnapBehavior UISpringLoadedInteraction
    unlisted UISpringTimingParameters UIStatusBarManager UIStoryboardUnwindSegueSource
    unlisted UISwipeActionsConfiguration UITab UITabAccessory UITabBarAppearance
    unlisted UITabBarItemAppearance UITabBarItemStateAppearance UITabGroup
    unlisted UITableViewDiffableDataSource UITableViewDropProposal UITableViewFocusUpdateContext
    unlisted UITableViewRowAction UITargetedDragPreview UITargetedPreview UITextChecker
    unlisted UITextInputMode UITextInputPasswordRules UITextInputStringTokenizer UITextItem
    unlisted UITextPosition UITextRange UITextSelectionRect UIToolbarAppearance UITouch
    unlisted UITraitCollection UIUpdateInfo UIUpdateLink UIUserNotificationSettings UIVibrancyEffect
    unlisted UIViewPrintFormatter UIVisualEffect UIWindowSceneDestructionRequestOptions UndoManager
    protocols AXCustomContentProvider:NSObjectProtocol CAAction CAAnimationDelegate:NSObjectProtocol
    protocols CALayerDelegate:NSObjectProtocol CAMediaTiming
    protocols CustomLocalizedStringResourceConvertible
    protocols DispatchSourceMemoryPressure:_UIKitEventSource KeyValueObservable:NSObjectProtocol
    protocols NSCollectionLayoutContainer:NSObjectProtocol
    protocols NSCollectionLayoutEnvironment:NSObjectProtocol
    protocols NSCollectionLayoutVisibleItem:UIDynamicItem NSDiscardableContent
    protocols NSFilePresenter:NSObjectProtocol NSItemProviderReading:NSObjectProtocol
    protocols NSItemProviderWriting:NSObjectProtocol NSLayoutManagerDelegate:NSObjectProtocol
    protocols NSTextAttachmentContainer:NSObjectProtocol NSTextStorageDelegate:NSObjectProtocol
    protocols NSUserActivityDelegate:NSObjectProtocol PortedModule ScrollViewDelegating
    protocols SelectorResponder UIAccessibilityContainerDataTable:NSObjectProtocol
    protocols UIAccessibilityContainerDataTableCell:NSObjectProtocol
    protocols UIActivityItemSource:NSObjectProtocol
    protocols UIAdaptivePresentationControllerDelegate:NSObjectProtocol
    protocols UIAlertViewDelegate:NSObjectProtocol UIAppearance:NSObjectProtocol
    protocols UIAppearanceContainer:NSObjectProtocol UIApplicationDelegate:NSObjectProtocol
    protocols UIBarPositioning:NSObjectProtocol UIBarPositioningDelegate:NSObjectProtocol
    protocols UICalendarSelectionMultiDateDelegate:NSObjectProtocol
    protocols UICalendarSelectionSingleDateDelegate:NSObjectProtocol
    protocols UICalendarSelectionWeekOfYearDelegate:NSObjectProtocol
    protocols UICalendarViewDelegate:NSObjectProtocol UICollectionViewDataSource:NSObjectProtocol
    protocols UICollectionViewDataSourcePrefetching:NSObjectProtocol
    protocols UICollectionViewDelegate:UIScrollViewDelegate
    protocols UICollectionViewDelegateFlowLayout:UICollectionViewDelegate
    protocols UICollectionViewDragDelegate:NSObjectProtocol
    protocols UICollectionViewDropCoordinator:NSObjectProtocol
    protocols UICollectionViewDropDelegate:NSObjectProtocol
    protocols UICollectionViewDropItem:NSObjectProtocol UICollisionBehaviorDelegate:NSObjectProtocol
    protocols UIColorPickerViewControllerDelegate:NSObjectProtocol UIConfigurationState
    protocols UIContentConfiguration UIContentContainer:NSObjectProtocol
    protocols UIContentView:NSObjectProtocol UIContextMenuInteractionAnimating:NSObjectProtocol
    protocols UIContextMenuInteractionCommitAnimating:UIContextMenuInteractionAnimating
    protocols UIContextMenuInteractionDelegate:NSObjectProtocol UICoordinateSpace:NSObjectProtocol
    protocols UIDataSourceModelAssociation UIDocumentBrowserViewControllerDelegate:NSObjectProtocol
    protocols UIDocumentInteractionControllerDelegate:NSObjectProtocol
    protocols UIDocumentPickerDelegate:NSObjectProtocol UIDragAnimating:NSObjectProtocol
    protocols UIDragDropSession:NSObjectProtocol UIDragInteractionDelegate:NSObjectProtocol
    protocols UIDragSession:UIDragDropSession UIDropInteractionDelegate:NSObjectProtocol
    protocols UIDropSession:UIDragDropSession UIDynamicAnimatorDelegate:NSObjectProtocol
    protocols UIDynamicItem:NSObjectProtocol UIEditMenuInteractionAnimating:NSObjectProtocol
    protocols UIEditMenuInteractionDelegate:NSObjectProtocol
    protocols UIFocusAnimationContext:NSObjectProtocol UIFocusEnvironment:NSObjectProtocol
    protocols UIFocusItem:UIFocusEnvironment UIFontPickerViewControllerDelegate:NSObjectProtocol
    protocols UIGestureRecognizerDelegate:NSObjectProtocol UIHoverEffect
    protocols UIImagePickerControllerDelegate:NSObjectProtocol
    protocols UIInputViewAudioFeedback:NSObjectProtocol UIInteraction:NSObjectProtocol
    protocols UIKeyInput:UITextInputTraits UILargeContentViewerInteractionDelegate:NSObjectProtocol
    protocols UILargeContentViewerItem:NSObjectProtocol UILayoutSupport:NSObjectProtocol
    protocols UIMenuBuilder UIMenuLeaf:NSObjectProtocol UIMutableTraits
    protocols UINavigationBarDelegate:UIBarPositioningDelegate
    protocols UINavigationControllerDelegate:NSObjectProtocol
    protocols UIPageViewControllerDataSource:NSObjectProtocol
    protocols UIPageViewControllerDelegate:NSObjectProtocol
    protocols UIPasteConfigurationSupporting:NSObjectProtocol
    protocols UIPickerViewDataSource:NSObjectProtocol UIPickerViewDelegate:NSObjectProtocol
    protocols UIPointerInteractionAnimating:NSObjectProtocol
    protocols UIPointerInteractionDelegate:NSObjectProtocol UIPopoverBackgroundViewMethods
    protocols UIPopoverPresentationControllerDelegate:UIAdaptivePresentationControllerDelegate
    protocols UIPopoverPresentationControllerSourceItem:NSObjectProtocol
    protocols UIPreviewActionItem:NSObjectProtocol UIPreviewInteractionDelegate:NSObjectProtocol
    protocols UIPrintInteractionControllerDelegate:NSObjectProtocol
    protocols UIResponderStandardEditActions:NSObjectProtocol UISceneDelegate:NSObjectProtocol
    protocols UIScrollViewDelegate:NSObjectProtocol UISearchBarDelegate:UIBarPositioningDelegate
    protocols UISearchControllerDelegate:NSObjectProtocol UISearchResultsUpdating:NSObjectProtocol
    protocols UISearchSuggestion:NSObjectProtocol UISearchTextFieldDelegate:UITextFieldDelegate
    protocols UISheetPresentationControllerDelegate:UIAdaptivePresentationControllerDelegate
    protocols UISheetPresentationControllerDetentResolutionContext:NSObjectProtocol
    protocols UISplitViewControllerDelegate:NSObjectProtocol
    protocols UISpringLoadedInteractionBehavior:NSObjectProtocol
    protocols UISpringLoadedInteractionContext:NSObjectProtocol
    protocols UISpringLoadedInteractionEffect:NSObjectProtocol
    protocols UISpringLoadedInteractionSupporting:NSObjectProtocol
    protocols UITabBarControllerDelegate:NSObjectProtocol UITabBarDelegate:NSObjectProtocol
    protocols UITableViewDataSource:NSObjectProtocol
    protocols UITableViewDataSourcePrefetching:NSObjectProtocol
    protocols UITableViewDelegate:UIScrollViewDelegate UITableViewDragDelegate:NSObjectProtocol
    protocols UITableViewDropCoordinator:NSObjectProtocol UITableViewDropDelegate:NSObjectProtocol
    protocols UITableViewDropItem:NSObjectProtocol UITextDocumentProxy:UIKeyInput
    protocols UITextFieldDelegate:NSObjectProtocol UITextInput:UIKeyInput UITextInputDelegate
    protocols UITextInputTokenizer UITextInputTraits:NSObjectProtocol
    protocols UITextViewDelegate:UIScrollViewDelegate UITimingCurveProvider:NSObjectProtocol
    protocols UIToolbarDelegate:UIBarPositioningDelegate UITraitChangeObservable:UITraitEnvironment
    protocols UITraitChangeRegistration UITraitDefinition UITraitEnvironment
    protocols UITraitOverrides:UIMutableTraits UIUserActivityRestoring:NSObjectProtocol
    protocols UIViewAnimating:NSObjectProtocol
    protocols UIViewControllerAnimatedTransitioning:NSObjectProtocol
    protocols UIViewControllerContextTransitioning:NSObjectProtocol
    protocols UIViewControllerInteractiveTransitioning:NSObjectProtocol
    protocols UIViewControllerPreviewing:NSObjectProtocol
    protocols UIViewControllerPreviewingDelegate:NSObjectProtocol
    protocols UIViewControllerRestoration:NSObjectProtocol
    protocols UIViewControllerTransitionCoordinator:UIViewControllerTransitionCoordinatorContext
    protocols UIViewControllerTransitionCoordinatorContext:NSObjectProtocol
    protocols UIViewControllerTransitioningDelegate:NSObjectProtocol
    protocols UIViewImplicitlyAnimating:UIViewAnimating UIViewInvalidating
    protocols UIWindowSceneDelegate:UISceneDelegate _SceneHosting:UISceneDelegate
    protocols _UIKitEventSource:DispatchSourceProtocol
    lenient CAAnimationDelegate CALayerDelegate DispatchSourceMemoryPressure KeyValueObservable
    lenient NSLayoutManagerDelegate NSTextStorageDelegate NSUserActivityDelegate
    lenient ScrollViewDelegating UIAdaptivePresentationControllerDelegate UIAlertViewDelegate
    lenient UIAppearance UIAppearanceContainer UIApplicationDelegate UIBarPositioningDelegate
    lenient UICalendarViewDelegate UICollectionViewDelegate UICollectionViewDelegateFlowLayout
    lenient UICollisionBehaviorDelegate UIColorPickerViewControllerDelegate
    lenient UIDocumentBrowserViewControllerDelegate UIDocumentInteractionControllerDelegate
    lenient UIDocumentPickerDelegate UIDropInteractionDelegate UIDynamicAnimatorDelegate
    lenient UIEditMenuInteractionDelegate UIFontPickerViewControllerDelegate
    lenient UIGestureRecognizerDelegate UIHoverEffect UIImagePickerControllerDelegate
    lenient UIInputViewAudioFeedback UILargeContentViewerInteractionDelegate UINavigationBarDelegate
    lenient UINavigationControllerDelegate UIPageViewControllerDelegate UIPickerViewDelegate
    lenient UIPointerInteractionDelegate UIPopoverPresentationControllerDelegate
    lenient UIPrintInteractionControllerDelegate UISceneDelegate UIScrollViewDelegate
    lenient UISearchBarDelegate UISearchControllerDelegate UISearchTextFieldDelegate
    lenient UISheetPresentationControllerDelegate UISplitViewControllerDelegate
    lenient UITabBarControllerDelegate UITabBarDelegate UITableViewDelegate UITextFieldDelegate
    lenient UITextInputTraits UITextViewDelegate UIToolbarDelegate UITraitChangeRegistration
    lenient UIViewControllerTransitioningDelegate UIWindowSceneDelegate _UIKitEventSource
    optional CAAnimationDelegate animationDidStart(_:) animationDidStop(_:finished:)
    optional CALayerDelegate action(for:forKey:)= display(_:) draw(_:in:) layerWillDraw(_:)
    optional CALayerDelegate layoutSublayers(of:)
    optional NSLayoutManagerDelegate layoutManager(_:didCompleteLayoutFor:atEnd:)
    optional NSLayoutManagerDelegate layoutManagerDidInvalidateLayout(_:)
    optional NSTextStorageDelegate textStorage(_:didProcessEditing:range:changeInLength:)
    optional NSTextStorageDelegate textStorage(_:willProcessEditing:range:changeInLength:)
    optional NSUserActivityDelegate userActivityWasContinued(_:) userActivityWillSave(_:)
    optional UIAccessibilityContainerDataTable accessibilityHeaderElements(forColumn:)=
    optional UIAccessibilityContainerDataTable accessibilityHeaderElements(forRow:)=
    optional UIAdaptivePresentationControllerDelegate adaptivePresentationStyle(for:)=
    optional UIAdaptivePresentationControllerDelegate adaptivePresentationStyle(for:traitCollection:)=
    optional UIAdaptivePresentationControllerDelegate presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    optional UIAdaptivePresentationControllerDelegate presentationControllerDidAttemptToDismiss(_:)
    optional UIAdaptivePresentationControllerDelegate presentationControllerDidDismiss(_:)
    optional UIAdaptivePresentationControllerDelegate presentationControllerShouldDismiss(_:)=
    optional UIAdaptivePresentationControllerDelegate presentationControllerWillDismiss(_:)
    optional UIAlertViewDelegate alertView(_:clickedButtonAt:)
    optional UIAlertViewDelegate alertView(_:didDismissWithButtonIndex:)
    optional UIAlertViewDelegate alertView(_:willDismissWithButtonIndex:) alertViewCancel(_:)
    optional UIAlertViewDelegate alertViewShouldEnableFirstOtherButton(_:)= didPresent(_:)
    optional UIAlertViewDelegate willPresent(_:)
    optional UIAppearance appearance(for:)= appearance(for:whenContainedInInstancesOf:)=
    optional UIAppearance appearance(whenContainedInInstancesOf:)= appearance=
    optional UIApplicationDelegate application(_:configurationForConnecting:options:)=
    optional UIApplicationDelegate application(_:continue:restorationHandler:)=
    optional UIApplicationDelegate application(_:didDecodeRestorableStateWith:)
    optional UIApplicationDelegate application(_:didDiscardSceneSessions:)
    optional UIApplicationDelegate application(_:didFailToRegisterForRemoteNotificationsWithError:)
    optional UIApplicationDelegate application(_:didFinishLaunchingWithOptions:)=
    optional UIApplicationDelegate application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
    optional UIApplicationDelegate application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
    optional UIApplicationDelegate application(_:didUpdate:) application(_:open:options:)=
    optional UIApplicationDelegate application(_:performActionFor:completionHandler:)
    optional UIApplicationDelegate application(_:performFetchWithCompletionHandler:)
    optional UIApplicationDelegate application(_:shouldRestoreApplicationState:)=
    optional UIApplicationDelegate application(_:shouldRestoreSecureApplicationState:)=
    optional UIApplicationDelegate application(_:shouldSaveApplicationState:)=
    optional UIApplicationDelegate application(_:shouldSaveSecureApplicationState:)=
    optional UIApplicationDelegate application(_:supportedInterfaceOrientationsFor:)=
    optional UIApplicationDelegate application(_:viewControllerWithRestorationIdentifierPath:coder:)=
    optional UIApplicationDelegate application(_:willContinueUserActivityWithType:)=
    optional UIApplicationDelegate application(_:willEncodeRestorableStateWith:)
    optional UIApplicationDelegate application(_:willFinishLaunchingWithOptions:)=
    optional UIApplicationDelegate applicationDidBecomeActive(_:) applicationDidEnterBackground(_:)
    optional UIApplicationDelegate applicationDidReceiveMemoryWarning(_:)
    optional UIApplicationDelegate applicationWillEnterForeground(_:)
    optional UIApplicationDelegate applicationWillResignActive(_:) applicationWillTerminate(_:)
    optional UIBarPositioningDelegate position(for:)=
    optional UICalendarSelectionMultiDateDelegate multiDateSelection(_:canDeselectDate:)=
    optional UICalendarSelectionMultiDateDelegate multiDateSelection(_:canSelectDate:)=
    optional UICalendarSelectionSingleDateDelegate dateSelection(_:canSelectDate:)=
    optional UICalendarSelectionWeekOfYearDelegate week(ofYearSelection:canSelectWeekOfYear:)=
    optional UICalendarViewDelegate calendarView(_:decorationFor:)=
    optional UICalendarViewDelegate calendarView(_:didChangeVisibleDateComponentsFrom:)
    optional UICollectionViewDataSource collectionView(_:canMoveItemAt:)=
    optional UICollectionViewDataSource collectionView(_:indexPathForIndexTitle:at:)=
    optional UICollectionViewDataSource collectionView(_:moveItemAt:to:)
    optional UICollectionViewDataSource collectionView(_:viewForSupplementaryElementOfKind:at:)=
    optional UICollectionViewDataSource indexTitles(for:)= numberOfSections(in:)=
    optional UICollectionViewDataSourcePrefetching collectionView(_:cancelPrefetchingForItemsAt:)
    optional UICollectionViewDelegate collectionView(_:canEditItemAt:)=
    optional UICollectionViewDelegate collectionView(_:canFocusItemAt:)=
    optional UICollectionViewDelegate collectionView(_:canPerformAction:forItemAt:withSender:)=
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
    optional UICollectionViewDelegate collectionView(_:didUpdateFocusIn:with:)
    optional UICollectionViewDelegate collectionView(_:performAction:forItemAt:withSender:)
    optional UICollectionViewDelegate collectionView(_:performPrimaryActionForItemAt:)
    optional UICollectionViewDelegate collectionView(_:previewForDismissingContextMenuWithConfiguration:)=
    optional UICollectionViewDelegate collectionView(_:previewForHighlightingContextMenuWithConfiguration:)=
    optional UICollectionViewDelegate collectionView(_:selectionFollowsFocusForItemAt:)=
    optional UICollectionViewDelegate collectionView(_:shouldBeginMultipleSelectionInteractionAt:)=
    optional UICollectionViewDelegate collectionView(_:shouldDeselectItemAt:)=
    optional UICollectionViewDelegate collectionView(_:shouldHighlightItemAt:)=
    optional UICollectionViewDelegate collectionView(_:shouldSelectItemAt:)=
    optional UICollectionViewDelegate collectionView(_:shouldShowMenuForItemAt:)=
    optional UICollectionViewDelegate collectionView(_:shouldSpringLoadItemAt:with:)=
    optional UICollectionViewDelegate collectionView(_:shouldUpdateFocusIn:)=
    optional UICollectionViewDelegate collectionView(_:targetContentOffsetForProposedContentOffset:)=
    optional UICollectionViewDelegate collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)=
    optional UICollectionViewDelegate collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)=
    optional UICollectionViewDelegate collectionView(_:transitionLayoutForOldLayout:newLayout:)=
    optional UICollectionViewDelegate collectionView(_:willDisplay:forItemAt:)
    optional UICollectionViewDelegate collectionView(_:willDisplayContextMenu:animator:)
    optional UICollectionViewDelegate collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
    optional UICollectionViewDelegate collectionView(_:willEndContextMenuInteraction:animator:)
    optional UICollectionViewDelegate collectionView(_:willPerformPreviewActionForMenuWith:animator:)
    optional UICollectionViewDelegate collectionViewDidEndMultipleSelectionInteraction(_:)
    optional UICollectionViewDelegate indexPathForPreferredFocusedView(in:)=
    optional UICollectionViewDelegateFlowLayout collectionView(_:layout:insetForSectionAt:)=
    optional UICollectionViewDelegateFlowLayout collectionView(_:layout:minimumInteritemSpacingForSectionAt:)=
    optional UICollectionViewDelegateFlowLayout collectionView(_:layout:minimumLineSpacingForSectionAt:)=
    optional UICollectionViewDelegateFlowLayout collectionView(_:layout:referenceSizeForFooterInSection:)=
    optional UICollectionViewDelegateFlowLayout collectionView(_:layout:referenceSizeForHeaderInSection:)=
    optional UICollectionViewDelegateFlowLayout collectionView(_:layout:sizeForItemAt:)=
    optional UICollectionViewDragDelegate collectionView(_:dragPreviewParametersForItemAt:)=
    optional UICollectionViewDragDelegate collectionView(_:dragSessionAllowsMoveOperation:)=
    optional UICollectionViewDragDelegate collectionView(_:dragSessionDidEnd:)
    optional UICollectionViewDragDelegate collectionView(_:dragSessionIsRestrictedToDraggingApplication:)=
    optional UICollectionViewDragDelegate collectionView(_:dragSessionWillBegin:)
    optional UICollectionViewDropDelegate collectionView(_:canHandle:)=
    optional UICollectionViewDropDelegate collectionView(_:dropPreviewParametersForItemAt:)=
    optional UICollectionViewDropDelegate collectionView(_:dropSessionDidEnd:)
    optional UICollectionViewDropDelegate collectionView(_:dropSessionDidEnter:)
    optional UICollectionViewDropDelegate collectionView(_:dropSessionDidExit:)
    optional UICollectionViewDropDelegate collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)=
    optional UICollisionBehaviorDelegate collisionBehavior(_:beganContactFor:with:at:)
    optional UICollisionBehaviorDelegate collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
    optional UICollisionBehaviorDelegate collisionBehavior(_:endedContactFor:with:)
    optional UICollisionBehaviorDelegate collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
    optional UIColorPickerViewControllerDelegate colorPickerViewController(_:didSelect:continuously:)
    optional UIColorPickerViewControllerDelegate colorPickerViewControllerDidFinish(_:)
    optional UIColorPickerViewControllerDelegate colorPickerViewControllerDidSelectColor(_:)
    optional UIContentView supports(_:)=
    optional UIContextMenuInteractionDelegate contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)=
    optional UIContextMenuInteractionDelegate contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)=
    optional UIContextMenuInteractionDelegate contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)=
    optional UIContextMenuInteractionDelegate contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)=
    optional UIContextMenuInteractionDelegate contextMenuInteraction(_:willDisplayMenuFor:animator:)
    optional UIContextMenuInteractionDelegate contextMenuInteraction(_:willEndFor:animator:)
    optional UIContextMenuInteractionDelegate contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
    optional UIDocumentBrowserViewControllerDelegate documentBrowser(_:applicationActivitiesForDocumentURLs:)=
    optional UIDocumentBrowserViewControllerDelegate documentBrowser(_:didImportDocumentAt:toDestinationURL:)
    optional UIDocumentBrowserViewControllerDelegate documentBrowser(_:didPickDocumentURLs:)
    optional UIDocumentBrowserViewControllerDelegate documentBrowser(_:didPickDocumentsAt:)
    optional UIDocumentBrowserViewControllerDelegate documentBrowser(_:didRequestDocumentCreationWithHandler:)
    optional UIDocumentBrowserViewControllerDelegate documentBrowser(_:failedToImportDocumentAt:error:)
    optional UIDocumentBrowserViewControllerDelegate documentBrowser(_:willPresent:)
    optional UIDocumentInteractionControllerDelegate documentInteractionController(_:didEndSendingToApplication:)
    optional UIDocumentInteractionControllerDelegate documentInteractionController(_:willBeginSendingToApplication:)
    optional UIDocumentInteractionControllerDelegate documentInteractionControllerDidDismissOpenInMenu(_:)
    optional UIDocumentInteractionControllerDelegate documentInteractionControllerDidDismissOptionsMenu(_:)
    optional UIDocumentInteractionControllerDelegate documentInteractionControllerDidEndPreview(_:)
    optional UIDocumentInteractionControllerDelegate documentInteractionControllerViewControllerForPreview(_:)=
    optional UIDocumentInteractionControllerDelegate documentInteractionControllerWillBeginPreview(_:)
    optional UIDocumentInteractionControllerDelegate documentInteractionControllerWillPresentOpenInMenu(_:)
    optional UIDocumentInteractionControllerDelegate documentInteractionControllerWillPresentOptionsMenu(_:)
    optional UIDocumentPickerDelegate documentPicker(_:didPickDocumentAt:)
    optional UIDocumentPickerDelegate documentPicker(_:didPickDocumentsAt:)
    optional UIDocumentPickerDelegate documentPickerWasCancelled(_:)
    optional UIDragDropSession canLoadObjects(ofClass:)=
    optional UIDragInteractionDelegate dragInteraction(_:item:willAnimateCancelWith:)
    optional UIDragInteractionDelegate dragInteraction(_:previewForCancelling:withDefault:)=
    optional UIDragInteractionDelegate dragInteraction(_:previewForLifting:session:)=
    optional UIDragInteractionDelegate dragInteraction(_:session:didEndWith:)
    optional UIDragInteractionDelegate dragInteraction(_:session:willEndWith:)
    optional UIDragInteractionDelegate dragInteraction(_:sessionAllowsMoveOperation:)=
    optional UIDragInteractionDelegate dragInteraction(_:sessionDidMove:)
    optional UIDragInteractionDelegate dragInteraction(_:sessionDidTransferItems:)
    optional UIDragInteractionDelegate dragInteraction(_:sessionIsRestrictedToDraggingApplication:)=
    optional UIDragInteractionDelegate dragInteraction(_:sessionWillBegin:)
    optional UIDragInteractionDelegate dragInteraction(_:willAnimateLiftWith:session:)
    optional UIDropInteractionDelegate dropInteraction(_:canHandle:)=
    optional UIDropInteractionDelegate dropInteraction(_:concludeDrop:)
    optional UIDropInteractionDelegate dropInteraction(_:item:willAnimateDropWith:)
    optional UIDropInteractionDelegate dropInteraction(_:performDrop:)
    optional UIDropInteractionDelegate dropInteraction(_:previewForDropping:withDefault:)=
    optional UIDropInteractionDelegate dropInteraction(_:sessionDidEnd:)
    optional UIDropInteractionDelegate dropInteraction(_:sessionDidEnter:)
    optional UIDropInteractionDelegate dropInteraction(_:sessionDidExit:)
    optional UIDropInteractionDelegate dropInteraction(_:sessionDidUpdate:)=
    optional UIDynamicAnimatorDelegate dynamicAnimatorDidPause(_:) dynamicAnimatorWillResume(_:)
    optional UIEditMenuInteractionDelegate editMenuInteraction(_:menuFor:suggestedActions:)=
    optional UIEditMenuInteractionDelegate editMenuInteraction(_:targetRectFor:)=
    optional UIEditMenuInteractionDelegate editMenuInteraction(_:willDismissMenuFor:animator:)
    optional UIEditMenuInteractionDelegate editMenuInteraction(_:willPresentMenuFor:animator:)
    optional UIFontPickerViewControllerDelegate fontPickerViewControllerDidCancel(_:)
    optional UIFontPickerViewControllerDelegate fontPickerViewControllerDidPickFont(_:)
    optional UIGestureRecognizerDelegate gestureRecognizer(_:shouldBeRequiredToFailBy:)=
    optional UIGestureRecognizerDelegate gestureRecognizer(_:shouldReceive:)=
    optional UIGestureRecognizerDelegate gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)=
    optional UIGestureRecognizerDelegate gestureRecognizer(_:shouldRequireFailureOf:)=
    optional UIGestureRecognizerDelegate gestureRecognizerShouldBegin(_:)=
    optional UIImagePickerControllerDelegate imagePickerController(_:didFinishPickingMediaWithInfo:)
    optional UIImagePickerControllerDelegate imagePickerControllerDidCancel(_:)
    optional UILargeContentViewerInteractionDelegate largeContentViewerInteraction(_:didEndOn:at:)
    optional UILargeContentViewerInteractionDelegate largeContentViewerInteraction(_:itemAt:)=
    optional UILargeContentViewerInteractionDelegate viewController(for:)=
    optional UINavigationBarDelegate navigationBar(_:didPop:) navigationBar(_:didPush:)
    optional UINavigationBarDelegate navigationBar(_:shouldPop:)= navigationBar(_:shouldPush:)=
    optional UINavigationControllerDelegate navigationController(_:animationControllerFor:from:to:)=
    optional UINavigationControllerDelegate navigationController(_:didShow:animated:)
    optional UINavigationControllerDelegate navigationController(_:interactionControllerFor:)=
    optional UINavigationControllerDelegate navigationController(_:willShow:animated:)
    optional UINavigationControllerDelegate navigationControllerPreferredInterfaceOrientationForPresentation(_:)=
    optional UINavigationControllerDelegate navigationControllerSupportedInterfaceOrientations(_:)=
    optional UIPageViewControllerDataSource presentationCount(for:)= presentationIndex(for:)=
    optional UIPageViewControllerDelegate pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
    optional UIPageViewControllerDelegate pageViewController(_:willTransitionTo:)
    optional UIPasteConfigurationSupporting canPaste(_:)= paste(itemProviders:)
    optional UIPickerViewDelegate pickerView(_:attributedTitleForRow:forComponent:)=
    optional UIPickerViewDelegate pickerView(_:didSelectRow:inComponent:)
    optional UIPickerViewDelegate pickerView(_:rowHeightForComponent:)=
    optional UIPickerViewDelegate pickerView(_:titleForRow:forComponent:)=
    optional UIPickerViewDelegate pickerView(_:viewForRow:forComponent:reusing:)=
    optional UIPickerViewDelegate pickerView(_:widthForComponent:)=
    optional UIPointerInteractionDelegate pointerInteraction(_:regionFor:defaultRegion:)=
    optional UIPointerInteractionDelegate pointerInteraction(_:styleFor:)=
    optional UIPointerInteractionDelegate pointerInteraction(_:willEnter:animator:)
    optional UIPointerInteractionDelegate pointerInteraction(_:willExit:animator:)
    optional UIPopoverPresentationControllerDelegate prepareForPopoverPresentation(_:)
    optional UIPreviewInteractionDelegate previewInteraction(_:didUpdateCommitTransition:ended:)
    optional UIPreviewInteractionDelegate previewInteractionShouldBegin(_:)=
    optional UIPrintInteractionControllerDelegate printInteractionControllerDidDismissPrinterOptions(_:)
    optional UIPrintInteractionControllerDelegate printInteractionControllerDidFinishJob(_:)
    optional UIPrintInteractionControllerDelegate printInteractionControllerDidPresentPrinterOptions(_:)
    optional UIPrintInteractionControllerDelegate printInteractionControllerParentViewController(_:)=
    optional UIPrintInteractionControllerDelegate printInteractionControllerWillDismissPrinterOptions(_:)
    optional UIPrintInteractionControllerDelegate printInteractionControllerWillPresentPrinterOptions(_:)
    optional UIPrintInteractionControllerDelegate printInteractionControllerWillStartJob(_:)
    optional UISceneDelegate scene(_:continue:) scene(_:didUpdate:) scene(_:openURLContexts:)
    optional UISceneDelegate scene(_:restoreInteractionStateWith:) scene(_:willConnectTo:options:)
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
    optional UISearchResultsUpdating updateSearchResults(for:selecting:)
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
    optional UISpringLoadedInteractionBehavior interactionDidFinish(_:)
    optional UITabBarControllerDelegate tabBarController(_:animationControllerForTransitionFrom:to:)=
    optional UITabBarControllerDelegate tabBarController(_:didSelect:)
    optional UITabBarControllerDelegate tabBarController(_:didSelectTab:previousTab:)
    optional UITabBarControllerDelegate tabBarController(_:interactionControllerFor:)=
    optional UITabBarControllerDelegate tabBarController(_:shouldSelect:)=
    optional UITabBarControllerDelegate tabBarController(_:shouldSelectTab:)=
    optional UITabBarDelegate tabBar(_:didSelect:)
    optional UITableViewDataSource numberOfSections(in:)= sectionIndexTitles(for:)=
    optional UITableViewDataSource tableView(_:canEditRowAt:)= tableView(_:canMoveRowAt:)=
    optional UITableViewDataSource tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:)
    optional UITableViewDataSource tableView(_:sectionForSectionIndexTitle:at:)=
    optional UITableViewDataSource tableView(_:titleForFooterInSection:)=
    optional UITableViewDataSource tableView(_:titleForHeaderInSection:)=
    optional UITableViewDataSourcePrefetching tableView(_:cancelPrefetchingForRowsAt:)
    optional UITableViewDelegate indexPathForPreferredFocusedView(in:)=
    optional UITableViewDelegate tableView(_:accessoryButtonTappedForRowWith:)
    optional UITableViewDelegate tableView(_:canFocusRowAt:)=
    optional UITableViewDelegate tableView(_:canPerformAction:forRowAt:withSender:)=
    optional UITableViewDelegate tableView(_:canPerformPrimaryActionForRowAt:)=
    optional UITableViewDelegate tableView(_:contextMenuConfigurationForRowAt:point:)=
    optional UITableViewDelegate tableView(_:didBeginMultipleSelectionInteractionAt:)
    optional UITableViewDelegate tableView(_:didDeselectRowAt:)
    optional UITableViewDelegate tableView(_:didEndDisplaying:forRowAt:)
    optional UITableViewDelegate tableView(_:didEndDisplayingFooterView:forSection:)
    optional UITableViewDelegate tableView(_:didEndDisplayingHeaderView:forSection:)
    optional UITableViewDelegate tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:)
    optional UITableViewDelegate tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:)
    optional UITableViewDelegate tableView(_:didUpdateFocusIn:with:)
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
    optional UITableViewDelegate tableView(_:performAction:forRowAt:withSender:)
    optional UITableViewDelegate tableView(_:performPrimaryActionForRowAt:)
    optional UITableViewDelegate tableView(_:previewForDismissingContextMenuWithConfiguration:)=
    optional UITableViewDelegate tableView(_:previewForHighlightingContextMenuWithConfiguration:)=
    optional UITableViewDelegate tableView(_:shouldBeginMultipleSelectionInteractionAt:)=
    optional UITableViewDelegate tableView(_:shouldHighlightRowAt:)=
    optional UITableViewDelegate tableView(_:shouldIndentWhileEditingRowAt:)=
    optional UITableViewDelegate tableView(_:shouldShowMenuForRowAt:)=
    optional UITableViewDelegate tableView(_:shouldSpringLoadRowAt:with:)=
    optional UITableViewDelegate tableView(_:shouldUpdateFocusIn:)=
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
    optional UITableViewDelegate tableViewDidEndMultipleSelectionInteraction(_:)
    optional UITableViewDragDelegate tableView(_:dragPreviewParametersForRowAt:)=
    optional UITableViewDragDelegate tableView(_:dragSessionAllowsMoveOperation:)=
    optional UITableViewDragDelegate tableView(_:dragSessionDidEnd:)
    optional UITableViewDragDelegate tableView(_:dragSessionIsRestrictedToDraggingApplication:)=
    optional UITableViewDragDelegate tableView(_:dragSessionWillBegin:)
    optional UITableViewDropDelegate tableView(_:canHandle:)=
    optional UITableViewDropDelegate tableView(_:dropPreviewParametersForRowAt:)=
    optional UITableViewDropDelegate tableView(_:dropSessionDidEnd:)
    optional UITableViewDropDelegate tableView(_:dropSessionDidEnter:)
    optional UITableViewDropDelegate tableView(_:dropSessionDidExit:)
    optional UITableViewDropDelegate tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)=
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
    optional UITextInput baseWritingDirection(for:in:)= caretRect(for:)= characterRange(at:)=
    optional UITextInput characterRange(byExtending:in:)= closestPosition(to:)=
    optional UITextInput closestPosition(to:within:)= editMenu(for:suggestedActions:)=
    optional UITextInput firstRect(for:)= position(from:in:offset:)= position(within:farthestIn:)=
    optional UITextInput selectionRects(for:)= setBaseWritingDirection(_:for:)
    optional UITextInput setMarkedText(_:selectedRange:) unmarkText willDismissEditMenu(animator:)
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
    labels accessibilityElement(at:) actionForSegment(at:) actions(forTarget:forControlEvent:)
    labels activateSceneSession(for:errorHandler:) activityDidFinish(_:)
    labels activityViewController(_:itemForActivityType:) activityViewControllerPlaceholderItem(_:)
    labels addAcceptableTypeIdentifiers(_:) addAngularVelocity(_:for:) addArrangedSubview(_:)
    labels addBehavior(_:) addButton(withTitle:) addChild(_:) addChildBehavior(_:)
    labels addChildViewController(_:) addCompletion(_:) addConstraint(_:) addConstraints(_:)
    labels addCoordinatedAnimations(_:completion:) addCoordinatedFocusingAnimations(_:completion:)
    labels addCoordinatedUnfocusingAnimations(_:completion:) addFileWrapper(_:)
    labels addGestureRecognizer(_:) addInteraction(_:) addItem(_:) addItems(_:) addKeyCommand(_:)
    labels addLayoutGuide(_:) addLayoutManager(_:) addLinearVelocity(_:for:) addMotionEffect(_:)
    labels addPrintFormatter(_:startingAtPageAt:) addRegularFile(withContents:preferredFilename:)
    labels addRelativeArc(center:radius:startAngle:delta:transform:)
    labels addRoundedRect(in:cornerWidth:cornerHeight:transform:) addSublayer(_:) addSubview(_:)
    labels addTabStop(_:) addTextContainer(_:) addTextField(configurationHandler:)
    labels addTimer(_:forMode:) addTypeIdentifiers(forAccepting:) addUserInfoEntries(from:)
    labels addingAttributes(_:) advanced(by:) alertViewCancel(_:)
    labels alertViewShouldEnableFirstOtherButton(_:) alignmentRect(forFrame:)
    labels allowedChildrenForUnwinding(from:) anchorWithOffset(to:) angularVelocity(for:)
    labels animate(alongsideTransition:) animateAlongsideTransition(in:animation:)
    labels animateChanges(_:) animateTransition(using:) animation(forKey:) animationDidStart(_:)
    labels animationDidStop(_:finished:) animationEnded(_:) appendItems(_:toSection:)
    labels appendLiteral(_:) appendSections(_:) applicationDidBecomeActive(_:)
    labels applicationDidEnterBackground(_:) applicationDidReceiveMemoryWarning(_:)
    labels applicationWillEnterForeground(_:) applicationWillResignActive(_:)
    labels applicationWillTerminate(_:) applyWithBlock(_:) applying(_:)
    labels applyingSymbolConfiguration(_:)
    labels attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)
    labels attributedTitle(for:) azimuthAngle(in:) azimuthUnitVector(in:)
    labels backButtonBackgroundImage(for:barMetrics:)
    labels backButtonBackgroundVerticalPositionAdjustment(for:)
    labels backButtonTitlePositionAdjustment(for:) backgroundRect(forBounds:)
    labels backgroundVerticalPositionAdjustment(for:) badgeTextAttributes(for:)
    labels baseWritingDirection(for:in:) beginAppearanceTransition(_:animated:)
    labels beginInteractiveMovementForItem(at:) beginTracking(_:with:)
    labels bookmarkData(options:includingResourceValuesForKeys:relativeTo:) borderRect(forBounds:)
    labels boundary(withIdentifier:) bringSubview(toFront:) bringSubviewToFront(_:) buildMenu(with:)
    labels buttonTitle(at:) byDifference(from:) byIntersection(with:) byPreparingThumbnail(ofSize:)
    labels byUnion(with:) call(_:_:) callAsFunction(_:) canBePrevented(by:) canLoadObject(ofClass:)
    labels canLoadObjects(ofClass:) canOpenURL(_:) canPaste(_:) canPerform(withActivityItems:)
    labels canPerformAction(_:withSender:) canPerformUnwindSegueAction(_:from:sender:)
    labels canPrevent(_:) cancelLocalNotification(_:) cancelTracking(with:) caretRect(for:)
    labels cellForItem(at:) cellForRow(at:) changeCountToken(for:)
    labels characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)
    labels characterIndexForGlyph(at:) childContaining(_:) clear(_:) clearButtonRect(forBounds:)
    labels coalescedTouches(for:) collapse(_:) collapseSecondaryViewController(_:for:)
    labels collectionViewDidEndMultipleSelectionInteraction(_:)
    labels colorPickerViewController(_:didSelect:continuously:)
    labels colorPickerViewControllerDidFinish(_:) colorPickerViewControllerDidSelectColor(_:)
    labels compare(_:to:) completions(forPartialWordRange:in:language:) compressed(using:)
    labels concatenate(_:) concatenating(_:) configureWithDefault(for:) conforms(to:)
    labels constraintsAffectingLayout(for:) containsTraits(in:)
    labels contentCompressionResistancePriority(for:) contentHuggingPriority(for:)
    labels contentOffsetForSegment(at:) contentRect(forBounds:) contentScrollView(for:)
    labels contents(forType:) continueAnimation(withTimingParameters:durationFactor:)
    labels continueTracking(_:with:) convertToDeviceSpace(_:) convertToUserSpace(_:)
    labels converted(to:intent:options:) cropping(to:) currentPageIndicatorImage(forPage:)
    labels customSpacing(after:) cut(_:) dateSelection(_:canSelectDate:)
    labels decodeCGAffineTransform(forKey:) decodeCGPoint(forKey:) decodeCGRect(forKey:)
    labels decodeCGSize(forKey:) decodeCGVector(forKey:) decodeDirectionalEdgeInsets(forKey:)
    labels decodeRestorableState(with:) decodeUIEdgeInsets(forKey:) decodeUIOffset(forKey:)
    labels decompressed(using:) decrementImage(for:) delete(_:) deleteRows(at:with:)
    labels dequeueConfiguredReusableCell(using:for:item:)
    labels dequeueConfiguredReusableSupplementary(using:for:)
    labels dequeueReusableHeaderFooterView(withIdentifier:)
    labels dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)
    labels deselectItem(at:animated:) deselectRow(at:animated:) didAddSubview(_:)
    labels didDismissSearchController(_:) didPresent(_:) didPresentSearchController(_:)
    labels didUpdateFocus(in:with:) directionalEdgeInsets(for:) dismissPreview(animated:)
    labels dismissalTransitionDidEnd(_:) displayLink(withTarget:selector:)
    labels documentInteractionControllerDidDismissOpenInMenu(_:)
    labels documentInteractionControllerDidDismissOptionsMenu(_:)
    labels documentInteractionControllerDidEndPreview(_:)
    labels documentInteractionControllerViewControllerForPreview(_:)
    labels documentInteractionControllerWillBeginPreview(_:)
    labels documentInteractionControllerWillPresentOpenInMenu(_:)
    labels documentInteractionControllerWillPresentOptionsMenu(_:) documentPickerWasCancelled(_:)
    labels drawAsPattern(in:) drawBackground(forGlyphRange:at:) drawConicGradient(_:center:angle:)
    labels drawContentForPage(at:in:) drawFooterForPage(at:in:) drawGlyphs(forGlyphRange:at:)
    labels drawHeaderForPage(at:in:) drawHierarchy(in:afterScreenUpdates:)
    labels drawLinearGradient(_:start:end:options:) drawPage(at:in:) drawPath(using:)
    labels drawPlaceholder(in:) drawPrintFormatter(_:forPageAt:)
    labels drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:) drawText(in:)
    labels duration(to:) dynamicAnimatorDidPause(_:) dynamicAnimatorWillResume(_:) edgeInsets(for:)
    labels editMenu(for:suggestedActions:) edited(_:range:changeInLength:) editingRect(forBounds:)
    labels effectiveRadius(corner:) encodeRestorableState(with:) endBackgroundTask(_:)
    labels endEditing(_:) endTracking(_:with:)
    labels enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:)
    labels enumerateEventHandlers(_:) enumerateLineFragments(forGlyphRange:using:) equalTo(_:)
    labels exchangeSubview(at:withSubviewAt:) expand(_:) fileAttributesToWrite(to:for:)
    labels fileNameExtension(forType:saveOperation:) fillEllipse(in:) fillPath(using:)
    labels finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)
    labels finalLayoutAttributesForDisappearingItem(at:)
    labels finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:) finishAnimation(at:)
    labels finishedHandlingError(_:recovered:) firstRect(for:) fontPickerViewControllerDidCancel(_:)
    labels fontPickerViewControllerDidPickFont(_:) footerView(forSection:)
    labels fractionOfDistanceThroughGlyph(for:in:) gestureRecognizerShouldBegin(_:)
    labels getControlPoint(at:values:) getHue(_:saturation:brightness:alpha:)
    labels getLineDash(_:count:phase:) getRed(_:green:blue:alpha:) getWhite(_:alpha:)
    labels glyphIndexForCharacter(at:) guesses(forWordRange:in:language:)
    labels handleError(_:userInteractionPermitted:) hasDifferentColorAppearance(comparedTo:)
    labels hasItemConformingToTypeIdentifier(_:) hash(into:) headerView(forSection:) hide(_:)
    labels ignore(_:for:) ignoreWord(_:) imageForSegment(at:)
    labels imagePickerController(_:didFinishPickingMediaWithInfo:)
    labels imagePickerControllerDidCancel(_:) imageRect(forContentRect:) incrementImage(for:)
    labels indexOfItem(_:) indexOfSection(_:) indexPath(for:) indexPathForItem(at:)
    labels indexPathForPreferredFocusedView(in:) indexPathForRow(at:) indexPathsForRows(in:)
    labels indexPathsForVisibleSupplementaryElements(ofKind:)
    labels indexPathsToDeleteForDecorationView(ofKind:)
    labels indexPathsToDeleteForSupplementaryView(ofKind:)
    labels indexPathsToInsertForDecorationView(ofKind:)
    labels indexPathsToInsertForSupplementaryView(ofKind:) indexTitles(for:)
    labels indicatorImage(forPage:) initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)
    labels initialLayoutAttributesForAppearingItem(at:)
    labels initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)
    labels insertArrangedSubview(_:at:) insertRows(at:with:) insertText(_:)
    labels insertTextContainer(_:at:) insertToken(_:at:) inset(by:) instantiate(withOwner:options:)
    labels interactionControllerForDismissal(using:) interactionControllerForPresentation(using:)
    labels interactionDidFinish(_:) interruptibleAnimator(using:) intersect(_:) intersects(_:)
    labels invalidateDecorationElements(ofKind:at:)
    labels invalidateGlyphs(forCharacterRange:changeInLength:actualCharacterRange:)
    labels invalidateItems(at:) invalidateSupplementaryElements(ofKind:at:)
    labels invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)
    labels isDescendant(of:) isEnabledForSegment(at:) isExpanded(_:) isKind(of:) isMember(of:)
    labels isRect(_:) isSubset(of:) isUbiquitousItem(at:) isValidGlyphIndex(_:) isVisible(_:)
    labels itemIdentifier(for:) itemIdentifiers(inSection:) items(in:) keyForChildFileWrapper(_:)
    labels keyPathsAndRelativeValues(forViewerOffset:) layerWillDraw(_:)
    labels layoutAttributesForCell(at:) layoutAttributesForDecorationView(ofKind:at:)
    labels layoutAttributesForElements(in:)
    labels layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)
    labels layoutAttributesForItem(at:) layoutAttributesForSupplementaryElement(ofKind:at:)
    labels layoutAttributesForSupplementaryView(ofKind:at:) layoutGuide(for:)
    labels layoutManager(_:didCompleteLayoutFor:atEnd:) layoutManagerDidInvalidateLayout(_:)
    labels leftViewRect(forBounds:) level(of:) lineFragmentUsedRect(forGlyphAt:effectiveRange:)
    labels linearVelocity(for:) load(fromContents:ofType:)
    labels loadDataRepresentation(forTypeIdentifier:completionHandler:)
    labels loadNibNamed(_:owner:options:) loadObject(ofClass:completionHandler:) masking(_:)
    labels matchesContents(of:) maximumTrackImage(for:) maximumValueImageRect(forBounds:) member(_:)
    labels method(for:) minimumTrackImage(for:) minimumValueImageRect(forBounds:) minus(_:)
    labels modifyingTraits(_:) motionBegan(_:with:) motionCancelled(_:with:) motionEnded(_:with:)
    labels moveRow(at:to:) navigationControllerPreferredInterfaceOrientationForPresentation(_:)
    labels navigationControllerSupportedInterfaceOrientations(_:) notificationOccurred(_:)
    labels notifications(named:object:) numberOfItems(inSection:) numberOfSections(in:)
    labels object(forKey:) observe(_:options:changeHandler:)
    labels observeValue(forKeyPath:of:change:context:) offset(from:to:) openURL(_:)
    labels overrideTraitCollection(forChild:) parent(of:) pathContains(_:mode:) performAsCurrent(_:)
    labels performAsynchronousFileAccess(_:) performBatchUpdates(_:completion:)
    labels performSegue(withIdentifier:sender:) performWithSender(_:target:)
    labels placeholderRect(forBounds:) point(inside:with:) popItem(animated:)
    labels popToRootViewController(animated:) popToViewController(_:animated:)
    labels popViewController(animated:) positionAdjustment(for:) positionOfToken(at:)
    labels preciseLocation(in:) precisePreviousLocation(in:) predictedTouches(for:)
    labels preferredContentSizeDidChange(forChildContentContainer:)
    labels preferredLayoutAttributesFitting(_:) preferredSymbolConfigurationForImage(in:)
    labels prepareForPopoverPresentation(_:) preparingThumbnail(of:) presentEditMenu(with:)
    labels presentLocalNotificationNow(_:) presentPreview(animated:) presentSearchController(_:)
    labels presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss(_:)
    labels presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
    labels presentationCount(for:) presentationIndex(for:) presentationTransitionDidEnd(_:)
    labels presses(for:) pressesBegan(_:with:) pressesCancelled(_:with:) pressesChanged(_:with:)
    labels pressesEnded(_:with:) previewInteraction(_:didUpdateCommitTransition:ended:)
    labels previewInteractionShouldBegin(_:) previousLocation(in:) printFormattersForPage(at:)
    labels printInteractionControllerDidDismissPrinterOptions(_:)
    labels printInteractionControllerDidFinishJob(_:)
    labels printInteractionControllerDidPresentPrinterOptions(_:)
    labels printInteractionControllerParentViewController(_:)
    labels printInteractionControllerWillDismissPrinterOptions(_:)
    labels printInteractionControllerWillPresentPrinterOptions(_:)
    labels printInteractionControllerWillStartJob(_:) pushItem(_:animated:)
    labels pushViewController(_:animated:) rangeEnclosingPosition(_:with:inDirection:)
    labels rangeOfMisspelledWord(in:range:startingAt:wrap:language:) reconfigureRows(at:)
    labels rect(forSection:) rectForFooter(inSection:) rectForHeader(inSection:) rectForPage(at:)
    labels rectForRow(at:) redoMenuTitle(forUndoActionName:) registerForPreviewing(with:sourceView:)
    labels registerObject(_:visibility:) registerUserNotificationSettings(_:) reloadComponent(_:)
    labels reloadDecorations(forDateComponents:animated:) reloadRows(at:with:)
    labels remoteControlReceived(with:) removeAnimation(forKey:) removeArrangedSubview(_:)
    labels removeBehavior(_:) removeBoundary(withIdentifier:) removeChildBehavior(_:)
    labels removeConstraint(_:) removeConstraints(_:) removeFileWrapper(_:)
    labels removeGestureRecognizer(_:) removeInteraction(_:) removeItem(_:) removeKeyCommand(_:)
    labels removeLayoutGuide(_:) removeLayoutManager(_:) removeMotionEffect(_:)
    labels removeObject(forKey:) removeSegment(at:animated:) removeTabStop(_:)
    labels removeTextContainer(at:) removeToken(at:) render(in:) replaceLayoutManager(_:)
    labels replaceSublayer(_:with:) replaceTextStorage(_:) replaceTextualPortion(of:with:at:)
    labels replacingChildren(_:) requestFocusUpdate(to:) requestGeometryUpdate(_:errorHandler:)
    labels requestSceneSessionDestruction(_:options:errorHandler:) requestSceneSessionRefresh(_:)
    labels require(toFail:) resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)
    labels resolvedBackgroundColor(for:) resolvedStrokeColor(for:) resolvedTintColor(for:)
    labels resolvedValue(in:) responds(to:) restoreUserActivityState(_:) retargetedPreview(with:)
    labels rightViewRect(forBounds:) rotate(by:) rotated(by:) rowSize(forComponent:)
    labels run(forKey:object:arguments:) scaleBy(x:y:) scaledBy(x:y:) sceneDidBecomeActive(_:)
    labels sceneDidDisconnect(_:) sceneDidEnterBackground(_:) sceneWillEnterForeground(_:)
    labels sceneWillResignActive(_:) scheduleLocalNotification(_:)
    labels scopeBarButtonBackgroundImage(for:)
    labels scopeBarButtonDividerImage(forLeftSegmentState:rightSegmentState:)
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
    labels selectedRow(inComponent:) selectionDidChange(_:) selectionRects(for:)
    labels selectionWillChange(_:) sendActions(for:) sendEvent(_:) sendSubview(toBack:)
    labels sendSubviewToBack(_:) separateSecondaryViewController(for:) setAction(_:forSegmentAt:)
    labels setActionName(_:) setAffineTransform(_:) setAllowsAntialiasing(_:) setAlpha(_:)
    labels setAlternateIconName(_:completionHandler:) setAngle(_:magnitude:)
    labels setAttributedTitle(_:for:) setBackButtonBackgroundImage(_:for:barMetrics:)
    labels setBackButtonBackgroundVerticalPositionAdjustment(_:for:)
    labels setBackButtonTitlePositionAdjustment(_:for:)
    labels setBackIndicatorImage(_:transitionMaskImage:)
    labels setBackgroundVerticalPositionAdjustment(_:for:) setBadgeTextAttributes(_:for:)
    labels setBaseWritingDirection(_:for:) setBlendMode(_:) setBottomAccessory(_:animated:)
    labels setCancelHandler(qos:flags:handler:) setContentCompressionResistancePriority(_:for:)
    labels setContentHuggingPriority(_:for:) setContentScrollView(_:for:)
    labels setCurrentPageIndicatorImage(_:forPage:) setCustomSpacing(_:after:)
    labels setData(_:forPasteboardType:) setDate(_:animated:) setDecrementImage(_:for:)
    labels setEditing(_:animated:) setEnabled(_:forSegmentAt:) setFillColorSpace(_:)
    labels setFillPattern(_:colorComponents:) setFlatness(_:) setHidesBackButton(_:animated:)
    labels setHighlighted(_:animated:) setIncrementImage(_:for:) setIndicatorImage(_:forPage:)
    labels setItemProviders(_:localOnly:expirationDate:) setItems(_:animated:)
    labels setLeftBarButton(_:animated:) setLeftBarButtonItems(_:animated:) setLineCap(_:)
    labels setLineJoin(_:) setLineWidth(_:) setMarkedText(_:selectedRange:)
    labels setMaximumTrackImage(_:for:) setMenuVisible(_:animated:)
    labels setMinimumBackgroundFetchInterval(_:) setMinimumTrackImage(_:for:) setMiterLimit(_:)
    labels setNavigationBarHidden(_:animated:) setObject(_:forKey:) setOn(_:animated:)
    labels setOverrideTraitCollection(_:forChild:) setParagraphStyle(_:) setPatternPhase(_:)
    labels setPositionAdjustment(_:for:) setPreferredSymbolConfiguration(_:forImageIn:)
    labels setProgress(_:animated:) setRegistrationHandler(qos:flags:handler:)
    labels setRenderingIntent(_:) setRightBarButton(_:animated:) setRightBarButtonItems(_:animated:)
    labels setScopeBarButtonBackgroundImage(_:for:)
    labels setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)
    labels setScopeBarButtonTitleTextAttributes(_:for:) setSearchFieldBackgroundImage(_:for:)
    labels setSelected(_:animated:) setSelectedDates(_:animated:)
    labels setShadowImage(_:forToolbarPosition:) setShouldAntialias(_:)
    labels setShowsCancelButton(_:animated:) setShowsScope(_:animated:) setStatusBarHidden(_:with:)
    labels setStatusBarOrientation(_:animated:) setStatusBarStyle(_:animated:)
    labels setStrokeColorSpace(_:) setStrokePattern(_:colorComponents:) setTabBarHidden(_:animated:)
    labels setTabs(_:animated:) setTargetOffsetFromCenter(_:for:) setTargetRect(_:in:)
    labels setThumbImage(_:for:) setTitleColor(_:for:) setTitlePositionAdjustment(_:for:)
    labels setTitleShadowColor(_:for:) setTitleTextAttributes(_:for:)
    labels setTitleVerticalPositionAdjustment(_:for:) setToolbarHidden(_:animated:)
    labels setToolbarItems(_:animated:) setTranslatesReferenceBoundsIntoBoundary(with:)
    labels setTranslation(_:in:) setViewController(_:for:) setVisibleDateComponents(_:animated:)
    labels setWidth(_:forSegmentAt:) setZoomScale(_:animated:) shadowImage(forToolbarPosition:)
    labels sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    labels shouldBeRequiredToFail(by:) shouldPerformSegue(withIdentifier:sender:) shouldReceive(_:)
    labels shouldRequireFailure(of:) shouldUpdateFocus(in:) showDetailViewController(_:sender:)
    labels showMenu(from:rect:) sizeThatFits(_:) snapshotView(afterScreenUpdates:)
    labels splitViewControllerDidCollapse(_:) splitViewControllerDidExpand(_:)
    labels stateRestorationActivity(for:) stopAnimation(_:) strokeEllipse(in:)
    labels strokeLineSegments(between:) supplementaryView(forElementKind:at:)
    labels supportedInterfaceOrientations(for:) supports(_:)
    labels systemLayoutFittingSizeDidChange(forChildContentContainer:) tab(forIdentifier:)
    labels tabBar(_:didSelect:) tableViewDidEndMultipleSelectionInteraction(_:)
    labels target(forAction:withSender:) targetDisplayModeForAction(in:)
    labels targetIndexPath(forInteractivelyMovingItem:withPosition:) targetOffsetFromCenter(for:)
    labels targetViewController(forAction:sender:) text(in:)
    labels textContainer(forGlyphAt:effectiveRange:) textContainerChangedGeometry(_:)
    labels textDidChange(_:) textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:)
    labels textFieldShouldBeginEditing(_:) textFieldShouldClear(_:) textFieldShouldEndEditing(_:)
    labels textFieldShouldReturn(_:) textRange(from:to:) textViewDidBeginEditing(_:)
    labels textViewDidChange(_:) textViewDidChangeSelection(_:) textViewDidEndEditing(_:)
    labels textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:)
    labels textViewWritingToolsDidEnd(_:) textViewWritingToolsWillBegin(_:) textWillChange(_:)
    labels thumbImage(for:) thumbRect(forBounds:trackRect:value:) title(for:) titleColor(for:)
    labels titleForSegment(at:) titlePositionAdjustment(for:) titleRect(forContentRect:)
    labels titleShadowColor(for:) titleTextAttributes(for:) titleVerticalPositionAdjustment(for:)
    labels tokens(in:) touches(for:) touchesBegan(_:with:) touchesCancelled(_:with:)
    labels touchesEnded(_:with:) touchesMoved(_:with:) touchesShouldCancel(in:)
    labels trackRect(forBounds:) traitCollectionDidChange(_:)
    labels transition(from:to:duration:options:animations:completion:)
    labels transitionController(forDocumentAt:) transitionDuration(using:) translateBy(x:y:)
    labels translatedBy(x:y:) translation(in:) uiKitAddBarrierBlock(_:) uiKitAddOperation(_:)
    labels uiKitAddOperations(_:waitUntilFinished:) uiKitBundleIdentifier(fileID:)
    labels uiKitEnumerateMatches(in:options:range:using:) uiKitFormatted(date:time:)
    labels uiKitInfoDictionary(fileID:) uiKitIsDateInToday(_:) uiKitIsDateInTomorrow(_:)
    labels uiKitIsDateInYesterday(_:) uiKitIsOperatingSystemAtLeast(_:)
    labels uiKitLocalizedInfoDictionary(fileID:) uiKitLocalizedString(forKey:value:table:)
    labels uiKitObject(forInfoDictionaryKey:fileID:) uiKitURL(for:in:appropriateFor:create:)
    labels undoMenuTitle(forUndoActionName:) union(_:) unregister(imageWith:)
    labels unregisterForPreviewing(withContext:) unregisterForTraitChanges(_:)
    labels unregisterImage(with:) unwind(for:towards:) updateContentUnavailableConfiguration(using:)
    labels updateInteractiveMovementTargetPosition(_:) updateItem(usingCurrentState:)
    labels updateSearchResults(for:selecting:) updateUserActivityState(_:)
    labels updateValue(_:forAnimatedKey:) updateVisibleMenu(_:) updateVisibleMenuPosition(animated:)
    labels updated(for:) url(forUbiquityContainerIdentifier:) usedRect(for:)
    labels userActivityWasContinued(_:) userActivityWillSave(_:)
    labels userInteractionNoLongerPermitted(forError:) validate(_:) velocity(in:)
    labels view(forRow:forComponent:) viewController(for:) viewDidAppear(_:) viewDidDisappear(_:)
    labels viewForZooming(in:) viewIsAppearing(_:) viewWillAppear(_:) viewWillDisappear(_:)
    labels viewWillTransition(to:with:) viewWithTag(_:) visibleSupplementaryViews(ofKind:)
    labels week(ofYearSelection:canSelectWeekOfYear:) widthForSegment(at:)
    labels willDismissEditMenu(animator:) willDismissSearchController(_:) willPresent(_:)
    labels willPresentEditMenu(animator:) willPresentSearchController(_:) willRemoveSubview(_:)
    labels windowScene(_:performActionFor:completionHandler:) withAlignmentRectInsets(_:)
    labels withAlphaComponent(_:) withConfiguration(_:) withDesign(_:) withFace(_:) withFamily(_:)
    labels withRenderingMode(_:) withSize(_:) withSymbolicTraits(_:) withTraitCollection(_:)
    labels write(to:options:originalContentsURL:) zoom(to:animated:)
    """)
}
