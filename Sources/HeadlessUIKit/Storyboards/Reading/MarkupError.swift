/// What is wrong with a file, and where.
struct MarkupError: Error, Equatable {
  /// One sentence.
  let reason: String
  /// What to do about it.
  var advice = ""
  let offset: Int
}
