import HeadlessUIKit

extension VoiceOver.Rotor {
  /// Whether a stop is of the kind.
  @MainActor func includes(_ stop: VoiceOverStop) -> Bool {
    switch self {
    case .elements: true
    case .headings: stop.isHeading
    case .links: stop.isLink
    case .adjustables: stop.isAdjustable
    case .controls:
      stop.isAdjustable || stop.node.type.isField
        || [.button, .switch, .menuItem].contains(stop.node.type)
    }
  }
}
