public import Foundation

extension UIWindowScene {
  /// Where a scene is, and how it is turned.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation

    /// The coordinates of the scene.
    public let coordinateSpace: any UICoordinateSpace

    init(of scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      super.init()
    }
  }
}
