/// The node of a scene that only has another one within it.
class SceneWrapperNode<S: Scene, C: Scene>: _SceneNode<S> {
  private let content: @MainActor (S) -> C
  final var child: _SceneNode<C>?

  init(_ scene: S, _ context: _Context, _ content: @escaping @MainActor (S) -> C) {
    self.content = content
    super.init(context)
    came(scene)
    child = C._makeSceneNode(content(scene), inner(environmentWithin))
  }

  /// The scene is there.
  func came(_ scene: S) {}

  /// The scene has another value.
  func changed(_ scene: S) {}

  /// The environment of the scene within.
  var environmentWithin: EnvironmentValues { environment }

  override func update(_ scene: S, _ environment: EnvironmentValues) {
    self.environment = environment
    changed(scene)
    child?.update(content(scene), environmentWithin)
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    child?.environmentChanged(environmentWithin)
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
}
