public import Foundation

/// What web views have in common: nothing here.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  /// Creates a pool.
  public override init() { super.init() }
}
