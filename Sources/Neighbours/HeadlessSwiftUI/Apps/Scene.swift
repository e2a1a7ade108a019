/// A part of an app's interface that the system shows in windows.
@preconcurrency @MainActor
public protocol Scene {
  /// The type of scene that is this one's content.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes what is kept of a scene of this type between one body and the next.
  static func _makeSceneNode(_ scene: Self, _ context: _Context) -> _SceneNode<Self>
}

extension Scene {
  /// A scene of an app's has the node that evaluates its body.
  public static func _makeSceneNode(_ scene: Self, _ context: _Context) -> _SceneNode<Self> {
    ComposedSceneNode(scene, context)
  }
}

extension Scene where Body == Never {
  /// A scene that has no body: nothing asks for it.
  public var body: Never { RuntimeIssue.stop("body() should not be called on \(Self.self).") }
}

extension Never: Scene {}

extension Group: Scene where Content: Scene {
  /// Creates a group of scenes.
  public nonisolated init(@SceneBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeSceneNode(
    _ scene: Self, _ context: _Context
  ) -> _SceneNode<Self> {
    SceneWrapperNode(scene, context) { $0.content }
  }
}
