/// What kind of element a user meets, by XCUITest's names and numbers.
///
/// Only the kinds that the model makes are here.
package enum ElementType: UInt, Sendable {
  case other = 1
  case application = 2
  case window = 4
  case sheet = 5
  case alert = 7
  case button = 9
  case keyboard = 19
  case key = 20
  case navigationBar = 21
  case tabBar = 22
  case toolbar = 24
  case statusBar = 25
  case table = 26
  case collectionView = 32
  case slider = 33
  case pageIndicator = 34
  case progressIndicator = 35
  case activityIndicator = 36
  case segmentedControl = 37
  case picker = 38
  case pickerWheel = 39
  case `switch` = 40
  case link = 42
  case image = 43
  case searchField = 45
  case scrollView = 46
  case staticText = 48
  case textField = 49
  case secureTextField = 50
  case datePicker = 51
  case textView = 52
  case menu = 53
  case menuItem = 54
  case map = 57
  case webView = 58
  case colorWell = 67
  case cell = 75
  case stepper = 79
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
