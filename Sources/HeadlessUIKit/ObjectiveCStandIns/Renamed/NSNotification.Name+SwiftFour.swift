public import Foundation

// Names that UIKit has had until Swift 4. Code in Swift 4 mode may use them; in Swift 5 and later the
// compiler says the new name, and puts it in.

extension NSNotification.Name {
  /// `UIAccessibility.announcementDidFinishNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.announcementDidFinishNotification")
  public static var UIAccessibilityAnnouncementDidFinish: Notification.Name {
    UIAccessibility.announcementDidFinishNotification
  }
  /// `UIAccessibility.boldTextStatusDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
  public static var UIAccessibilityBoldTextStatusDidChange: Notification.Name {
    UIAccessibility.boldTextStatusDidChangeNotification
  }
  /// `UIAccessibility.darkerSystemColorsStatusDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIAccessibility.darkerSystemColorsStatusDidChangeNotification"
  )
  public static var UIAccessibilityDarkerSystemColorsStatusDidChange: Notification.Name {
    UIAccessibility.darkerSystemColorsStatusDidChangeNotification
  }
  /// `UIAccessibility.invertColorsStatusDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIAccessibility.invertColorsStatusDidChangeNotification"
  )
  public static var UIAccessibilityInvertColorsStatusDidChange: Notification.Name {
    UIAccessibility.invertColorsStatusDidChangeNotification
  }
  /// `UIAccessibility.reduceMotionStatusDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification"
  )
  public static var UIAccessibilityReduceMotionStatusDidChange: Notification.Name {
    UIAccessibility.reduceMotionStatusDidChangeNotification
  }
  /// `UIAccessibility.reduceTransparencyStatusDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification"
  )
  public static var UIAccessibilityReduceTransparencyStatusDidChange: Notification.Name {
    UIAccessibility.reduceTransparencyStatusDidChangeNotification
  }
  /// `UIAccessibility.voiceOverStatusDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
  public static var UIAccessibilityVoiceOverStatusDidChange: Notification.Name {
    UIAccessibility.voiceOverStatusDidChangeNotification
  }
  /// `UIApplication.backgroundRefreshStatusDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification"
  )
  public static var UIApplicationBackgroundRefreshStatusDidChange: Notification.Name {
    UIApplication.backgroundRefreshStatusDidChangeNotification
  }
  /// `UIApplication.didBecomeActiveNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: Notification.Name {
    UIApplication.didBecomeActiveNotification
  }
  /// `UIApplication.didChangeStatusBarFrameNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarFrameNotification")
  public static var UIApplicationDidChangeStatusBarFrame: Notification.Name {
    Self("UIApplicationDidChangeStatusBarFrameNotification")
  }
  /// `UIApplication.didChangeStatusBarOrientationNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarOrientationNotification"
  )
  public static var UIApplicationDidChangeStatusBarOrientation: Notification.Name {
    UIApplication.didTurn
  }
  /// `UIApplication.didEnterBackgroundNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: Notification.Name {
    UIApplication.didEnterBackgroundNotification
  }
  /// `UIApplication.didFinishLaunchingNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
  public static var UIApplicationDidFinishLaunching: Notification.Name {
    UIApplication.didFinishLaunchingNotification
  }
  /// `UIApplication.didReceiveMemoryWarningNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static var UIApplicationDidReceiveMemoryWarning: Notification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }
  /// `UIApplication.protectedDataDidBecomeAvailableNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIApplication.protectedDataDidBecomeAvailableNotification"
  )
  public static var UIApplicationProtectedDataDidBecomeAvailable: Notification.Name {
    UIApplication.protectedDataDidBecomeAvailableNotification
  }
  /// `UIApplication.protectedDataWillBecomeUnavailableNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIApplication.protectedDataWillBecomeUnavailableNotification"
  )
  public static var UIApplicationProtectedDataWillBecomeUnavailable: Notification.Name {
    UIApplication.protectedDataWillBecomeUnavailableNotification
  }
  /// `UIApplication.significantTimeChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
  public static var UIApplicationSignificantTimeChange: Notification.Name {
    UIApplication.significantTimeChangeNotification
  }
  /// `UIApplication.userDidTakeScreenshotNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
  public static var UIApplicationUserDidTakeScreenshot: Notification.Name {
    UIApplication.userDidTakeScreenshotNotification
  }
  /// `UIApplication.willChangeStatusBarFrameNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarFrameNotification")
  public static var UIApplicationWillChangeStatusBarFrame: Notification.Name {
    Self("UIApplicationWillChangeStatusBarFrameNotification")
  }
  /// `UIApplication.willChangeStatusBarOrientationNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarOrientationNotification"
  )
  public static var UIApplicationWillChangeStatusBarOrientation: Notification.Name {
    UIApplication.willTurn
  }
  /// `UIApplication.willEnterForegroundNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: Notification.Name {
    UIApplication.willEnterForegroundNotification
  }
  /// `UIApplication.willResignActiveNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: Notification.Name {
    UIApplication.willResignActiveNotification
  }
  /// `UIApplication.willTerminateNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: Notification.Name {
    UIApplication.willTerminateNotification
  }
  /// `UIContentSizeCategory.didChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: Notification.Name {
    UIContentSizeCategory.didChangeNotification
  }
  /// `UIDevice.batteryLevelDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
  public static var UIDeviceBatteryLevelDidChange: Notification.Name {
    UIDevice.batteryLevelDidChangeNotification
  }
  /// `UIDevice.batteryStateDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
  public static var UIDeviceBatteryStateDidChange: Notification.Name {
    UIDevice.batteryStateDidChangeNotification
  }
  /// `UIDevice.orientationDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: Notification.Name {
    UIDevice.orientationDidChangeNotification
  }
  /// `UIDevice.proximityStateDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.proximityStateDidChangeNotification")
  public static var UIDeviceProximityStateDidChange: Notification.Name {
    UIDevice.proximityStateDidChangeNotification
  }
  /// `UIDocument.stateChangedNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIDocument.stateChangedNotification")
  public static var UIDocumentStateChanged: Notification.Name {
    UIDocument.stateChangedNotification
  }
  /// `UIResponder.keyboardDidChangeFrameNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: Notification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }
  /// `UIResponder.keyboardDidHideNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: Notification.Name { UIResponder.keyboardDidHideNotification }
  /// `UIResponder.keyboardDidShowNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: Notification.Name { UIResponder.keyboardDidShowNotification }
  /// `UIResponder.keyboardWillChangeFrameNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: Notification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }
  /// `UIResponder.keyboardWillHideNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: Notification.Name {
    UIResponder.keyboardWillHideNotification
  }
  /// `UIResponder.keyboardWillShowNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: Notification.Name {
    UIResponder.keyboardWillShowNotification
  }
  /// `UIMenuController.didHideMenuNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didHideMenuNotification")
  public static var UIMenuControllerDidHideMenu: Notification.Name {
    UIMenuController.didHideMenuNotification
  }
  /// `UIMenuController.didShowMenuNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didShowMenuNotification")
  public static var UIMenuControllerDidShowMenu: Notification.Name {
    UIMenuController.didShowMenuNotification
  }
  /// `UIMenuController.menuFrameDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.menuFrameDidChangeNotification")
  public static var UIMenuControllerMenuFrameDidChange: Notification.Name {
    UIMenuController.menuFrameDidChangeNotification
  }
  /// `UIMenuController.willHideMenuNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willHideMenuNotification")
  public static var UIMenuControllerWillHideMenu: Notification.Name {
    UIMenuController.willHideMenuNotification
  }
  /// `UIMenuController.willShowMenuNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willShowMenuNotification")
  public static var UIMenuControllerWillShowMenu: Notification.Name {
    UIMenuController.willShowMenuNotification
  }
  /// `UIPasteboard.changedNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
  public static var UIPasteboardChanged: Notification.Name { UIPasteboard.changedNotification }
  /// `UIPasteboard.removedNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.removedNotification")
  public static var UIPasteboardRemoved: Notification.Name { UIPasteboard.removedNotification }
  /// `UIScreen.brightnessDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.brightnessDidChangeNotification")
  public static var UIScreenBrightnessDidChange: Notification.Name {
    UIScreen.brightnessDidChangeNotification
  }
  /// `UIScreen.capturedDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.capturedDidChangeNotification")
  public static var UIScreenCapturedDidChange: Notification.Name {
    UIScreen.capturedDidChangeNotification
  }
  /// `UIScreen.didConnectNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.didConnectNotification")
  public static var UIScreenDidConnect: Notification.Name { UIScreen.didConnectNotification }
  /// `UIScreen.didDisconnectNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.didDisconnectNotification")
  public static var UIScreenDidDisconnect: Notification.Name { UIScreen.didDisconnectNotification }
  /// `UIScreen.modeDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.modeDidChangeNotification")
  public static var UIScreenModeDidChange: Notification.Name { UIScreen.modeDidChangeNotification }
  /// `UITableView.selectionDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITableView.selectionDidChangeNotification")
  public static var UITableViewSelectionDidChange: Notification.Name {
    UITableView.selectionDidChangeNotification
  }
  /// `UITextField.textDidBeginEditingNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
  public static var UITextFieldTextDidBeginEditing: Notification.Name {
    UITextField.textDidBeginEditingNotification
  }
  /// `UITextField.textDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: Notification.Name {
    UITextField.textDidChangeNotification
  }
  /// `UITextField.textDidEndEditingNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
  public static var UITextFieldTextDidEndEditing: Notification.Name {
    UITextField.textDidEndEditingNotification
  }
  /// `UITextInputMode.currentInputModeDidChangeNotification` in Swift 4.
  @available(
    swift, obsoleted: 4.2,
    renamed: "UITextInputMode.currentInputModeDidChangeNotification"
  )
  public static var UITextInputCurrentInputModeDidChange: Notification.Name {
    UITextInputMode.currentInputModeDidChangeNotification
  }
  /// `UITextView.textDidBeginEditingNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
  public static var UITextViewTextDidBeginEditing: Notification.Name {
    UITextView.textDidBeginEditingNotification
  }
  /// `UITextView.textDidChangeNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: Notification.Name {
    UITextView.textDidChangeNotification
  }
  /// `UITextView.textDidEndEditingNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
  public static var UITextViewTextDidEndEditing: Notification.Name {
    UITextView.textDidEndEditingNotification
  }
  /// `UIWindow.didBecomeHiddenNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
  public static var UIWindowDidBecomeHidden: Notification.Name {
    UIWindow.didBecomeHiddenNotification
  }
  /// `UIWindow.didBecomeKeyNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
  public static var UIWindowDidBecomeKey: Notification.Name { UIWindow.didBecomeKeyNotification }
  /// `UIWindow.didBecomeVisibleNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
  public static var UIWindowDidBecomeVisible: Notification.Name {
    UIWindow.didBecomeVisibleNotification
  }
  /// `UIWindow.didResignKeyNotification` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification")
  public static var UIWindowDidResignKey: Notification.Name { UIWindow.didResignKeyNotification }
}
