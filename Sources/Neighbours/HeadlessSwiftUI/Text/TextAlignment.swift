/// The edge that lines of a text are aligned to.
public nonisolated enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Where lines begin.
  case leading
  /// Their middle.
  case center
  /// Where lines end.
  case trailing
}
