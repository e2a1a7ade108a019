/// The value of a property, and who is told of it.
final class PublishedState<Value> {
  let audience = Audience<Value, Never>()
  private(set) var value: Value
  var objectWillChange: ObservableObjectPublisher?

  init(_ value: Value) { self.value = value }

  func send(_ newValue: Value) {
    objectWillChange?.send()
    audience.send(newValue)
    value = newValue
  }
}
