public import Foundation

extension URL {
  /// Returns whether the item is there; nothing is promised that would still have to come.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
