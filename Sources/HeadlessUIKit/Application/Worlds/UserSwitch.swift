import Foundation

/// A switch in the settings for accessibility.
package enum UserSwitch: CaseIterable, Sendable {
  case voiceOver, switchControl, assistiveTouch
  case boldText, darkerSystemColors, differentiateWithoutColor, buttonShapes, onOffSwitchLabels
  case invertColors, grayscale, reduceTransparency
  case reduceMotion, crossFadeTransitions, videoAutoplay
  case monoAudio, closedCaptioning, speakSelection, speakScreen
  case guidedAccess, shakeToUndo

  /// The switches that are on in the factory settings.
  static let usual: Set<UserSwitch> = [.videoAutoplay, .shakeToUndo]

  /// The notification when it is switched.
  var notification: Notification.Name {
    switch self {
    case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
    case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
    case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
    case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
    case .darkerSystemColors: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    case .differentiateWithoutColor: UIAccessibility.differentiateWithoutColorDidChangeNotification
    case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
    case .onOffSwitchLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
    case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
    case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
    case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
    case .crossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
    case .videoAutoplay: UIAccessibility.videoAutoplayStatusDidChangeNotification
    case .monoAudio: UIAccessibility.monoAudioStatusDidChangeNotification
    case .closedCaptioning: UIAccessibility.closedCaptioningStatusDidChangeNotification
    case .speakSelection: UIAccessibility.speakSelectionStatusDidChangeNotification
    case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
    case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
    case .shakeToUndo: UIAccessibility.shakeToUndoDidChangeNotification
    }
  }
}
