public import Foundation

/// A suggestion of the keyboard.
///
/// The model's keyboard makes none.
open class UIInputSuggestion: NSObject {
  override init() { super.init() }
}
