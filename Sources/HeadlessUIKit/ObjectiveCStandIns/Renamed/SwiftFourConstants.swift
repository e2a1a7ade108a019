public import Foundation

// Names that UIKit has had until Swift 4. Code in Swift 4 mode may use them; in Swift 5 and later the
// compiler says the new name, and puts it in.

/// `UIAccessibility.Notification.announcement` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.announcement")
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.announcement
}
/// `UIAccessibility.Notification.layoutChanged` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.layoutChanged")
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.layoutChanged
}
/// `UIAccessibility.Notification.pageScrolled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.pageScrolled")
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.pageScrolled
}
/// `UIAccessibility.Notification.screenChanged` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification.screenChanged")
public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.screenChanged
}
/// `UIAccessibilityTraits.adjustable` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits {
  UIAccessibilityTraits.adjustable
}
/// `UIAccessibilityTraits.allowsDirectInteraction` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
  UIAccessibilityTraits.allowsDirectInteraction
}
/// `UIAccessibilityTraits.button` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
/// `UIAccessibilityTraits.causesPageTurn` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits {
  UIAccessibilityTraits.causesPageTurn
}
/// `UIAccessibilityTraits.header` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
/// `UIAccessibilityTraits.image` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
/// `UIAccessibilityTraits.keyboardKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey")
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits {
  UIAccessibilityTraits.keyboardKey
}
/// `UIAccessibilityTraits.link` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }
/// `UIAccessibilityTraits.none` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
/// `UIAccessibilityTraits.notEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits {
  UIAccessibilityTraits.notEnabled
}
/// `UIAccessibilityTraits.playsSound` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound")
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits {
  UIAccessibilityTraits.playsSound
}
/// `UIAccessibilityTraits.searchField` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits {
  UIAccessibilityTraits.searchField
}
/// `UIAccessibilityTraits.selected` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }
/// `UIAccessibilityTraits.startsMediaSession` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits {
  UIAccessibilityTraits.startsMediaSession
}
/// `UIAccessibilityTraits.staticText` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits {
  UIAccessibilityTraits.staticText
}
/// `UIAccessibilityTraits.summaryElement` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits {
  UIAccessibilityTraits.summaryElement
}
/// `UIAccessibilityTraits.updatesFrequently` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
  UIAccessibilityTraits.updatesFrequently
}
/// `UIApplication.backgroundFetchIntervalMinimum` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalMinimum")
@preconcurrency @MainActor
public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval {
  UIApplication.backgroundFetchIntervalMinimum
}
/// `UIApplication.backgroundFetchIntervalNever` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundFetchIntervalNever")
@preconcurrency @MainActor
public var UIApplicationBackgroundFetchIntervalNever: TimeInterval {
  UIApplication.backgroundFetchIntervalNever
}
/// `UIApplication.openSettingsURLString` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
/// `UIApplication.statusBarFrameUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.statusBarFrameUserInfoKey")
public var UIApplicationStatusBarFrameUserInfoKey: String {
  "UIApplicationStatusBarFrameUserInfoKey"
}
/// `UIApplication.statusBarOrientationUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.statusBarOrientationUserInfoKey")
public var UIApplicationStatusBarOrientationUserInfoKey: String { UIApplication.orientationKey }
/// `UIBackgroundTaskIdentifier.invalid` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
  UIBackgroundTaskIdentifier.invalid
}
/// `UICollectionView.elementKindSectionFooter` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}
/// `UICollectionView.elementKindSectionHeader` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}
/// `UICollectionViewFlowLayout.automaticSize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}
/// `UIEdgeInsets.zero` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.zero")
public var UIEdgeInsetsZero: UIEdgeInsets { UIEdgeInsets.zero }
/// `UIFont.Weight.black` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.black")
public var UIFontWeightBlack: UIFont.Weight { UIFont.Weight.black }
/// `UIFont.Weight.bold` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }
/// `UIFont.Weight.heavy` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.heavy")
public var UIFontWeightHeavy: UIFont.Weight { UIFont.Weight.heavy }
/// `UIFont.Weight.light` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }
/// `UIFont.Weight.medium` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }
/// `UIFont.Weight.regular` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }
/// `UIFont.Weight.semibold` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }
/// `UIFont.Weight.thin` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.thin")
public var UIFontWeightThin: UIFont.Weight { UIFont.Weight.thin }
/// `UIFont.Weight.ultraLight` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIFont.Weight.ultraLight")
public var UIFontWeightUltraLight: UIFont.Weight { UIFont.Weight.ultraLight }
/// `UIImagePickerController.InfoKey.cropRect` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.cropRect")
public var UIImagePickerControllerCropRect: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.cropRect
}
/// `UIImagePickerController.InfoKey.editedImage` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.editedImage
}
/// `UIImagePickerController.InfoKey.imageURL` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.imageURL")
public var UIImagePickerControllerImageURL: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.imageURL
}
/// `UIImagePickerController.InfoKey.mediaMetadata` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaMetadata")
public var UIImagePickerControllerMediaMetadata: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.mediaMetadata
}
/// `UIImagePickerController.InfoKey.mediaType` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaType")
public var UIImagePickerControllerMediaType: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.mediaType
}
/// `UIImagePickerController.InfoKey.mediaURL` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.mediaURL")
public var UIImagePickerControllerMediaURL: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.mediaURL
}
/// `UIImagePickerController.InfoKey.originalImage` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.originalImage
}
/// `UIImagePickerController.InfoKey.phAsset` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.phAsset")
public var UIImagePickerControllerPHAsset: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.phAsset
}
/// `UIImagePickerController.InfoKey.referenceURL` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.InfoKey.referenceURL")
public var UIImagePickerControllerReferenceURL: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.referenceURL
}
/// `UIKeyCommand.inputDownArrow` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputDownArrow")
public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }
/// `UIKeyCommand.inputEscape` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputEscape")
public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }
/// `UIKeyCommand.inputLeftArrow` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputLeftArrow")
public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }
/// `UIKeyCommand.inputRightArrow` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputRightArrow")
public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }
/// `UIKeyCommand.inputUpArrow` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIKeyCommand.inputUpArrow")
public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }
/// `UIResponder.keyboardAnimationCurveUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}
/// `UIResponder.keyboardAnimationDurationUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}
/// `UIResponder.keyboardFrameBeginUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
/// `UIResponder.keyboardFrameEndUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
/// `UIResponder.keyboardIsLocalUserInfoKey` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }
/// `UIView.layoutFittingCompressedSize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// `UIView.layoutFittingExpandedSize` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
/// `UINavigationController.hideShowBarDuration` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.hideShowBarDuration")
@preconcurrency @MainActor
public var UINavigationControllerHideShowBarDuration: CGFloat {
  UINavigationController.hideShowBarDuration
}
/// `UIOffset.zero` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIOffset.zero")
public var UIOffsetZero: UIOffset { UIOffset.zero }
/// `UIPageViewController.OptionsKey.interPageSpacing` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.interPageSpacing
}
/// `UIPageViewController.OptionsKey.spineLocation` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.OptionsKey.spineLocation")
public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.spineLocation
}
/// `UIScrollView.DecelerationRate.fast` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}
/// `UIScrollView.DecelerationRate.normal` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}
/// `UISplitViewController.automaticDimension` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.automaticDimension")
public var UISplitViewControllerAutomaticDimension: CGFloat {
  UISplitViewController.automaticDimension
}
/// `UITableView.automaticDimension` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
/// `UITableView.indexSearch` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UITableView.indexSearch")
public var UITableViewIndexSearch: String { UITableView.indexSearch }
/// `UIView.noIntrinsicMetric` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
/// `UIWindow.Level.alert` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
/// `UIWindow.Level.normal` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
/// `UIWindow.Level.statusBar` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
