/// What a button shows in each of its states.
struct StateValues<Value> {
  private var entries: [(state: UInt, value: Value)] = []

  /// Whether there is something for a state other than the normal one.
  private(set) var dependsOnState = false

  /// What is set for a state, else for the normal state.
  func value(for state: UIControl.State) -> Value? {
    var normal: Value?
    for entry in entries {
      if entry.state == state.rawValue { return entry.value }
      if entry.state == 0 { normal = entry.value }
    }
    return normal
  }

  /// Sets what is shown in a state; `nil` takes it back.
  mutating func set(_ value: Value?, for state: UIControl.State) {
    entries.removeAll { $0.state == state.rawValue }
    if let value { entries.append((state.rawValue, value)) }
    dependsOnState = entries.contains { $0.state != 0 }
  }
}
