import Foundation

extension UITabBar {
  /// A button for each tab; a badge is its value.
  final var tabElements: [ElementPart] {
    let items = items ?? []
    let width = storedBounds.width / CGFloat(max(1, items.count))
    return items.enumerated().map { index, item in
      ElementPart(
        .button, item.accessibilityLabel ?? item.label ?? "", .tab(index, of: self), of: self
      ) {
        $0.identifier = item.accessibilityIdentifier ?? ""
        $0.value = item.accessibilityValue ?? item.badgeValue.map(Self.value(ofBadge:))
        $0.isEnabled = item.isEnabled
        $0.isSelected = item === selectedItem
        $0.frame = BarContent.mirrored(
          CGRect(x: width * CGFloat(index), y: 0, width: width, height: storedBounds.height),
          in: self)
      }
    }
  }

  private static func value(ofBadge badge: String) -> String {
    guard let count = Int(badge) else { return badge }
    return count == 1 ? "1 item" : "\(count) items"
  }
}
