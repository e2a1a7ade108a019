import HeadlessUIKit

/// The point that the middle of the view shows.
open class SKCameraNode: SKNode {}
