extension RecordedFailure {
  /// A part of what a failure says, as a value, for who tells it in fewer words.
  package indirect enum Evidence: Sendable {
    /// The words alone.
    case none
    /// The details end with what the screen shows, and begin with these.
    case screen(after: String)
    /// Constraints that contradict each other, a line each, and the one that is broken.
    case constraints(String, broken: String)
  }
}

/// It says nothing that the words do not: failures with the same words are equal.
extension RecordedFailure.Evidence: Hashable {
  package static func == (one: Self, other: Self) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
