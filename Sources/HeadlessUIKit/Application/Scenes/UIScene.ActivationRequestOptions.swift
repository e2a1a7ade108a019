public import Foundation

extension UIScene {
  /// How a scene is to be activated.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks for another one.
    open var requestingScene: UIScene?
  }
}
