/// A place among the values of a scene.
final class SceneLocation<Value>: Location {
  private let base: StateLocation<Any?>
  private let coding: DefaultsCoding<Value>

  @MainActor init(_ key: String, _ values: SceneValues, _ coding: DefaultsCoding<Value>) {
    base = values.location(key)
    self.coding = coding
  }

  func get() -> Value { coding.read(base.get()) }

  func set(_ value: Value, _ transaction: Transaction) {
    base.set(coding.write(value), transaction)
  }
}
