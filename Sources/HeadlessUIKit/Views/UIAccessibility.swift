public import Foundation

/// What assistive technology is told, and what of it is switched on.
///
/// In the model nothing is (behaviour 680).
public enum UIAccessibility {
  /// What has changed.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number that UIKit uses.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen came.
    public static let screenChanged = Self(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Self(rawValue: 1001)
    /// Something is to be read out.
    public static let announcement = Self(rawValue: 1008)
    /// Another page was scrolled to.
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Tells assistive technology what has changed; the application notes it.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {
    UIApplication.shared.appState.postedAccessibility.append((notification, argument))
  }

  /// Whether VoiceOver reads the screen out.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is used.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
  /// Whether AssistiveTouch is used.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
  /// Whether sound is mono.
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }
  /// Whether films have captions.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether colors are inverted.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  /// Whether the user is kept in one app.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
  /// Whether texts are bold.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { false }
  /// Whether there are no colors.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }
  /// Whether nothing shines through.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether little moves.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { false }
  /// Whether colors are darker.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the selection is read out.
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen is read out.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a shake undoes.
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { true }
  /// Whether things are to differ by more than color.
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches have labels.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }
}

extension UIAccessibility {
  /// Posted when VoiceOver is switched on or off, which never happens in the model.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when less is to move, or more again, which never happens in the model.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when texts become bold, or no longer, which never happens in the model.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}
