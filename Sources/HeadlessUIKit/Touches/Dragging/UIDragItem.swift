public import Foundation

/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Creates an item with its data.
  public init(itemProvider: NSItemProvider) {
    storedProvider = itemProvider
    super.init()
  }

  /// The data.
  open var itemProvider: NSItemProvider { storedProvider }

  /// The object that the item stands for within the app.
  open var localObject: Any?

  /// Makes the preview below the finger.
  open var previewProvider: (() -> UIDragPreview?)?

  private final let storedProvider: NSItemProvider
}
