import Foundation

/// Which traces stay, as `FLEET_TRACE` in the environment says.
enum TraceMode: String, Sendable {
  /// Those of tests that fail.
  case failed
  /// Those of all tests.
  case all
  /// None: nothing is written down.
  case none

  private static let variable = "FLEET_TRACE"
  /// The environment of this process.
  static let environment = ProcessInfo.processInfo.environment

  /// What an environment asks for; `nil` where it is something that there is not.
  init?(_ environment: [String: String]) {
    let wish = Self.wish(environment)
    guard let mode = wish.isEmpty ? .failed : Self(rawValue: wish) else { return nil }
    self = mode
  }

  /// What an environment asks for, in its words.
  static func wish(_ environment: [String: String]) -> String { environment[variable] ?? "" }

  /// What the environment wants of tests that ask for no trace themselves: nothing, mostly.
  static let ofAllTests: TraceMode? =
    wish(environment).isEmpty ? nil : TraceMode(environment).flatMap { $0 == .none ? nil : $0 }
}
