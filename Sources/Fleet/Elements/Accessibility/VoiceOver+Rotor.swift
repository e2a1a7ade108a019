import HeadlessUIKit

extension VoiceOver.Rotor {
  /// All rotors but the app's, in the order in which they are named.
  package static let all: [Self] = [.elements, .headings, .links, .controls, .adjustables]

  /// The name of the rotor, as steps have it: the app's stand in quotes.
  package var word: String {
    switch self {
    case .elements: "elements"
    case .headings: "headings"
    case .links: "links"
    case .controls: "controls"
    case .adjustables: "adjustables"
    case .custom(let name): StepReader.quoted(name)
    case .system(let type): "\(type)"
    }
  }

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
    case .custom, .system: false
    }
  }

  /// Whether only the app has such a rotor.
  var isOfApp: Bool {
    switch self {
    case .custom, .system: true
    case .elements, .headings, .links, .adjustables, .controls: false
    }
  }

  /// The app's rotor of the kind at a stop.
  @MainActor func custom(at stop: VoiceOverStop) -> UIAccessibilityCustomRotor? {
    func first(
      _ isMeant: (UIAccessibilityCustomRotor) -> Bool
    ) -> UIAccessibilityCustomRotor? { stop.node.customRotors.first(where: isMeant) }
    return switch self {
    case .custom(let name): first { $0.systemRotorType == .none && $0.name == name }
    case .system(let type): first { $0.systemRotorType == type }
    case .headings: first { $0.systemRotorType == .heading }
    case .links: first { $0.systemRotorType == .link }
    case .elements, .adjustables, .controls: nil
    }
  }

  /// The names of the app's rotors at a stop, the nearest first.
  @MainActor static func names(at stop: VoiceOverStop) -> [String] {
    stop.node.customRotors.filter { $0.systemRotorType == .none }.map(\.name)
      .filter { !$0.isEmpty }
  }
}
