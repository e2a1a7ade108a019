public import HeadlessUIKit

/// What a line of text may say.
open class VNRecognizedText: NSObject {
  /// The text.
  public final let string: String
  /// How sure it is.
  open var confidence: Float { 1 }

  init(_ string: String) {
    self.string = string
    super.init()
  }

  /// Returns where a part of it is.
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
