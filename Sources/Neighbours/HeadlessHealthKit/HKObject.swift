public import Foundation

/// What the user's health is known by.
open class HKObject: NSObject {
  /// Its name.
  public final let uuid = UUID()
  /// What else is known of it.
  public final let metadata: [String: Any]?

  init(_ metadata: [String: Any]?) { self.metadata = metadata }
}
