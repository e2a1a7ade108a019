import Locks

/// Chooses among an app's languages by the user's.
package enum Localizations {
  /// Returns the available languages that a user reads, the best one first.
  ///
  /// A user of `de-CH` gets `de-CH`, then `de`, then `de-AT`; one of `zh-TW` gets `zh-Hant`, and
  /// never `zh-Hans`.
  package static func ranked(_ available: [String], for preferences: [String]) -> [String] {
    let question = Question(available: available, preferences: preferences)
    if let ranked = known.withLock({ $0[question] }) { return ranked }
    let ranked = rank(available, for: preferences)
    known.withLock { $0[question] = ranked }
    return ranked
  }

  /// What was asked already: the matching takes a while.
  private static let known = Locked<[Question: [String]]>([:])

  private struct Question: Hashable {
    let available: [String]
    let preferences: [String]
  }

  private static func rank(_ available: [String], for preferences: [String]) -> [String] {
    let tags = available.sorted().map { (name: $0, tag: LanguageTag($0)) }
    var ranked: [String] = []
    func add(_ name: String) { if !ranked.contains(name) { ranked.append(name) } }
    for preference in preferences {
      let wanted = LanguageTag(preference)
      for ancestor in wanted.ancestors {
        for (name, tag) in tags where tag.spelling == ancestor { add(name) }
      }
      let others = tags.filter { $0.tag.language == wanted.language }
      guard !others.isEmpty else { continue }
      let (script, region) = (wanted.script, wanted.region)
      // Of several that can be read, the one of the region comes first.
      let readable = others.filter { $0.tag.script == script }
      for (name, tag) in readable where tag.region == region { add(name) }
      for (name, _) in readable { add(name) }
    }
    // Not everyone who writes Chinese can read `zh` alone.
    return ranked.filter { name in
      let tag = LanguageTag(name)
      return preferences.contains {
        let wanted = LanguageTag($0)
        return wanted.language == tag.language && wanted.script == tag.script
      }
    }
  }

  /// Returns the languages that an app shows itself in: the best one, or else its own.
  package static func preferred(
    _ available: [String], for preferences: [String], development: String?
  ) -> [String] {
    let ranked = ranked(available, for: preferences)
    if let first = ranked.first { return [first] }
    let own = development.flatMap { own in
      available.first { LanguageTag($0) == LanguageTag(own) }
    }
    return [own ?? available.sorted().first ?? development].compactMap(\.self)
  }
}
