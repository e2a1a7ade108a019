import Fleet

/// How the device is connected, or that it is not.
package struct DriveNetwork: Equatable, CustomStringConvertible {
  let connection: NetworkConnection

  package init(connection: NetworkConnection) { self.connection = connection }

  package static let verb = "network"

  package var description: String { "\(Self.verb) \(connection.rawValue)" }

  /// Reads what stands behind `network`.
  static func parsed(_ text: String) throws(StepMistake) -> DriveNetwork {
    guard let connection = NetworkConnection(rawValue: text.lowercased()) else {
      throw StepMistake(
        DriveWords.noConnection(text, NetworkConnection.allCases.map(\.rawValue)))
    }
    return DriveNetwork(connection: connection)
  }

  @MainActor func apply() { Fleet.networkConnection = connection }

  var code: String { "Fleet.networkConnection = .\(connection.rawValue)" }
}
