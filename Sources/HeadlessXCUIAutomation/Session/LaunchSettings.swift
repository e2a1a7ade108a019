import Foundation
import HeadlessUIKit
import LaunchArguments

/// What a launch gives to the app: its arguments, which are defaults too, and its environment.
@MainActor
enum LaunchSettings {
  private static var lastEnvironment: [String: String?] = [:]

  static func apply(_ arguments: [String], _ environment: [String: String]) {
    LaunchArguments.set(arguments)
    UIApplication.shared.takeLanguages(fromLaunch: arguments)
    UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    UserDefaults.standard.setVolatileDomain(
      defaults(arguments), forName: UserDefaults.argumentDomain)
    // The process keeps what was there before the suite's.
    for (name, value) in lastEnvironment {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    let before = ProcessInfo.processInfo.environment
    lastEnvironment = [:]
    for (name, value) in environment {
      lastEnvironment.updateValue(before[name], forKey: name)
      setenv(name, value, 1)
    }
  }

  /// Pairs of `-key value`; lists in parentheses are lists.
  private static func defaults(_ arguments: [String]) -> [String: Any] {
    var defaults: [String: Any] = [:]
    var index = arguments.startIndex
    while index + 1 < arguments.endIndex {
      let value = arguments[index + 1]
      guard arguments[index].hasPrefix("-"), !value.hasPrefix("-") || Double(value) != nil else {
        index += 1
        continue
      }
      defaults[String(arguments[index].dropFirst())] = Self.value(of: value)
      index += 2
    }
    return defaults
  }

  private static func value(of text: String) -> Any {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return text }
    return text.dropFirst().dropLast().split(separator: ",").map { item in
      item.trimmingCharacters(in: .whitespaces)
        .trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    }
  }
}
