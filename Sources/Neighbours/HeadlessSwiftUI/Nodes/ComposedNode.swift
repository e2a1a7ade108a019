/// The node of a view of the app's, which evaluates its body.
final class ComposedNode<V: View>: BodyNode<V, V, V.Body> {
  override init(_ view: V, _ context: _Context) {
    super.init(view, context)
    refresh()
  }

  override func body() -> V.Body? { copy.pointer.pointee.body }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    copy.take(view, environment, of: self)
  }
}
