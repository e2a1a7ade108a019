/// What kind of element a user meets.
///
/// Only the kinds that the model makes are here, by XCUITest's names; its numbers are those of Fleet's
/// `ScreenElement.ElementType`.
package enum ElementType: Int, CaseIterable, Sendable {
  case other

  // What screens are made of, and what comes over them.
  case application, window, sheet, alert, keyboard, key, menu, menuItem
  case navigationBar, tabBar, toolbar, statusBar

  // What scrolls, and what stands in it.
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

  /// The kind of what has no class of UIKit's: its traits say it.
  init(traits: UIAccessibilityTraits) {
    self =
      if traits.contains(.button) {
        .button
      } else if traits.contains(.link) {
        .link
      } else if traits.contains(.searchField) {
        .searchField
      } else if traits.contains(.keyboardKey) {
        .key
      } else if traits.contains(.image) {
        .image
      } else if traits.contains(.adjustable) {
        .slider
      } else if traits.contains(.staticText) {
        .staticText
      } else if traits.contains(.tabBar) {
        .tabBar
      } else {
        .other
      }
  }
}
