/// Something that a user would complain of, and the steps that lead there.
struct ExploringFind: Sendable, Codable {
  let oracle: Oracle
  /// Its subject, such as the class of a screen: both identify a find.
  let subject: String
  /// One sentence that stands alone.
  let sentence: String
  /// The evidence.
  var details: [String] = []
  /// The steps from a fresh application on.
  var steps: [ExploredStep] = []
  /// Whether a replay shows it again: an app's state outside of its screens may prevent that.
  var isReplayed = true
  /// The order of the app's work in which it is seen, where another one is needed.
  var order: UInt64?

  /// The identity of a find.
  struct Key: Hashable, Sendable {
    let oracle: Oracle
    let subject: String
  }

  var key: Key { Key(oracle: oracle, subject: subject) }
}
