public import Foundation

/// An item that is made when an activity needs it.
open class UIActivityItemProvider: Operation, @unchecked Sendable, UIActivityItemSource {
  /// Creates a provider, with what stands for the item until then.
  @preconcurrency @MainActor
  public init(placeholderItem: Any) {
    storedPlaceholder = placeholderItem
    super.init()
  }

  /// What stands for the item.
  @preconcurrency @MainActor open var placeholderItem: Any? { storedPlaceholder }

  /// The activity that the item is for, once one was chosen.
  @preconcurrency @MainActor open private(set) var activityType: UIActivity.ActivityType?

  /// The item; override this to make it.
  @preconcurrency @MainActor open var item: Any { storedPlaceholder }

  /// Returns what stands for the item.
  @preconcurrency @MainActor
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { storedPlaceholder }

  /// Returns the item, made for an activity.
  @preconcurrency @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return isCancelled ? nil : item
  }

  @MainActor private let storedPlaceholder: Any
}
