/// Which of the characters around a place in a text belongs to it.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the place has it.
  case automatic
  /// The character after it.
  case downstream
  /// The character before it.
  case upstream
}

private struct TextSelectionAffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
  /// Which of the characters around a place in a text belongs to it.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Sets which of the characters around a place in a text belongs to it.
  public nonisolated func textSelectionAffinity(
    _ affinity: TextSelectionAffinity
  ) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
