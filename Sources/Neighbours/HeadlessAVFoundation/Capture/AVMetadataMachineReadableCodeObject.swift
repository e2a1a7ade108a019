import Foundation

/// A code that a camera has found.
@preconcurrency @MainActor
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  private let text: String

  init(_ text: String, _ type: ObjectType) {
    self.text = text
    super.init(type)
  }

  /// Its text.
  open var stringValue: String? { text }
}
