/// A delegate of scenes that has content of its own, which another delegate shows for it.
@preconcurrency @MainActor
public protocol _SceneHosting: UISceneDelegate {
  /// Makes the delegate that shows the content, and that tells one of this class what happens.
  static func _makeSceneDelegate() -> any UISceneDelegate
}
