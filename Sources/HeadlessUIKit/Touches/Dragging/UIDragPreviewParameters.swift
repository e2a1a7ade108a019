import Foundation

/// The look of what is dragged.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
