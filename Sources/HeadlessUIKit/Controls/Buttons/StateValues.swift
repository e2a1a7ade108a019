/// The values that a button shows, each for one of its states.
struct StateValues<Value> {
  private var entries: [(state: UInt, value: Value)] = []

  /// Whether there is a value for a state other than the normal one.
  private(set) var dependsOnState = false

  /// Returns the value for a state, or else the one for the normal state.
  func value(for state: UIControl.State) -> Value? {
    var normal: Value?
    for entry in entries {
      if entry.state == state.rawValue { return entry.value }
      if entry.state == 0 { normal = entry.value }
    }
    return normal
  }

  /// Sets the value for a state.
  ///
  /// `nil` removes it.
  mutating func set(_ value: Value?, for state: UIControl.State) {
    entries.removeAll { $0.state == state.rawValue }
    if let value { entries.append((state.rawValue, value)) }
    dependsOnState = entries.contains { $0.state != 0 }
  }
}
