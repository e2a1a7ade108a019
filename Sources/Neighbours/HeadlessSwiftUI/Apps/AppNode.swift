/// The node of an app, which evaluates its body.
final class AppNode<A: App>: SceneBodyNode<Never, A, A.Body> {
  override init(_ app: A, _ context: _Context) { super.init(app, context) }

  override func body() -> A.Body? { copy.pointer.pointee.body }
}
