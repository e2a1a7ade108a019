/// What a run says of a test besides its verdict.
struct TestIssue: Encodable, Sendable {
  enum Kind: String, Encodable, Sendable { case error, warning, known }

  let kind: Kind
  let text: String
  var place = ""

  /// What it is, in a line.
  var headline: String { String(text.prefix { !$0.isNewline }) }
}
