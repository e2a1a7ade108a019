import Fleet

/// A change of what is around the app, which no user makes on its screen.
package enum DriveChange: Equatable, CustomStringConvertible {
  case permission(DrivePermission)
  case location(DriveLocation)
  case network(DriveNetwork)
  case response(DriveResponse)

  static let verbs = [
    DrivePermission.verb, DriveLocation.verb, DriveNetwork.verb, DriveResponse.verb,
  ]

  package var description: String {
    switch self {
    case .permission(let permission): permission.description
    case .location(let location): location.description
    case .network(let network): network.description
    case .response(let response): response.description
    }
  }

  /// Reads a command by its verb and what stands behind that; `nil` where it is another one.
  static func parsed(_ verb: String, _ text: String) throws(StepMistake) -> DriveChange? {
    switch verb {
    case DrivePermission.verb: .permission(try .parsed(text))
    case DriveLocation.verb: .location(try .parsed(text))
    case DriveNetwork.verb: .network(try .parsed(text))
    case DriveResponse.verb: .response(try .parsed(text))
    default: nil
    }
  }

  /// Makes the change in the application of the moment.
  @MainActor func apply() {
    switch self {
    case .permission(let permission): permission.apply()
    case .location(let location): location.apply()
    case .network(let network): network.apply()
    case .response(let response): response.apply()
    }
  }

  // MARK: In a test

  func code(as dialect: StepDialect) -> [String] {
    guard dialect != .xcuitest else { return StepCode.missing(self) }
    return switch self {
    case .permission(let permission): [permission.code]
    case .location(let location): [location.code]
    case .network(let network): [network.code]
    case .response(let response): [response.code]
    }
  }
}
