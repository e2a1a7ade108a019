import HeadlessUIKit

/// The user's accessibility settings, by the names in `UIAccessibility`.
extension TestWorld {
  /// Whether texts are bold.
  public var isBoldTextEnabled: Bool {
    get { isOn(.boldText) }
    set { set(.boldText, to: newValue) }
  }
  /// Whether contrast is high.
  public var isDarkerSystemColorsEnabled: Bool {
    get { isOn(.darkerSystemColors) }
    set { set(.darkerSystemColors, to: newValue) }
  }
  /// Whether little moves.
  public var isReduceMotionEnabled: Bool {
    get { isOn(.reduceMotion) }
    set { set(.reduceMotion, to: newValue) }
  }
  /// Whether screens fade instead of sliding.
  public var prefersCrossFadeTransitions: Bool {
    get { isOn(.crossFadeTransitions) }
    set { set(.crossFadeTransitions, to: newValue) }
  }
  /// Whether nothing shines through.
  public var isReduceTransparencyEnabled: Bool {
    get { isOn(.reduceTransparency) }
    set { set(.reduceTransparency, to: newValue) }
  }
  /// Whether colors are inverted.
  public var isInvertColorsEnabled: Bool {
    get { isOn(.invertColors) }
    set { set(.invertColors, to: newValue) }
  }
  /// Whether there are no colors.
  public var isGrayscaleEnabled: Bool {
    get { isOn(.grayscale) }
    set { set(.grayscale, to: newValue) }
  }
  /// Whether things are to differ by more than color.
  public var shouldDifferentiateWithoutColor: Bool {
    get { isOn(.differentiateWithoutColor) }
    set { set(.differentiateWithoutColor, to: newValue) }
  }
  /// Whether buttons have shapes.
  public var buttonShapesEnabled: Bool {
    get { isOn(.buttonShapes) }
    set { set(.buttonShapes, to: newValue) }
  }
  /// Whether switches have labels.
  public var isOnOffSwitchLabelsEnabled: Bool {
    get { isOn(.onOffSwitchLabels) }
    set { set(.onOffSwitchLabels, to: newValue) }
  }
  /// Whether videos begin by themselves.
  public var isVideoAutoplayEnabled: Bool {
    get { isOn(.videoAutoplay) }
    set { set(.videoAutoplay, to: newValue) }
  }
  /// Whether VoiceOver reads the screen out.
  public var isVoiceOverRunning: Bool {
    get { isOn(.voiceOver) }
    set { set(.voiceOver, to: newValue) }
  }
  /// Whether Switch Control is used.
  public var isSwitchControlRunning: Bool {
    get { isOn(.switchControl) }
    set { set(.switchControl, to: newValue) }
  }
  /// Whether AssistiveTouch is used.
  public var isAssistiveTouchRunning: Bool {
    get { isOn(.assistiveTouch) }
    set { set(.assistiveTouch, to: newValue) }
  }
  /// Whether the selection is read out.
  public var isSpeakSelectionEnabled: Bool {
    get { isOn(.speakSelection) }
    set { set(.speakSelection, to: newValue) }
  }
  /// Whether the screen is read out.
  public var isSpeakScreenEnabled: Bool {
    get { isOn(.speakScreen) }
    set { set(.speakScreen, to: newValue) }
  }
  /// Whether sound is mono.
  public var isMonoAudioEnabled: Bool {
    get { isOn(.monoAudio) }
    set { set(.monoAudio, to: newValue) }
  }
  /// Whether films have captions.
  public var isClosedCaptioningEnabled: Bool {
    get { isOn(.closedCaptioning) }
    set { set(.closedCaptioning, to: newValue) }
  }
  /// Whether the user is kept in one app.
  public var isGuidedAccessEnabled: Bool {
    get { isOn(.guidedAccess) }
    set { set(.guidedAccess, to: newValue) }
  }
  /// Whether a shake undoes.
  public var isShakeToUndoEnabled: Bool {
    get { isOn(.shakeToUndo) }
    set { set(.shakeToUndo, to: newValue) }
  }

  private func isOn(_ userSwitch: UserSwitch) -> Bool { settings.switches.contains(userSwitch) }

  private mutating func set(_ userSwitch: UserSwitch, to isOn: Bool) {
    if isOn {
      settings.switches.insert(userSwitch)
    } else {
      settings.switches.remove(userSwitch)
    }
  }
}
