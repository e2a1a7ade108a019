import Foundation

extension UIBarButtonItem {
  /// The name of the item.
  final var elementLabel: String {
    [accessibilityLabel, title, image?.labelOfButton, systemItem?.name]
      .compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }

  /// The item's button, if it has no custom view.
  final func element(in bar: UIView, frame: CGRect) -> ElementPart {
    ElementPart(.button, elementLabel, .barItem(self), of: bar) {
      $0.identifier = accessibilityIdentifier ?? image?.elementName ?? ""
      $0.value = accessibilityValue
      $0.isEnabled = isEnabled
      $0.isSelected = isSelected
      $0.ownTraits = accessibilityTraits
      $0.frame = frame
    }
  }
}
