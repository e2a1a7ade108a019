import HeadlessUIKit

/// The sentences for invalid steps, and for steps without a helper.
enum StepWords {
  // MARK: No step

  static let nothing = "There is no command."

  static func unknown(_ word: String, among verbs: [String]) -> String {
    let question = NearMiss.question(word, among: verbs)
    return "There is no command '\(word)'. \(question)The commands of a user are "
      + "\(verbs.joined(separator: ", "))."
  }

  static func missing(_ what: String) -> String { "What follows is missing: \(what)." }

  static func missing(_ what: String, behind word: String) -> String {
    what.hasPrefix("`")
      ? missing(what) : "What follows is missing: `\(word)` and \(what)."
  }

  static func superfluous(_ words: String) -> String {
    "Nothing more was expected from here on: \(words). A name of several words stands in quotes."
  }

  static func openQuote(_ text: String) -> String {
    "The quote before '\(text)' is not closed."
  }

  static let badScalar = "A character by its number is written \\u{1F426}."

  static func badOrdinal(_ mark: String) -> String {
    "#\(mark) is no place among several: they are counted from 1."
  }

  static func noNumber(_ word: String, _ what: String) -> String {
    "'\(word)' is not \(what)."
  }

  static func noURL(_ text: String) -> String {
    "'\(text)' is no URL with a scheme, such as birds://wren."
  }

  static func unknownWorld(_ word: String) -> String {
    let question = NearMiss.question(word, among: WorldWord.all)
    return "There is no world '\(word)'. \(question)Worlds are told by \(WorldWord.examples)."
  }

  static func unknownRotor(_ word: String) -> String {
    let all = VoiceOver.Rotor.all.map(\.word)
    let question = NearMiss.question(word, among: all)
    return "There is no rotor '\(word)'. \(question)The rotors are "
      + "\(all.joined(separator: ", ")), and the app's own in quotes."
  }

  // MARK: Steps

  @MainActor static func notThere(_ search: ElementSearch, after seconds: Double) -> FailureText {
    let loop = search.application.mainLoop
    let details = [ElementWords.whyNot(search), ApplicationWords.pending(in: loop)]
    return FailureText(
      "\(ElementWords.words(search)) has not come within \(UserStep.words(seconds)) seconds.",
      details.filter { !$0.isEmpty }.joined(separator: " "))
  }

  @MainActor static func stillThere(_ search: ElementSearch, after seconds: Double) -> FailureText {
    FailureText(
      "\(ElementWords.words(search)) has not gone within \(UserStep.words(seconds)) seconds.",
      ApplicationWords.pending(in: search.application.mainLoop))
  }

  static let nothingToRefresh = FailureText(
    "Cannot pull down screen: Nothing on it is refreshed so.",
    "No scroll view on it has a refreshControl.")
}
