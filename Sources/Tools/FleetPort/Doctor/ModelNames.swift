/// The public names that the model has, to find the names that it lacks.
package struct ModelNames {
  /// The types' ancestors, by their full names.
  package var types: [String: [String]] = [:]
  /// The members of types, each with the class that its value has, where that is one of the model's.
  package var members: [String: [String: String]] = [:]
  /// The functions and constants of no type.
  package var globals: Set<String> = []

  /// Creates the knowledge of nothing.
  package init() {}

  /// Whether a name at the top level is the model's.
  func has(_ name: String) -> Bool { types[name] != nil || globals.contains(name) }

  /// Whether a type has a member, or inherits it.
  ///
  /// What a type has of Swift or Foundation is not known, so that it counts as there.
  func has(_ member: String, in type: String) -> Bool {
    lookUp(member, in: type).isFound
  }

  /// The class of a property's value, where it is one of the model's.
  func valueType(of property: String, in type: String) -> String? {
    guard let found = lookUp(property, in: type).valueType, !found.isEmpty else { return nil }
    return found
  }

  private func lookUp(_ member: String, in type: String) -> (isFound: Bool, valueType: String?) {
    if Self.common.contains(member) { return (true, nil) }
    var open = [type]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let valueType = members[next]?[member] { return (true, valueType) }
      if next == "NSObject" {
        open.append("NSObjectProtocol")
      } else if let inherited = types[next] {
        open += inherited
      } else if !Self.foreign.contains(next) {
        return (true, nil)
      }
    }
    return (false, nil)
  }

  /// Types that are inherited from elsewhere, and bring no other members than the common ones.
  private static let foreign: Set<String> = [
    "NSObject", "NSObjectProtocol", "NSCopying", "NSCoding", "NSSecureCoding", "NSMutableCopying",
    "Equatable", "Hashable", "Sendable", "Comparable", "Identifiable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "AnyObject", "CaseIterable", "Int", "UInt", "Error",
    "RawRepresentable", "CVarArg", "Codable", "CustomReflectable", "BitwiseCopyable", "OptionSet",
    "_ExpressibleByColorLiteral", "_ExpressibleByImageLiteral", "ExpressibleByStringLiteral",
  ]

  /// The members that types have of Swift, and objects of `NSObject`.
  private static let common: Set<String> = [
    "self", "Self", "Type", "Protocol", "init", "rawValue", "allCases", "hash", "hashValue", "id",
    "description", "debugDescription", "isEqual", "copy", "mutableCopy", "classForCoder",
    "superclass", "class", "isKind", "isMember", "conforms", "isProxy", "encode", "value",
    "setValue", "setValuesForKeys", "dictionaryWithValues", "addObserver", "removeObserver",
    "observe", "observeValue", "willChangeValue", "didChangeValue", "perform", "responds", "method",
    "instanceMethod", "forwardingTarget", "doesNotRecognizeSelector", "supportsSecureCoding",
    "load", "initialize", "version", "setVersion", "autoContentAccessingProxy", "customMirror",
    "awakeAfter", "replacementObject", "finalize", "dealloc", "deinit", "contains", "insert",
    "remove", "update", "union", "formUnion", "intersection", "formIntersection", "subtracting",
    "subtract", "symmetricDifference", "formSymmetricDifference", "isEmpty", "isSubset",
    "isSuperset", "isDisjoint", "isStrictSubset", "isStrictSuperset",
  ]
}
