public import Foundation
import HeadlessUIKit

extension NSAttributedString {
  /// How Markdown is read.
  public typealias MarkdownParsingOptions = AttributedString.MarkdownParsingOptions

  /// Creates an attributed string from Markdown; links may be relative to an address.
  public convenience init(
    markdown: String, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil
  ) throws {
    let text = try AttributedString(
      markdown: markdown, options: options ?? MarkdownParsingOptions(), baseURL: baseURL)
    let copy = NSMutableAttributedString(attributedString: NSAttributedString(text))
    var location = 0
    for run in text.runs {
      let length = String(text[run.range].characters).utf16.count
      let range = NSRange(location: location, length: length)
      location += length
      if let intent = run.inlinePresentationIntent {
        copy.addAttribute(
          .inlinePresentationIntent, value: intent.rawValue as NSNumber, range: range)
      }
      if let intent = run.presentationIntent {
        copy.addAttribute(.presentationIntentAttributeName, value: intent, range: range)
      }
    }
    self.init(attributedString: copy)
  }

  /// Creates an attributed string from Markdown in UTF-8.
  public convenience init(
    markdown: Data, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
