package import Foundation

/// The attributes of a stretch of text; two stretches with the same object are alike.
package final class TextAttributes {
  package let values: [NSAttributedString.Key: Any]

  package init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

  /// These attributes with others, which count where both have the same.
  func adding(_ others: [NSAttributedString.Key: Any]) -> TextAttributes {
    TextAttributes(values.merging(others) { _, other in other })
  }
}
