/// The view that a drag is lifted from or dropped into.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}
