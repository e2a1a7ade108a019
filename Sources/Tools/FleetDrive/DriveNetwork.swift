import Fleet

/// How the device is connected, or that it is not.
package enum DriveNetwork: String, CaseIterable, CustomStringConvertible {
  case wifi, cellular, wired, none

  /// How the device of this application is connected now.
  @MainActor package static var current: DriveNetwork {
    switch Fleet.networkConnection {
    case .wifi: .wifi
    case .cellular: .cellular
    case .wired: .wired
    case .none: .none
    }
  }

  package static let verb = "network"

  package var description: String { "\(Self.verb) \(rawValue)" }

  /// Reads what stands behind `network`.
  static func parsed(_ text: String) throws(StepMistake) -> DriveNetwork {
    guard let network = allCases.first(where: { $0.rawValue == text.lowercased() }) else {
      throw StepMistake(DriveWords.noConnection(text, allCases.map(\.rawValue)))
    }
    return network
  }

  @MainActor func apply() {
    switch self {
    case .wifi: Fleet.networkConnection = .wifi
    case .cellular: Fleet.networkConnection = .cellular
    case .wired: Fleet.networkConnection = .wired
    case .none: Fleet.networkConnection = .none
    }
  }

  var code: String { "Fleet.networkConnection = .\(rawValue)" }
}
