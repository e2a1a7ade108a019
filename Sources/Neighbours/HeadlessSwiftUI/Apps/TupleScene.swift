/// Several scenes, as the scenes of a closure are.
nonisolated struct TupleScene<each Content: Scene>: Scene {
  typealias Body = Never

  let content: (repeat each Content)

  @MainActor static func _makeSceneNode(
    _ scene: Self, _ context: _Context
  ) -> _SceneNode<Self> {
    TupleSceneNode(scene, context)
  }
}

/// The node of several scenes.
final class TupleSceneNode<each Content: Scene>: _SceneNode<TupleScene<repeat each Content>> {
  private var nodes: [_AnyNode] = []

  init(_ scene: TupleScene<repeat each Content>, _ context: _Context) {
    super.init(context)
    let inner = inner()
    repeat nodes.append((each Content)._makeSceneNode(each scene.content, inner))
  }

  override func update(
    _ scene: TupleScene<repeat each Content>, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    var index = 0
    func update<S: Scene>(_ scene: S) {
      (nodes[index] as? _SceneNode<S>)?.update(scene, environment)
      index += 1
    }
    repeat update(each scene.content)
  }

  override var children: [_AnyNode] { nodes }
}
