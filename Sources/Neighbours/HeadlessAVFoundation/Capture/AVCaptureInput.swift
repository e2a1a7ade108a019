public import Foundation

/// An input of a session.
@preconcurrency @MainActor
open class AVCaptureInput: NSObject {
  override init() { super.init() }
}
