/// Whether something shows.
public nonisolated enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}
