public import Foundation

/// A suggestion of the keyboard.
///
/// The model's keyboard makes no suggestions.
open class UIInputSuggestion: NSObject {
  override init() { super.init() }
}
