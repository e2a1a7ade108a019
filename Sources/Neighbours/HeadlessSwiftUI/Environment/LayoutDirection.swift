/// Where lines begin.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// On the left.
  case leftToRight
  /// On the right.
  case rightToLeft
}

/// How bold words are that are legible.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bold.
  case bold
}
