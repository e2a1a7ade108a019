/// The kind of an element.
///
/// Only the kinds that the model makes are here, by XCUITest's names; its numbers are the same as
/// in Fleet's `ScreenElement.ElementType`.
package enum ElementType: Int, CaseIterable, Sendable {
  case other

  // The containers of screens, and the elements in front of them.
  case application, window, sheet, alert, keyboard, key, menu, menuItem
  case navigationBar, tabBar, toolbar, statusBar

  // Scrolling elements, and their content.
  case table, collectionView, scrollView, cell, map, webView

  // Controls.
  case button, segmentedControl, `switch`, slider, stepper, colorWell
  case picker, pickerWheel, datePicker, pageIndicator, progressIndicator, activityIndicator

  // Texts and images.
  case staticText, textField, secureTextField, searchField, textView, link, image
}

extension ElementType {
  /// The kinds that a user types into.
  package static let fields: Set<Self> = [.textField, .secureTextField, .searchField, .textView]

  /// Whether a user types into an element of the kind.
  package var isField: Bool { Self.fields.contains(self) }

  /// The kind of an element without a class of UIKit's, by its traits.
  init(traits: UIAccessibilityTraits) {
    self = Self.byTraits.first { traits.contains($0.key) }?.value ?? .other
  }

  /// The kinds that traits stand for: the first trait decides.
  private static let byTraits: KeyValuePairs<UIAccessibilityTraits, Self> = [
    .button: .button, .link: .link, .searchField: .searchField, .keyboardKey: .key,
    .image: .image, .adjustable: .slider, .staticText: .staticText, .tabBar: .tabBar,
  ]
}
