import Foundation

/// The name of a test, however a file spells it.
struct TestName: Hashable, Comparable, Sendable {
  /// The module and the types around the function, such as `ShopTests.CartTests`.
  let suite: String
  /// The function with its labels, such as `pays(with:)`.
  let function: String

  init(suite: String, function: String) {
    self.suite = suite
    self.function = function
  }

  /// Makes a name of an identifier, such as `ShopTests.CartTests/pays(with:)/CartTests.swift:8:4`.
  init(id: String) {
    var parts = Self.parts(of: id, at: "/")
    if parts.count > 1, parts.last.map(Self.isPlace) == true { parts.removeLast() }
    // What stands in no type has its module alone before it.
    if parts.count == 1 { parts = Self.parts(of: parts[0], at: ".", atMost: 1) }
    function = parts.count > 1 ? parts.removeLast() : ""
    suite = parts.joined(separator: ".")
  }

  /// The name as a key, the same for all files.
  var key: String { "\(suite)/\(function)" }

  /// The module, and the types and the function within it.
  var path: [String] { Self.parts(of: suite, at: ".") + [function] }

  /// The function as a reader says it.
  var title: String {
    let name = function.hasSuffix("()") ? String(function.dropLast(2)) : function
    return name.hasPrefix("`") && name.hasSuffix("`") && name.count > 1
      ? String(name.dropFirst().dropLast()) : name
  }

  /// The innermost type, such as `CartTests`.
  var type: String { Self.parts(of: suite, at: ".").last ?? suite }

  static func < (one: Self, other: Self) -> Bool {
    (one.suite, one.function) < (other.suite, other.function)
  }

  /// Splits a text where a sign stands outside of backticks.
  private static func parts(
    of text: String, at sign: Character, atMost most: Int = .max
  ) -> [String] {
    text.split(separator: sign, omittingEmptySubsequences: false).reduce(into: []) { parts, part in
      let isOpen = parts.last.map { $0.count { $0 == "`" } % 2 == 1 } ?? false
      if let last = parts.indices.last, isOpen || parts.count > most {
        parts[last] += "\(sign)\(part)"
      } else {
        parts.append(String(part))
      }
    }
  }

  /// Whether a part of an identifier is a file with a line and a column.
  private static func isPlace(_ part: String) -> Bool {
    let numbers = part.split(separator: ":").suffix(2)
    return part.contains(".swift:") && numbers.count == 2
      && numbers.allSatisfy { Int($0) != nil }
  }
}
