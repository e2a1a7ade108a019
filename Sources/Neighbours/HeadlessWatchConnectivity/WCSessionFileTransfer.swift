public import Foundation

/// A file that is sent.
open class WCSessionFileTransfer: NSObject {
  /// The file.
  public final let file: WCSessionFile
  /// Whether it is still to be sent.
  open internal(set) var isTransferring = true

  init(_ file: WCSessionFile) { self.file = file }

  /// Does not send it, if it is not sent yet.
  open func cancel() { isTransferring = false }
}
