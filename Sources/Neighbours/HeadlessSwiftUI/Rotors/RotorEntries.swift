/// Entries of a rotor that are known one by one.
nonisolated struct RotorEntries: AccessibilityRotorContent {
  typealias Body = Never

  let entries: [_RotorEntry]

  @MainActor static func _rotorEntries(_ content: Self) -> [_RotorEntry] { content.entries }
}
