public import Foundation

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
  /// Its corners, in shares of the picture.
  open var corners: [CGPoint] {
    [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.minX, y: bounds.maxY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.minY),
    ]
  }
}
