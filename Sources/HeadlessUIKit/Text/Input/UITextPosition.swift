public import Foundation

/// A position between two characters of a text.
///
/// Only the text that a position comes from knows its meaning.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position.
  public override init() { super.init() }
}
