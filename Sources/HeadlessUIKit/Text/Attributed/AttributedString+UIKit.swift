public import Foundation

extension AttributedString {
  /// Creates an attributed string from a Foundation string, with the attributes that UIKit or
  /// Foundation defines.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      let text = nsStr.attributedSubstring(from: range).string
      append(AttributedString(text, attributes: AttributeContainer(attributes)))
    }
  }

  /// The text with the attributes that UIKit defines, over the ones given for all of it.
  package func uiKitString(
    over outer: AttributeContainer, _ transform: (AttributeContainer) -> AttributeContainer
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      let attributes = transform(outer.merging(run.attributes)).uiKitAttributes
      text.append(
        NSAttributedString(string: String(self[run.range].characters), attributes: attributes))
    }
    return text
  }
}
