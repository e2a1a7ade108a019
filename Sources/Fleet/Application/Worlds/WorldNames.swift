import HeadlessUIKit

/// The names of a world's parts in failures.
enum WorldNames {
  static func name(of split: TestWorld.Split) -> String {
    switch split {
    case .full: "full screen"
    case .twoThirds: "two thirds"
    case .half: "half"
    case .third: "a third"
    case .width(let width): "\(Int(exactly: width.rounded()) ?? 0) points wide"
    }
  }

  static func name(of orientation: UIDeviceOrientation) -> String {
    switch orientation {
    case .unknown: "held in some way"
    case .portrait: "portrait"
    case .portraitUpsideDown: "upside down"
    case .landscapeLeft: "landscape left"
    case .landscapeRight: "landscape right"
    case .faceUp: "face up"
    case .faceDown: "face down"
    }
  }

  static func name(of size: UIContentSizeCategory) -> String {
    guard let step = size.step, sizes.indices.contains(step) else { return size.rawValue }
    return sizes[step]
  }

  private static let sizes = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibility1", "accessibility2", "accessibility3",
    "accessibility4", "accessibility5",
  ]

  static func name(of direction: UITraitEnvironmentLayoutDirection) -> String {
    direction == .rightToLeft ? "right to left" : "left to right"
  }

  static func name(of style: UIUserInterfaceStyle) -> String { style == .dark ? "dark" : "light" }

  static func name(of userSwitch: UserSwitch) -> String {
    switch userSwitch {
    case .voiceOver: "VoiceOver"
    case .switchControl: "Switch Control"
    case .assistiveTouch: "AssistiveTouch"
    case .boldText: "bold text"
    case .darkerSystemColors: "high contrast"
    case .differentiateWithoutColor: "differentiate without color"
    case .buttonShapes: "button shapes"
    case .onOffSwitchLabels: "labels of switches"
    case .invertColors: "inverted colors"
    case .grayscale: "grayscale"
    case .reduceTransparency: "reduce transparency"
    case .reduceMotion: "reduce motion"
    case .crossFadeTransitions: "cross-fade transitions"
    case .videoAutoplay: "video autoplay"
    case .monoAudio: "mono audio"
    case .closedCaptioning: "captions"
    case .speakSelection: "speak selection"
    case .speakScreen: "speak screen"
    case .guidedAccess: "Guided Access"
    case .shakeToUndo: "shake to undo"
    }
  }
}
