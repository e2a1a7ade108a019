public import Foundation

extension UIWindowScene {
  /// What an app wishes of a scene's geometry, by the system that it runs on.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {}
}

extension UIWindowScene.GeometryPreferences {
  /// The orientations that an app wishes for.
  @preconcurrency @MainActor
  public final class iOS: UIWindowScene.GeometryPreferences {
    /// The orientations; any of them will do.
    public final var interfaceOrientations: UIInterfaceOrientationMask = []

    /// Creates preferences without an orientation.
    public override init() { super.init() }

    /// Creates preferences.
    public init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.interfaceOrientations = interfaceOrientations
      super.init()
    }
  }
}
