/// Puts values into texts: `$(NAME)`, `${NAME}`, `$(A_$(B))`, `$(NAME:lower)`, `$(inherited)`.
///
/// A name within its own value is the value of the level below. So settings that refer to each other
/// in a circle come to an end: empty.
struct SettingExpansion {
  /// How many references one text may lead to, and how deep.
  ///
  /// Values that name others twice grow without end.
  private static let mostSteps = 20_000
  private static let depthLimit = 64
  private static let longest = 1 << 20

  private let values: [String: [String]]
  /// The level at which each name is being looked up.
  private var levels: [String: Int] = [:]
  private var steps = 0
  private var depth = 0

  init(values: [String: [String]]) { self.values = values }

  /// Returns the value of a name: of the top level, or of the one below that it is asked from.
  mutating func value(of name: String) -> String {
    let level = (levels[name] ?? values[name]?.count ?? 0) - 1
    guard level >= 0, let text = values[name]?[level] else { return "" }
    guard text.contains("$") else { return text }
    let outer = levels[name]
    levels[name] = level
    defer { levels[name] = outer }
    return expanded(text, within: name)
  }

  /// - Parameter name: The setting whose value the text is.
  mutating func expanded(_ text: String, within name: String? = nil) -> String {
    guard depth < Self.depthLimit else { return "" }
    depth += 1
    defer { depth -= 1 }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let first = rest.first else {
        result += "$"
        break
      }
      if first == "(" || first == "{" {
        guard let end = Self.end(of: rest) else {
          result += "$" + rest
          return result
        }
        result += reference(rest[..<end].dropFirst(), within: name)
        rest = rest[end...].dropFirst()
      } else if first == "$" {
        result += "$"
        rest = rest.dropFirst()
      } else {
        let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        result += word.isEmpty ? "$" : reference(word, within: name)
        rest = rest.dropFirst(word.count)
      }
      guard result.utf8.count < Self.longest else { return result }
    }
    return result + rest
  }

  /// Returns where the bracket closes that the text begins with.
  private static func end(of text: Substring) -> Substring.Index? {
    var open: [Character] = []
    for index in text.indices {
      switch text[index] {
      case "(": open.append(")")
      case "{": open.append("}")
      case let mark where mark == open.last:
        open.removeLast()
        if open.isEmpty { return index }
      default: continue
      }
    }
    return nil
  }

  private mutating func reference(_ inner: Substring, within name: String?) -> String {
    steps += 1
    guard steps < Self.mostSteps else { return "" }
    let parts = Self.parts(of: inner)
    let asked = expanded(parts[0], within: name)
    var text = value(of: asked == "inherited" ? name ?? "" : asked)
    for part in parts.dropFirst() {
      text = SettingOperator.apply(expanded(part, within: name), to: text)
    }
    return text
  }

  /// The name and the operators, between colons that stand in no inner reference.
  private static func parts(of inner: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    for character in inner {
      if character == "(" || character == "{" { depth += 1 }
      if character == ")" || character == "}" { depth -= 1 }
      if character == ":", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
