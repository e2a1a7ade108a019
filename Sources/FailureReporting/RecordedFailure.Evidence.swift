extension RecordedFailure {
  /// A part of a failure's words as a value, for a shorter account of it.
  package indirect enum Evidence: Sendable {
    /// The words alone.
    case none
    /// The details end with what the screen shows, and begin with these.
    case screen(after: String)
    /// Constraints that contradict each other, a line each, and the one that is broken.
    case constraints(String, broken: String)
    /// Code that does not compile, and where that stands.
    case deferred(at: CallSite)
  }
}

/// It says nothing that the words do not: failures with the same words are equal.
extension RecordedFailure.Evidence: Hashable {
  package static func == (one: Self, other: Self) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
