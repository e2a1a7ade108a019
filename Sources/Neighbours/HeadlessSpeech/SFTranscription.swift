public import Foundation

/// A text of what was said.
open class SFTranscription: NSObject {
  /// The text.
  public final let formattedString: String

  init(_ text: String) {
    formattedString = text
    super.init()
  }

  /// The words.
  open var segments: [SFTranscriptionSegment] {
    formattedString.split(whereSeparator: \.isWhitespace).map {
      SFTranscriptionSegment(String($0), NSRange($0.startIndex..<$0.endIndex, in: formattedString))
    }
  }
}
