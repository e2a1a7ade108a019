package import Foundation

extension AttributedString {
  /// The text with the attributes that UIKit defines, over those given for all of it.
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
