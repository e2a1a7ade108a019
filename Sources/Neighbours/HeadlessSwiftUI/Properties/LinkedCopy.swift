/// A node's own copy of a value of the app's, whose dynamic properties are linked in place.
///
/// So no value of the app's is changed, and a value that stands in two places has two states.
@MainActor
final class LinkedCopy<Value> {
  let pointer: UnsafeMutablePointer<Value>
  private let plan = FieldPlan.of(Value.self)
  private var slots: [AnyObject?]

  init(_ value: Value) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
    slots = Array(repeating: nil, count: plan.links.count)
  }

  isolated deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }

  /// The value, with what its properties are linked to.
  var value: Value {
    get { pointer.pointee }
    set { pointer.pointee = newValue }
  }

  /// Gives the properties what is kept for them, and the values of the node's environment.
  func link(_ node: _AnyNode) {
    let raw = UnsafeMutableRawPointer(pointer)
    for index in plan.links.indices {
      plan.links[index].run(raw + plan.links[index].offset, &slots[index], node)
    }
  }

  /// Whether a body of another value would be the same.
  func isSame(as value: Value) -> Bool {
    withUnsafePointer(to: value) { plan.areSame(pointer, $0) }
  }

  /// Whether a property has another value in an environment.
  func isOutdated(in environment: EnvironmentValues) -> Bool {
    guard plan.readsEnvironment else { return false }
    let raw = UnsafeRawPointer(pointer)
    return plan.links.contains { $0.isOutdated?(raw + $0.offset, environment) == true }
  }

  /// Takes another value for a node, which is evaluated anew if that makes a difference.
  func take(_ value: Value, _ environment: EnvironmentValues, of node: _AnyNode) {
    guard !node.isDirty, isSame(as: value) else {
      node.environment = environment
      self.value = value
      return node.refresh()
    }
    if !environment.isSame(as: node.environment) { node.environmentChanged(environment) }
  }

  /// Takes another environment for a node, which is evaluated anew if that makes a difference; what is
  /// within gets the environment otherwise.
  func take(
    _ environment: EnvironmentValues, of node: _AnyNode, otherwise pass: (EnvironmentValues) -> Void
  ) {
    guard node.isDirty || isOutdated(in: environment) else { return pass(environment) }
    node.environment = environment
    node.refresh()
  }

  /// Lets what was kept go, with its subscriptions.
  func forget() { for index in slots.indices { slots[index] = nil } }
}
