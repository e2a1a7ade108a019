import Foundation

/// What a line of a file by hand says of the file, such as `// Needs: Type.method(label:), Type.property`.
package enum BehaviourMark: String {
  /// Names that the library has to declare.
  case needs = "Needs"
  /// Names that the versions have which the file is for.
  case condition = "Where"
  /// Classes of which there are no subclasses: what an app asks of such a one in a protocol, its
  /// initializers can do.
  case final = "Final"
  /// Modules that declare the same in other versions.
  case alsoOf = "Also of"
  /// Modules whose types the headers name without a word of where they are.
  case with = "With"

  /// What a file says by it.
  package func values(in text: String) -> [String] {
    let start = "// \(rawValue): "
    return text.split(separator: "\n").filter { $0.hasPrefix(start) }.flatMap {
      $0.dropFirst(start.count).split(separator: ",").map(\.trimmed)
    }
  }
}
