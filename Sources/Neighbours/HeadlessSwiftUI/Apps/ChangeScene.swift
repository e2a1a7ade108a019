/// A scene with something that happens when a value changes.
nonisolated struct ChangeScene<Content: Scene, V: Equatable>: Scene {
  typealias Body = Never

  let content: Content
  let change: ChangeModifier<V>

  @MainActor static func _makeSceneNode(
    _ scene: Self, _ context: _Context
  ) -> _SceneNode<Self> {
    ChangeSceneNode(scene, context) { $0.content }
  }
}

/// The node of something that happens in a scene when a value changes.
final class ChangeSceneNode<Content: Scene, V: Equatable>:
  SceneWrapperNode<ChangeScene<Content, V>, Content>
{
  private var change: ChangeModifier<V>?

  override func came(_ scene: ChangeScene<Content, V>) {
    let change = scene.change
    self.change = change
    guard change.isInitial else { return }
    updates.later { change.action(change.value, change.value) }
  }

  override func changed(_ scene: ChangeScene<Content, V>) {
    defer { change = scene.change }
    guard let old = change, old.value != scene.change.value else { return }
    let (one, other) = (old.value, scene.change.value)
    let action = scene.change.isOfOldView ? old.action : scene.change.action
    updates.later { action(one, other) }
  }
}
