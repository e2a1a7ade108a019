import HeadlessUIKit

/// A line of text that was found in a picture.
open class VNRecognizedTextObservation: VNRectangleObservation {
  private final let text: String

  init(_ text: String) {
    self.text = text
    super.init(boundingBox: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// Returns what it may say, the likeliest first.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] {
    maxCandidateCount > 0 ? [VNRecognizedText(text)] : []
  }
}
