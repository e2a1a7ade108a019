public import Foundation

/// What is seen from a street, of which there is nothing here.
@preconcurrency @MainActor
open class MKLookAroundScene: NSObject {
  override init() { super.init() }
}
