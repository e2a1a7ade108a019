import Foundation

/// The views that a bar displays for its items, in a line.
@MainActor
final class BarContent {
  private var current: [UIView] = []

  /// The space at the edges of a bar, besides the area that the screen's shape covers.
  static func margin(in bar: UIView) -> CGFloat {
    let margin = DeviceProfile.current.bars.margin
    guard bar.isOnLowScreen else { return margin }
    let covered = bar.safeAreaInsets
    return margin + max(covered.left, covered.right)
  }
  /// The space between items.
  static let gap = DeviceProfile.current.bars.itemGap
  /// The width and the height of a button that needs no more.
  static let buttonLength = DeviceProfile.current.bars.buttonLength

  var isEmpty: Bool { current.isEmpty }

  /// Replaces the views of the bar's items.
  func show(_ views: [UIView], in bar: UIView) {
    for view in current where !views.contains(where: { $0 === view }) {
      if view.superview === bar { view.removeFromSuperview() }
    }
    current = views
    for view in views where view.superview !== bar { bar.addSubview(view) }
  }

  /// Returns where a rectangle is in a bar that may be read from right to left.
  static func mirrored(_ rect: CGRect, in bar: UIView) -> CGRect {
    guard bar.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    var mirrored = rect
    mirrored.origin.x = bar.storedBounds.width - rect.maxX
    return mirrored
  }

  /// Lays out items in a line from one edge, and returns where they end.
  ///
  /// Left is where reading begins.
  @discardableResult
  static func layOut(
    _ items: [UIBarButtonItem], in bar: UIView, from start: CGFloat, within height: CGFloat,
    toTheLeft: Bool = false
  ) -> CGFloat {
    var edge = start
    for item in items where !item.isHidden {
      let width = width(of: item)
      if let view = item.customView {
        let size = size(of: view)
        let x = toTheLeft ? edge - size.width : edge
        let rect = CGRect(
          x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
        view.frame = mirrored(rect, in: bar)
      }
      edge += (width + (item.isSpace ? 0 : gap)) * (toTheLeft ? -1 : 1)
    }
    return edge
  }

  /// Returns the width of an item: its own, its view's, or the width that its title needs.
  static func width(of item: UIBarButtonItem) -> CGFloat {
    if item.width > 0 { return item.width }
    if item.isSpace { return 0 }
    if let view = item.customView { return size(of: view).width }
    let bars = DeviceProfile.current.bars
    let font = UIFont.systemFont(
      ofSize: bars.itemFontSize, weight: item.style == .done ? .semibold : .regular)
    let title = TextMeasure().size(of: item.title ?? "", font).width.roundedUpToPixel
    return max(buttonLength, title + bars.itemPadding)
  }

  /// Returns the size of a view in a bar: its current size, or else its fitting size.
  static func size(of view: UIView) -> CGSize {
    let own = view.bounds.size
    guard own.width <= 0 || own.height <= 0 else { return own }
    let wanted = view.intrinsicContentSize
    let fitting = view.sizeThatFits(CGSize(width: 0, height: buttonLength))
    func length(_ own: CGFloat, _ wanted: CGFloat, _ fitting: CGFloat) -> CGFloat {
      if own > 0 { return own }
      if wanted > 0 { return wanted }
      return fitting > 0 ? fitting : buttonLength
    }
    return CGSize(
      width: length(own.width, wanted.width, fitting.width),
      height: length(own.height, wanted.height, fitting.height))
  }

  /// Returns the views of the items that are not hidden.
  static func views(of items: [UIBarButtonItem]) -> [UIView] {
    items.filter { !$0.isHidden }.compactMap(\.customView)
  }
}
