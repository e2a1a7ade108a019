public import Foundation

// Names that UIKit has had until Swift 4. Code in Swift 4 mode may use them; in Swift 5 and later the
// compiler says the new name, and puts it in.

/// `UIEdgeInsets.init(top:left:bottom:right:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
/// `UIOffset.init(horizontal:vertical:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(
  _ horizontal: CGFloat, _ vertical: CGFloat
) -> UIOffset { UIOffset(horizontal: horizontal, vertical: vertical) }
/// `CGRect.inset(by:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(
  _ rect: CGRect, _ insets: UIEdgeInsets
) -> CGRect { rect.inset(by: insets) }
/// `UIImage.pngData` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// `UIImage.jpegData(compressionQuality:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(
  _ image: UIImage, _ compressionQuality: CGFloat
) -> Data? { image.jpegData(compressionQuality: compressionQuality) }
/// `UIInterfaceOrientation.isPortrait` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIInterfaceOrientation.isPortrait(self:)")
public func UIInterfaceOrientationIsPortrait(
  _ orientation: UIInterfaceOrientation
) -> Bool { orientation.isPortrait }
/// `UIInterfaceOrientation.isLandscape` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIInterfaceOrientation.isLandscape(self:)")
public func UIInterfaceOrientationIsLandscape(
  _ orientation: UIInterfaceOrientation
) -> Bool { orientation.isLandscape }
/// `UIDeviceOrientation.isPortrait` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIDeviceOrientation.isPortrait(self:)")
public func UIDeviceOrientationIsPortrait(
  _ orientation: UIDeviceOrientation
) -> Bool { orientation.isPortrait }
/// `UIDeviceOrientation.isLandscape` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIDeviceOrientation.isLandscape(self:)")
public func UIDeviceOrientationIsLandscape(
  _ orientation: UIDeviceOrientation
) -> Bool { orientation.isLandscape }
/// `UIAccessibility.post(notification:argument:)` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }
/// `UIAccessibility.isVoiceOverRunning` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
@preconcurrency @MainActor
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
/// `UIAccessibility.isSwitchControlRunning` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
@preconcurrency @MainActor
public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}
/// `UIAccessibility.isAssistiveTouchRunning` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isAssistiveTouchRunning()")
@preconcurrency @MainActor
public func UIAccessibilityIsAssistiveTouchRunning() -> Bool {
  UIAccessibility.isAssistiveTouchRunning
}
/// `UIAccessibility.isBoldTextEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
@preconcurrency @MainActor
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
/// `UIAccessibility.isReduceMotionEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
@preconcurrency @MainActor
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
/// `UIAccessibility.isReduceTransparencyEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
@preconcurrency @MainActor
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}
/// `UIAccessibility.isInvertColorsEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
@preconcurrency @MainActor
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }
/// `UIAccessibility.isGuidedAccessEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGuidedAccessEnabled()")
@preconcurrency @MainActor
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }
/// `UIAccessibility.isGrayscaleEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
@preconcurrency @MainActor
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }
/// `UIAccessibility.isMonoAudioEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isMonoAudioEnabled()")
@preconcurrency @MainActor
public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }
/// `UIAccessibility.isClosedCaptioningEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isClosedCaptioningEnabled()")
@preconcurrency @MainActor
public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
  UIAccessibility.isClosedCaptioningEnabled
}
/// `UIAccessibility.isSpeakScreenEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakScreenEnabled()")
@preconcurrency @MainActor
public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }
/// `UIAccessibility.isSpeakSelectionEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakSelectionEnabled()")
@preconcurrency @MainActor
public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
  UIAccessibility.isSpeakSelectionEnabled
}
/// `UIAccessibility.isShakeToUndoEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isShakeToUndoEnabled()")
@preconcurrency @MainActor
public func UIAccessibilityIsShakeToUndoEnabled() -> Bool { UIAccessibility.isShakeToUndoEnabled }
/// `UIAccessibility.isDarkerSystemColorsEnabled` in Swift 4.
@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isDarkerSystemColorsEnabled()")
@preconcurrency @MainActor
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}
