import Foundation

/// The type of a closure, as a parameter has it.
struct ClosureType {
  private(set) var parameters: [String] = []
  private(set) var result = ""
  private(set) var isOptional = false
  private(set) var isEscaping = false
  private(set) var isOfMainActor = false
  private(set) var isThrowing = false
  private(set) var isAsync = false

  /// Reads a type; `nil` for one that is no closure's.
  ///
  /// - Parameter aliases: What names of closures' types stand for.
  init?(_ type: String, aliases: [String: String]) {
    var text = type.trimmed
    takeWords(from: &text)
    // A question mark behind a result belongs to that.
    let inner = String(text.dropLast())
    let isWhole = inner.hasPrefix("(") && inner.closing(of: inner.startIndex) == inner.endIndex
    if text.hasSuffix("?") || text.hasSuffix("!"), isWhole || aliases[inner] != nil {
      text = inner
      isOptional = true
    }
    // An alias, and one of an alias.
    for _ in 0..<4 { if let meant = aliases[text] { text = meant } }
    while text.hasPrefix("("), text.closing(of: text.startIndex) == text.endIndex {
      text = String(text.dropFirst().dropLast()).trimmed
      takeWords(from: &text)
      if text.hasSuffix("?") { return nil }
    }
    takeWords(from: &text)
    guard text.hasPrefix("(") else { return nil }
    let end = text.closing(of: text.startIndex)
    let tail = text[end...].trimmed
    guard let arrow = tail.range(of: "-> ") else { return nil }
    parameters = text[..<end].dropFirst().dropLast().split(outside: ",")
    result = String(tail[arrow.upperBound...])
    isThrowing = tail[..<arrow.lowerBound].hasWord("throws")
    isAsync = tail[..<arrow.lowerBound].hasWord("async")
    isEscaping = isEscaping || isOptional
  }

  private mutating func takeWords(from text: inout String) {
    while text.hasPrefix("@") {
      let word = text.prefix { $0 != " " }
      isEscaping = isEscaping || word == "@escaping"
      isOfMainActor = isOfMainActor || word == "@MainActor"
      text = String(text.dropFirst(word.count)).trimmed
    }
  }

  /// The places of the values that the `async` form returns, which throws the error.
  func results(isThrowing: Bool) -> [Int] {
    parameters.indices.filter {
      !isThrowing || !parameters[$0].hasWord("Error") && !parameters[$0].hasWord("NSError")
    }
  }
}
