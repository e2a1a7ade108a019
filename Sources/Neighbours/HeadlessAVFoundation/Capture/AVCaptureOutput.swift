public import Foundation

/// An output of a session.
@preconcurrency @MainActor
open class AVCaptureOutput: NSObject {
  override init() { super.init() }
}
