public import Foundation

/// An input of a session.
@preconcurrency @MainActor
open class AVCaptureInput: NSObject {
  override init() { super.init() }

  /// The kinds of media that come in.
  var mediaTypes: [AVMediaType] { [] }
}
