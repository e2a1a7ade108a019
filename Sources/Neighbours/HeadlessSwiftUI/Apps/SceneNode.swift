/// The node of a scene of a type.
@MainActor
public class _SceneNode<S: Scene>: _AnyNode {
  /// Takes another value of the scene, and another environment.
  func update(_ scene: S, _ environment: EnvironmentValues) { environmentChanged(environment) }
}
