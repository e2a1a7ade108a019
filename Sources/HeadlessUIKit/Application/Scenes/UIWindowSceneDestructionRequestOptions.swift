/// How a scene with windows is to end.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How the windows leave.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}
