import Foundation

extension UITabBar: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    let bounds = storedBounds
    let room = superview?.storedBounds ?? frame
    // Only a bar at the bottom goes on below itself.
    let below = frame.midY > room.midY ? max(0, room.maxY - frame.maxY) : 0
    let look = standardAppearance
    let bar = BarPainter(painter: painter)
    let rect = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
    let hasImage = bar.background(
      look.backgroundImage ?? backgroundImage, in: rect, shadow: look.shadowImage ?? shadowImage,
      at: 0, above: true)
    if !hasImage {
      bar.background(
        rect, look.backgroundColor ?? barTintColor ?? BarPainter.material, line: 0, .separator)
    }
    for (item, part) in zip(items ?? [], tabElements) { paint(item, part.frame, painter) }
  }

  private func paint(_ item: UITabBarItem, _ frame: CGRect, _ painter: PartPainter) {
    let isSelected = item === selectedItem
    var color: UIColor =
      isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
    if !item.isEnabled { color = .tertiaryLabel }
    let row = Self.height(in: self)
    if isSelected {
      painter.image(
        standardAppearance.selectionIndicatorImage ?? selectionIndicatorImage,
        at: CGPoint(x: frame.midX, y: row / 2), tint: tintColor, isTemplate: false)
    }
    let isLow = row < 40
    let image =
      (isSelected ? item.selectedImage : nil) ?? item.image ?? Self.image(of: item.systemItem)
    let side: CGFloat = isLow ? 18 : 26
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shift: CGFloat = isLow ? (isReversed ? 30 : -30) : 0
    let center = CGPoint(x: frame.midX + shift, y: isLow ? row / 2 : 7 + side / 2)
    if let image {
      let size = image.size
      let share = min(30 / max(size.width, 1), 28 / max(size.height, 1), 1)
      let shown =
        image.isSymbolImage || size.width <= 0
        ? CGSize(width: side, height: side)
        : CGSize(width: size.width * share, height: size.height * share)
      painter.image(
        image,
        in: CGRect(
          x: center.x - shown.width / 2, y: center.y - shown.height / 2, width: shown.width,
          height: shown.height), tint: color)
    }
    let title =
      isLow
      ? CGRect(
        x: isReversed ? frame.minX : center.x + 14, y: 0,
        width: isReversed ? center.x - 14 - frame.minX : frame.maxX - center.x - 14, height: row)
      : CGRect(x: frame.minX, y: 34, width: frame.width, height: 13)
    painter.text(
      item.label, .systemFont(ofSize: isLow ? 13 : 10, weight: .medium), color, in: title,
      isLow ? (isReversed ? .right : .left) : .center)
    guard let badge = item.badgeValue else { return }
    let font = UIFont.systemFont(ofSize: 13)
    let width = max(18, PartPainter.width(of: badge, font) + 10)
    let bubble = CGRect(
      x: isReversed ? center.x - 4 - width : center.x + 4, y: 2, width: width, height: 18)
    painter.fill(bubble, item.badgeColor ?? .systemRed, radius: 9)
    painter.text(badge, font, .white, in: bubble, .center)
  }

  private static func image(of item: UITabBarItem.SystemItem?) -> UIImage? {
    let name: String? =
      switch item {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock"
      case .contacts: "person.crop.circle"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down"
      default: nil
      }
    return name.flatMap { UIImage(systemName: $0) }
  }
}
