import Foundation

/// The way in which clients are built.
enum Configuration: String {
  case debug, release

  /// The configuration under test: debug, and with `FLEET_HOSTS=release` the other one.
  static let tested =
    ProcessInfo.processInfo.environment["FLEET_HOSTS"].flatMap(Configuration.init) ?? .debug
}
