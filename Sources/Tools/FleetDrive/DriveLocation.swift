import Fleet
import HeadlessCoreLocation

/// Where the device is.
package enum DriveLocation: Equatable, CustomStringConvertible {
  case place(latitude: Double, longitude: Double)
  case unknown

  /// Where the device of this application is now.
  @MainActor package static var current: DriveLocation {
    guard let place = SimulatedLocation.place?.coordinate else { return .unknown }
    return .place(latitude: place.latitude, longitude: place.longitude)
  }

  package static let verb = "location"

  package var description: String {
    switch self {
    case .place(let latitude, let longitude): "\(Self.verb) \(latitude) \(longitude)"
    case .unknown: "\(Self.verb) none"
    }
  }

  /// Reads what stands behind `location`: degrees with a comma between them or not, or `none`.
  static func parsed(_ text: String) throws(StepMistake) -> DriveLocation {
    if text.lowercased() == "none" { return .unknown }
    let words = text.split { $0 == "," || $0.isWhitespace }
    let degrees = words.compactMap { Double($0) }
    // Whatever is no number is in no range either.
    guard words.count == 2, degrees.count == 2, (-90...90).contains(degrees[0]),
      (-180...180).contains(degrees[1])
    else { throw StepMistake(DriveWords.noPlace(text)) }
    return .place(latitude: degrees[0], longitude: degrees[1])
  }

  @MainActor func apply() {
    switch self {
    case .place(let latitude, let longitude):
      SimulatedLocation.move(to: CLLocation(latitude: latitude, longitude: longitude))
    case .unknown: SimulatedLocation.clear()
    }
  }

  var code: String {
    switch self {
    case .place(let latitude, let longitude):
      "SimulatedLocation.move(to: CLLocation(latitude: \(latitude), longitude: \(longitude)))"
    case .unknown: "SimulatedLocation.clear()"
    }
  }
}
