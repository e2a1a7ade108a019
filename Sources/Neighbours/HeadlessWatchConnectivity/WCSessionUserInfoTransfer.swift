public import Foundation

/// What is told in its turn.
open class WCSessionUserInfoTransfer: NSObject {
  /// What is told.
  public final let userInfo: [String: Any]
  /// Whether it is still to be told.
  open internal(set) var isTransferring = true

  init(_ userInfo: [String: Any]) { self.userInfo = userInfo }

  /// Whether it is for the face of the watch.
  open var isCurrentComplicationInfo: Bool { false }

  /// Does not tell it, if it is not told yet.
  open func cancel() { isTransferring = false }
}
