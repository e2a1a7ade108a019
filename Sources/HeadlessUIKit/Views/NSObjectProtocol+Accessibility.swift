public import Foundation

// In UIKit these are members of every object. Views and items of bars have their own, which stand in
// their classes and can be overridden. This is for all others, such as view controllers.
extension NSObjectProtocol where Self: NSObject {
  /// Whether assistive technologies find the object.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }

  /// A short description of the object.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// The result of using the object.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The value of the object.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// The kind of element the object is.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }

  @MainActor private var accessibility: AccessibilityAttributes {
    get { AccessibilityAttributes(of: self) }
    set { newValue.apply(to: self) }
  }
}
