/// Several entries of a rotor, as the entries of a closure are.
nonisolated struct TupleRotorContent<each Content: AccessibilityRotorContent>:
  AccessibilityRotorContent
{
  typealias Body = Never

  let content: (repeat each Content)

  @MainActor static func _rotorEntries(_ content: Self) -> [_RotorEntry] {
    var all: [_RotorEntry] = []
    repeat all += (each Content)._rotorEntries(each content.content)
    return all
  }
}
