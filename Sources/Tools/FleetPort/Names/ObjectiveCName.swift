/// Objective-C's names of Swift methods and properties, as the compiler makes them.
package enum ObjectiveCName {
  /// The selector of a method: of `save(sender:)` it is `saveWithSender:`.
  ///
  /// A label is empty where the method has `_`.
  package static func selector(
    base: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false
  ) -> String {
    let base = base.unquoted
    var labels = labels
    if isAsync {
      labels.append("completionHandler")
    } else if isThrowing {
      if labels.isEmpty { return base + "AndReturnError:" }
      labels.append("error")
    }
    guard let first = labels.first else { return base }
    let rest = labels.dropFirst().map { $0 + ":" }.joined()
    guard !first.isEmpty else { return "\(base):\(rest)" }
    let isJoined =
      isPreposition(CamelCase.words(first).first ?? first)
      || isPreposition(CamelCase.words(base).last ?? base)
    return base + (isJoined ? "" : "With") + CamelCase.capitalized(first) + ":" + rest
  }

  /// The selector that sets a property.
  package static func setter(of property: String) -> String {
    "set\(CamelCase.capitalized(property)):"
  }

  private static func isPreposition(_ word: String) -> Bool {
    prepositions.contains(word.lowercased())
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
