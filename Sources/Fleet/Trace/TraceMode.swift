import Foundation

/// Which traces stay, as `FLEET_TRACE` in the environment says.
enum TraceMode: String, Sendable {
  /// The traces of failing tests.
  case failed
  /// The traces of all tests.
  case all
  case none

  private static let variable = "FLEET_TRACE"
  /// The environment of this process.
  static let environment = ProcessInfo.processInfo.environment

  /// The mode that an environment asks for; `nil` for an unknown one.
  init?(_ environment: [String: String]) {
    let wish = Self.wish(environment)
    guard let mode = wish.isEmpty ? .failed : Self(rawValue: wish) else { return nil }
    self = mode
  }

  /// The value in an environment.
  static func wish(_ environment: [String: String]) -> String { environment[variable] ?? "" }

  /// The mode for tests that ask for no trace themselves: mostly `nil`.
  static let ofAllTests: TraceMode? =
    wish(environment).isEmpty ? nil : TraceMode(environment).flatMap { $0 == .none ? nil : $0 }
}
