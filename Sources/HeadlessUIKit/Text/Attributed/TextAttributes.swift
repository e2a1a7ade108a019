package import Foundation

/// The attributes of a run of text.
///
/// Two runs with the same object have the same attributes.
package final class TextAttributes {
  package let values: [NSAttributedString.Key: Any]

  package init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

  /// Returns these attributes with others added.
  ///
  /// The others win if both have a key.
  func adding(_ others: [NSAttributedString.Key: Any]) -> TextAttributes {
    TextAttributes(values.merging(others) { _, other in other })
  }
}
