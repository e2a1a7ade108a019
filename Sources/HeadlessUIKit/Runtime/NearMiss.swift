/// The existing titles when the one that a test asked for is missing, and the likeliest of them.
package enum NearMiss {
  /// Something that can be asked for.
  package struct Choice {
    package var title: String
    /// The obstacle for a user in a word, or an empty string.
    package var note: String

    package init(title: String, note: String = "") {
      self.title = title
      self.note = note
    }
  }

  /// The details of a failure: the name that was probably meant, then all names that exist.
  ///
  /// ```
  /// Did you mean 'Birds'? The tabs are 'Birds', 'Map', 'Settings' (disabled).
  /// ```
  ///
  /// - Parameter noun: The name of the choices, in the plural.
  package static func details(for title: String, among choices: [Choice], noun: String) -> String {
    question(title, among: choices.map(\.title)) + list(choices, noun)
  }

  /// A question whether a similar title was meant, followed by a space; empty if no title is
  /// similar.
  package static func question(_ title: String, among titles: [String]) -> String {
    nearest(to: title, among: titles).map { "Did you mean '\($0)'? " } ?? ""
  }

  /// A list of everything that is there, or the words that nothing is.
  package static func list(_ choices: [Choice], _ noun: String) -> String {
    guard !choices.isEmpty else { return "There are no \(noun)." }
    let shown = choices.prefix(listed).map { choice in
      "'\(choice.title)'" + (choice.note.isEmpty ? "" : " (\(choice.note))")
    }
    let rest = choices.count > listed ? " and \(choices.count - listed) more" : ""
    return "The \(noun) are \(shown.joined(separator: ", "))\(rest)."
  }

  /// How many choices are listed at most.
  private static let listed = 20
  /// How long a title may be to be compared letter by letter.
  private static let longest = 100

  /// The title that comes nearest: the same but for case and spaces, or one or two letters off.
  package static func nearest(to title: String, among titles: [String]) -> String? {
    let wanted = letters(of: title)
    guard !wanted.isEmpty else { return nil }
    let mayDiffer = wanted.count <= 3 ? 1 : 2
    var nearest: (title: String, distance: Int)?
    for candidate in titles where candidate != title {
      let found = letters(of: candidate)
      guard let distance = distance(wanted, found, upTo: mayDiffer) else { continue }
      if distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
    }
    return nearest?.title
  }

  private static func letters(of title: String) -> [Character] {
    title.lowercased().filter { !$0.isWhitespace }.map { $0 }
  }

  /// How many letters were left out, added, replaced or swapped; `nil` for more than `limit`.
  private static func distance(
    _ one: [Character], _ other: [Character], upTo limit: Int
  ) -> Int? {
    if one == other { return 0 }
    guard abs(one.count - other.count) <= limit, max(one.count, other.count) <= longest else {
      return nil
    }
    var before: [Int] = []
    var above = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var least = above[column] + (letter == otherLetter ? 0 : 1)
        least = min(least, above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
          least = min(least, before[column - 1] + 1)
        }
        current.append(least)
      }
      (before, above) = (above, current)
    }
    guard let distance = above.last, distance <= limit, distance < one.count else { return nil }
    return distance
  }
}
