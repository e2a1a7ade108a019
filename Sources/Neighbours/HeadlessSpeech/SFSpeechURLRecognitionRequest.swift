public import Foundation

/// Writes down what is said in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  /// The file.
  public final let url: URL

  /// Creates one for a file.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}
