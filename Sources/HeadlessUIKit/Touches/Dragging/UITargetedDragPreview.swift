/// The view out of which a drag comes, or into which it goes.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}
