public import Foundation
import HeadlessUIKit

/// A photograph.
@preconcurrency @MainActor
open class AVCapturePhoto: NSObject {
  private let picture: UIImage?

  init(_ picture: UIImage?) {
    self.picture = picture
    super.init()
  }

  /// The bytes of its file; none if no test has said what the camera sees.
  open func fileDataRepresentation() -> Data? { picture?.pngData() }
}
