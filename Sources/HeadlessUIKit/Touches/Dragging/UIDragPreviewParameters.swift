import Foundation

/// The parameters of a dragged item's preview.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
