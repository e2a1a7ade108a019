public import Foundation

/// What comes into a session.
@preconcurrency @MainActor
open class AVCaptureInput: NSObject {
  override init() { super.init() }
}
