import Foundation

/// Draws what bars have in common: their background, their items, their titles.
@MainActor
struct BarPainter {
  let painter: PartPainter

  /// Draws a bar's background, with a line at the edge to the content.
  func background(_ rect: CGRect, _ color: UIColor?, line: CGFloat?, _ lineColor: UIColor?) {
    painter.fill(rect, color)
    if let line { painter.hairline(x: rect.minX, y: line, width: rect.width, lineColor) }
  }

  /// Draws an app's image behind a bar, and its shadow at an edge; returns whether there is one.
  func background(
    _ image: UIImage?, in rect: CGRect, shadow: UIImage?, at edge: CGFloat, above: Bool
  ) -> Bool {
    guard let image else { return false }
    painter.image(image, in: rect, tint: nil, isTemplate: false)
    if let shadow {
      let height = shadow.size.height
      painter.image(
        shadow,
        in: CGRect(
          x: rect.minX, y: above ? edge - height : edge, width: rect.width, height: height),
        tint: nil, isTemplate: false)
    }
    return true
  }

  /// Draws the items among elements that have no views.
  func items(_ nodes: [ElementNode], tint: UIColor) {
    for node in nodes {
      guard case .part(let part) = node, case .barItem(let item) = part.meaning else { continue }
      self.item(item, part.frame, tint: tint)
    }
  }

  private func item(_ item: UIBarButtonItem, _ frame: CGRect, tint: UIColor) {
    var color = item.tintColor ?? tint
    if !item.isEnabled { color = .tertiaryLabel }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    painter.image(
      item.backgroundImage(for: item.isEnabled ? .normal : .disabled, barMetrics: .default),
      in: frame, tint: nil, isTemplate: false)
    let isProminent = item.style == .done || item.systemItem == .done || item.systemItem == .save
    if let image = item.image {
      return painter.image(image, in: Self.place(of: image, in: frame), tint: color)
    }
    if let name = item.systemItem.flatMap(Self.symbol) {
      return painter.symbol(name, at: center, size: 22, color)
    }
    let attributes = item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled)
    let font =
      attributes?[.font] as? UIFont
      ?? .systemFont(
        ofSize: DeviceProfile.current.bars.itemFontSize, weight: isProminent ? .semibold : .regular)
    painter.text(
      item.title ?? item.systemItem?.name, font,
      attributes?[.foregroundColor] as? UIColor ?? color, in: frame.insetBy(dx: -20, dy: 0), .center
    )
  }

  /// Returns where an image is in a bar: symbols are a little larger than their point size.
  private static func place(of image: UIImage, in frame: CGRect) -> CGRect {
    var size = image.size
    if size.width <= 0 || size.height <= 0 { size = CGSize(width: 24, height: 24) }
    if image.isSymbolImage, image.symbolConfiguration?.values.pointSize == nil {
      size = CGSize(width: 22, height: 22)
    }
    return CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns the symbol of an item of the system, or nil if it has a title.
  static func symbol(_ item: UIBarButtonItem.SystemItem) -> String? {
    switch item {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }

  /// The background of bars that content goes under: a plain tint in place of a blur.
  static let material = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.11, green: 0.11, blue: 0.12, alpha: 0.96)
      : UIColor(red: 0.976, green: 0.976, blue: 0.976, alpha: 0.96)
  }
}
