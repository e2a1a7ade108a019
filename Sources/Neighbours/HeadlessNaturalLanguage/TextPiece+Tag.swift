extension TextPiece.Kind {
  /// What is said of a piece of which no more is known.
  func tag(in scheme: NLTagScheme) -> NLTag {
    switch self {
    case .word: scheme == .tokenType ? .word : scheme == .nameType ? .other : .otherWord
    case .punctuation: .punctuation
    case .whitespace: .whitespace
    case .other: .other
    }
  }
}
