public import Foundation

/// The notifications to assistive technologies, and their settings.
///
/// Every setting is off until a test switches it on (behaviour 680).
public enum UIAccessibility {
  /// A notification to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number that UIKit uses.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Self(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Self(rawValue: 1001)
    /// Something is to be read out.
    public static let announcement = Self(rawValue: 1008)
    /// Another page was scrolled to.
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Tells assistive technology of a change; the application notes it.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {
    let application = UIApplication.shared
    application.appState.postedAccessibility.append((notification, argument))
    guard notification == .announcement, isVoiceOverRunning else { return }
    let text = (argument as? NSAttributedString)?.string ?? argument as? String ?? ""
    application.mainLoop.enqueue("VoiceOver has read an announcement") {
      NotificationCenter.default.post(
        name: announcementDidFinishNotification, object: nil,
        userInfo: [
          announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: true,
        ])
    }
  }

  /// Whether VoiceOver reads the screen out.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
  /// Whether Switch Control is used.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
  /// Whether AssistiveTouch is used.
  @preconcurrency @MainActor
  public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
  /// Whether sound is mono.
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { isOn(.monoAudio) }
  /// Whether films have captions.
  @preconcurrency @MainActor
  public static var isClosedCaptioningEnabled: Bool { isOn(.closedCaptioning) }
  /// Whether colors are inverted.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
  /// Whether the user is kept in one app.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
  /// Whether texts are bold.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { isOn(.boldText) }
  /// Whether there are no colors.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
  /// Whether nothing shines through.
  @preconcurrency @MainActor
  public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
  /// Whether little moves.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
  /// Whether screens fade instead of sliding.
  @preconcurrency @MainActor
  public static var prefersCrossFadeTransitions: Bool { isOn(.crossFadeTransitions) }
  /// Whether videos begin by themselves.
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { isOn(.videoAutoplay) }
  /// Whether colors are darker.
  @preconcurrency @MainActor
  public static var isDarkerSystemColorsEnabled: Bool { isOn(.darkerSystemColors) }
  /// Whether the selection is read out.
  @preconcurrency @MainActor
  public static var isSpeakSelectionEnabled: Bool { isOn(.speakSelection) }
  /// Whether the screen is read out.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }
  /// Whether a shake undoes.
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { isOn(.shakeToUndo) }
  /// Whether things are to differ by more than color.
  @preconcurrency @MainActor
  public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
  /// Whether switches have labels.
  @preconcurrency @MainActor
  public static var isOnOffSwitchLabelsEnabled: Bool { isOn(.onOffSwitchLabels) }
  /// Whether buttons have shapes.
  @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }

  /// The ear that a hearing device is for; none is here.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// The ears that hearing devices are for.
  public struct HearingDeviceEar: OptionSet, Sendable {
    /// A bit for each ear.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let left = Self(rawValue: 1 << 1)
    public static let right = Self(rawValue: 1 << 2)
    public static let both: Self = [.left, .right]
  }

  /// What Zoom follows.
  public enum ZoomType: Int, Sendable {
    /// The caret.
    case insertionPoint = 0
  }

  /// Tells Zoom which part of a view it is to show, which has no effect here.
  @preconcurrency @MainActor
  public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}

  /// Tells the user that gestures of the app's are also Zoom's, which has no effect here.
  @preconcurrency @MainActor public static func registerGestureConflictWithZoom() {}

  /// Asks for the device to show this app alone, which it does not do here.
  @preconcurrency @MainActor
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    UIApplication.shared.mainLoop.enqueue("UIAccessibility.requestGuidedAccessSession completion") {
      completionHandler(false)
    }
  }

  /// Returns a rectangle of a view on the screen.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.frameOnScreen(of: rect)
  }

  /// Returns a path of a view on the screen.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = view.frameOnScreen(of: .zero).origin
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  @MainActor
  private static func isOn(_ userSwitch: UserSwitch) -> Bool {
    UIApplication.shared.settings.switches.contains(userSwitch)
  }
}

extension UIAccessibility {
  /// Posted when VoiceOver is switched on or off.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when Switch Control is switched on or off.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when AssistiveTouch is switched on or off.
  public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted when sound becomes mono, or no longer.
  public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when films get captions, or no longer.
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when colors are inverted, or no longer.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when the user is kept in one app, or no longer.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when texts become bold, or no longer.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when colors go or come back.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when less is to shine through, or more again.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when less is to move, or more again.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when screens are to fade, or to slide again.
  public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when videos are to begin by themselves, or no longer.
  public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted when colors become darker, or no longer.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when the selection is to be read out, or no longer.
  public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when the screen is to be read out, or no longer.
  public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted when a shake is to undo, or no longer.
  public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted when things are to differ by more than color, or no longer.
  public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted when switches get labels, or no longer.
  public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted when buttons get shapes, or no longer.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when a hearing device is paired with another ear.
  public static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  /// Posted when VoiceOver has read an announcement, or was interrupted.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key for the text of an announcement.
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  /// The key for whether all of an announcement was read.
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
}
