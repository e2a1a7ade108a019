import Foundation

/// The arguments of a launch as defaults, as an app reads them: pairs of `-key value`.
package enum LaunchDefaults {
  /// Replaces the arguments of the previous launch.
  package static func set(_ arguments: [String]) {
    UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    UserDefaults.standard.setVolatileDomain(
      values(in: arguments), forName: UserDefaults.argumentDomain)
  }

  /// Pairs of `-key value`; lists in parentheses are lists.
  private static func values(in arguments: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    var index = arguments.startIndex
    while index + 1 < arguments.endIndex {
      let value = arguments[index + 1]
      guard arguments[index].hasPrefix("-"), !value.hasPrefix("-") || Double(value) != nil else {
        index += 1
        continue
      }
      values[String(arguments[index].dropFirst())] = Self.value(of: value)
      index += 2
    }
    return values
  }

  private static func value(of text: String) -> Any {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return text }
    return text.dropFirst().dropLast().split(separator: ",").map { item in
      item.trimmingCharacters(in: .whitespaces)
        .trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    }
  }
}
