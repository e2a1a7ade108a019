/// The value of a property, and its subscribers.
final class PublishedState<Value> {
  let audience = Audience<Value, Never>(named: "PublishedSubject")
  private(set) var value: Value
  var objectWillChange: ObservableObjectPublisher?
  /// The assignments of publishers' values, as long as it is there.
  private var assignments: [any Cancellable] = []

  init(_ value: Value) { self.value = value }

  deinit { for assignment in assignments { assignment.cancel() } }

  /// Lets it have each value that a publisher sends.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    let assignment = PublishedAssignment(self)
    assignments.append(assignment)
    publisher.subscribe(assignment)
  }

  func send(_ newValue: Value) {
    objectWillChange?.send()
    audience.send(newValue)
    value = newValue
  }
}
