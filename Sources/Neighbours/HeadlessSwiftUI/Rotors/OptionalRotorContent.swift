/// Entries of a rotor that are there under a condition.
nonisolated struct OptionalRotorContent<Content: AccessibilityRotorContent>:
  AccessibilityRotorContent
{
  typealias Body = Never

  let content: Content?

  @MainActor static func _rotorEntries(_ content: Self) -> [_RotorEntry] {
    content.content.map { Content._rotorEntries($0) } ?? []
  }
}
