import Foundation
import TextDocuments

extension NSMutableAttributedString {
  /// Adds the text of a document, which has a color everywhere if it is a page.
  func append(_ text: StyledText, hasColors: Bool) {
    for run in text.runs {
      var attributes = run.style.attributes
      if hasColors {
        attributes[.kern] = 0
        if run.style.color == nil {
          attributes[.foregroundColor] = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        }
      }
      append(NSAttributedString(string: run.text, attributes: attributes))
    }
  }
}
