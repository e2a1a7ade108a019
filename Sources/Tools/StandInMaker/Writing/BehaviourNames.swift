import Foundation

/// What a file by hand does in place of the least.
///
/// In an extension of a type, `func standIn_name(labels:)` is what `name(labels:)` does, `var standIn_name`
/// the value of a property that was not set, and `func standIn_name_isSet()` what happens when it is set.
struct BehaviourNames {
  private static let mark = "standIn_"

  private var names: Set<String> = []
  /// The classes of which there are no subclasses.
  private(set) var finalTypes: Set<String> = []

  init(of sources: [String]) {
    for source in sources {
      finalTypes.formUnion(BehaviourMark.final.values(in: source))
      var owner = ""
      var rest = source[...]
      while let line = rest.range(of: "\n") ?? (rest.isEmpty ? nil : rest.endIndex..<rest.endIndex)
      {
        if rest.hasPrefix("extension ") {
          owner = String(rest.dropFirst(10).prefix { $0.isOfName || $0 == "." })
        }
        // A declaration may go on on the next lines.
        if let mark = rest[..<line.lowerBound].range(of: Self.mark) {
          add(rest[mark.upperBound...], behind: rest[..<mark.lowerBound], of: owner)
        }
        rest = rest[line.upperBound...]
      }
    }
  }

  private mutating func add(_ text: Substring, behind words: Substring, of owner: String) {
    let name = text.prefix(while: \.isOfName)
    if words.hasSuffix("var ") {
      names.insert("\(owner).\(name)")
    } else if words.hasSuffix("func "), name.hasSuffix("_isSet") {
      names.insert("\(owner).\(name.dropLast(6))=")
    } else if words.hasSuffix("func "), let open = text.firstIndex(of: "(") {
      let parameters = String(text[open..<text.closing(of: open)])
      names.insert("\(owner).\(Declaration(.func, String(name), parameters).key)")
    }
  }

  func has(_ name: String) -> Bool { names.contains(name) }
}
