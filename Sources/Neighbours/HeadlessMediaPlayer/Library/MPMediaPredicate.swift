public import Foundation

/// A condition for items of a library.
open class MPMediaPredicate: NSObject {
  override init() { super.init() }

  /// Returns whether the condition holds.
  func holds(for entity: MPMediaEntity) -> Bool { true }
}
