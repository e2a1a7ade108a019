/// A delegate of UIKit's scenes that has scenes of SwiftUI's, which an app of UIKit's shows.
@preconcurrency @MainActor
public protocol UIHostingSceneDelegate: _SceneHosting {
  /// The type of the scenes.
  associatedtype RootScene: Scene

  /// The scenes: the first one is shown where nothing says which.
  @SceneBuilder static var rootScene: RootScene { get }
}

extension UIHostingSceneDelegate {
  /// Makes the delegate that shows the scenes, and that tells one of this class what happens.
  public static func _makeSceneDelegate() -> any UISceneDelegate {
    AppSceneDelegate(hosted: AppSession(hosting: self))
  }
}
