public import Foundation

/// What the keyboard proposes to insert; the model's proposes nothing.
open class UIInputSuggestion: NSObject {
  override init() { super.init() }
}
