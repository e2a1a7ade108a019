import Foundation

/// Lays out the text of a web page.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// Creates a formatter of a text.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  /// Creates a formatter without a text.
  public override init() { super.init() }

  /// The page's HTML.
  open var markupText: String?
}
