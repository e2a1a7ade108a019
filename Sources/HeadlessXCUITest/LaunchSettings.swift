import Foundation

/// What a launch gives to the app: its arguments, as defaults, and its environment.
///
/// Swift lets nobody set the arguments of the process that runs.
@MainActor
enum LaunchSettings {
  private static var lastEnvironment: [String] = []

  static func apply(_ arguments: [String], _ environment: [String: String]) {
    UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    UserDefaults.standard.setVolatileDomain(
      defaults(arguments), forName: UserDefaults.argumentDomain)
    for name in lastEnvironment { unsetenv(name) }
    for (name, value) in environment { setenv(name, value, 1) }
    lastEnvironment = Array(environment.keys)
  }

  /// Pairs of `-key value`.
  private static func defaults(_ arguments: [String]) -> [String: Any] {
    var defaults: [String: Any] = [:]
    var index = arguments.startIndex
    while index + 1 < arguments.endIndex {
      let value = arguments[index + 1]
      guard arguments[index].hasPrefix("-"), !value.hasPrefix("-") else {
        index += 1
        continue
      }
      defaults[String(arguments[index].dropFirst())] = value
      index += 2
    }
    return defaults
  }
}
