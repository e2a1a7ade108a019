public import Foundation

/// How a scene is to end.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}
