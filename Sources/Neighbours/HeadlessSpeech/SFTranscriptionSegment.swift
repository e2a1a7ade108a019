public import Foundation

/// A word of what was said.
open class SFTranscriptionSegment: NSObject {
  /// The word.
  public final let substring: String
  /// Where it is in the text.
  public final let substringRange: NSRange

  init(_ text: String, _ range: NSRange) {
    (substring, substringRange) = (text, range)
    super.init()
  }

  /// How sure it is.
  open var confidence: Float { 1 }
}
