/// The node of a scene of the app's, which evaluates its body.
final class ComposedSceneNode<S: Scene>: SceneBodyNode<S, S, S.Body> {
  override init(_ scene: S, _ context: _Context) { super.init(scene, context) }

  override func body() -> S.Body? { copy.pointer.pointee.body }

  override func update(_ scene: S, _ environment: EnvironmentValues) {
    copy.take(scene, environment, of: self)
  }
}
