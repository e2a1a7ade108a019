import Foundation

/// The views that a bar shows for its items, in a line.
@MainActor
final class BarContent {
  private var shown: [UIView] = []

  /// The space at the edges, and between items.
  static let margin: CGFloat = 16
  static let gap: CGFloat = 8

  var isEmpty: Bool { shown.isEmpty }

  /// Has a bar hold these views, and no others of its items.
  func show(_ views: [UIView], in bar: UIView) {
    for view in shown where !views.contains(where: { $0 === view }) {
      if view.superview === bar { view.removeFromSuperview() }
    }
    shown = views
    for view in views where view.superview !== bar { bar.addSubview(view) }
  }

  /// Places items from one edge on, and answers where they end.
  @discardableResult
  static func place(
    _ items: [UIBarButtonItem], from start: CGFloat, within height: CGFloat, toTheLeft: Bool = false
  ) -> CGFloat {
    var edge = start
    for item in items where !item.isHidden {
      let width = width(of: item)
      if let view = item.customView {
        let size = size(of: view)
        let x = toTheLeft ? edge - size.width : edge
        view.frame = CGRect(
          x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
      }
      edge += (width + (item.isSpace ? 0 : gap)) * (toTheLeft ? -1 : 1)
    }
    return edge
  }

  /// The width of an item: its own, that of its view, or what its title needs.
  static func width(of item: UIBarButtonItem) -> CGFloat {
    if item.width > 0 { return item.width }
    if item.isSpace { return 0 }
    if let view = item.customView { return size(of: view).width }
    let title = item.title ?? ""
    return max(44, CGFloat(title.count) * 8.5 + 16)
  }

  /// The size of a view in a bar: its own, or where it has none, the one that it wants.
  static func size(of view: UIView) -> CGSize {
    let own = view.bounds.size
    guard own.width <= 0 || own.height <= 0 else { return own }
    let wanted = view.intrinsicContentSize
    let fitting = view.sizeThatFits(CGSize(width: 0, height: 44))
    func length(_ own: CGFloat, _ wanted: CGFloat, _ fitting: CGFloat) -> CGFloat {
      if own > 0 { return own }
      if wanted > 0 { return wanted }
      return fitting > 0 ? fitting : 44
    }
    return CGSize(
      width: length(own.width, wanted.width, fitting.width),
      height: length(own.height, wanted.height, fitting.height))
  }

  /// The views of the items that are not hidden.
  static func views(of items: [UIBarButtonItem]) -> [UIView] {
    items.filter { !$0.isHidden }.compactMap(\.customView)
  }
}
