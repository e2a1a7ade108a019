/// Makes one scene of the scenes in a closure.
@resultBuilder
public struct SceneBuilder {
  /// Takes a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One scene is itself.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes, one after the other.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    TupleScene(content: (repeat each content))
  }

  /// A scene that is there under a condition, such as that of a newer system.
  public static func buildOptional<Content: Scene>(_ scene: Content?) -> some Scene {
    OptionalScene(content: scene)
  }

  /// A scene that a newer system has.
  public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> some Scene {
    scene
  }
}
