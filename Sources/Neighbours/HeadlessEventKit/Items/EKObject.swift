public import Foundation

/// Something of a store.
open class EKObject: NSObject {
  override init() { super.init() }

  /// Whether something was changed that was not saved.
  open var hasChanges: Bool { false }
  /// Whether it was never saved.
  open var isNew: Bool { false }
}
