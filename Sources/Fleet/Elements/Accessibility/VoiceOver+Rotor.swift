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
      stop.isAdjustable
        || [
          .button, .switch, .textField, .secureTextField, .searchField, .textView, .menuItem,
        ].contains(stop.node.type)
    }
  }
}
