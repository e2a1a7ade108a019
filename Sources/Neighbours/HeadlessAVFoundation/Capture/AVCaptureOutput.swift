public import Foundation

/// What comes out of a session.
@preconcurrency @MainActor
open class AVCaptureOutput: NSObject {
  override init() { super.init() }
}
