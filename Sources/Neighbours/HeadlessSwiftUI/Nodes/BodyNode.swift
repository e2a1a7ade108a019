/// A node that evaluates a body of the app's.
class BodyNode<V: View, Value, B: View>: SingleNode<V, B> {
  final let copy: LinkedCopy<Value>

  init(_ value: Value, _ context: _Context) {
    copy = LinkedCopy(value)
    super.init(context)
  }

  /// The body, of a value whose properties are linked.
  func body() -> B? { nil }

  /// Evaluates the body, and notes what it reads.
  private func evaluate() -> B? {
    Measures.bodies &+= 1
    copy.link(self)
    return Tracker.run(self) { body() }
  }

  override func refresh() {
    isDirty = false
    guard let body = evaluate() else { return }
    if let child {
      child.update(body, environment)
    } else {
      child = B._makeNode(body, inner())
    }
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    copy.take(environment, of: self) { super.environmentChanged($0) }
  }

  override func ended() { copy.forget() }
}
