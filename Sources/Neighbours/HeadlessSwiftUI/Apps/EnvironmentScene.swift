/// A scene within which the environment is another one.
nonisolated struct EnvironmentScene<Content: Scene, M: EnvironmentModifier>: Scene {
  typealias Body = Never

  let content: Content
  let modifier: M

  @MainActor static func _makeSceneNode(
    _ scene: Self, _ context: _Context
  ) -> _SceneNode<Self> {
    EnvironmentSceneNode(scene, context) { $0.content }
  }
}

/// The node of a scene within which the environment is another one.
final class EnvironmentSceneNode<Content: Scene, M: EnvironmentModifier>:
  SceneWrapperNode<EnvironmentScene<Content, M>, Content>
{
  private var modifier: M?

  override func came(_ scene: EnvironmentScene<Content, M>) { modifier = scene.modifier }
  override func changed(_ scene: EnvironmentScene<Content, M>) { modifier = scene.modifier }

  override var environmentWithin: EnvironmentValues {
    var environment = environment
    modifier?.change(&environment)
    return environment
  }
}
