/// A scene that is there under a condition.
nonisolated struct OptionalScene<Content: Scene>: Scene {
  typealias Body = Never

  let content: Content?

  @MainActor static func _makeSceneNode(
    _ scene: Self, _ context: _Context
  ) -> _SceneNode<Self> {
    OptionalSceneNode(scene, context)
  }
}

/// The node of a scene that is there under a condition.
final class OptionalSceneNode<Content: Scene>: _SceneNode<OptionalScene<Content>> {
  private var child: _SceneNode<Content>?

  init(_ scene: OptionalScene<Content>, _ context: _Context) {
    super.init(context)
    child = scene.content.map { Content._makeSceneNode($0, inner()) }
  }

  override func update(_ scene: OptionalScene<Content>, _ environment: EnvironmentValues) {
    self.environment = environment
    if let content = scene.content, let child { return child.update(content, environment) }
    child?.end()
    child = scene.content.map { Content._makeSceneNode($0, inner()) }
  }

  override var children: [_AnyNode] { child.map { [$0] } ?? [] }
}
