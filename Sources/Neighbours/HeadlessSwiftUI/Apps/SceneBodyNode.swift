/// A node that evaluates a body of the app's: that of a scene, or of the app itself.
class SceneBodyNode<S: Scene, Value, B: Scene>: _SceneNode<S> {
  final let copy: LinkedCopy<Value>
  private var child: _SceneNode<B>?

  init(_ value: Value, _ context: _Context) {
    copy = LinkedCopy(value)
    super.init(context)
    refresh()
  }

  /// The body, of a value whose properties are linked.
  func body() -> B? { nil }

  override func refresh() {
    isDirty = false
    Measures.bodies &+= 1
    copy.link(self)
    guard let body = Tracker.run(self, { body() }) else { return }
    if let child {
      child.update(body, environment)
    } else {
      child = B._makeSceneNode(body, inner())
    }
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    copy.take(environment, of: self) { super.environmentChanged($0) }
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func ended() { copy.forget() }
}
