public import Foundation

/// Lays out a text.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// Creates a formatter of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Creates a formatter without a text.
  public override init() { super.init() }

  /// Creates a formatter of a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  /// The text.
  open var text: String?

  /// The text with its attributes.
  open var attributedText: NSAttributedString?

  /// The font of a text without attributes.
  open var font: UIFont?

  /// The color of a text without attributes.
  open var color: UIColor?

  /// How the lines are aligned.
  open var textAlignment = NSTextAlignment.natural

  /// Draws the text.
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let words =
      attributedText
      ?? NSAttributedString(
        string: text ?? "",
        attributes: [
          .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? UIColor.black,
        ])
    words.draw(in: rect)
  }
}
