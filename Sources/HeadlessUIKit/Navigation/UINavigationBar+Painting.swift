import Foundation

extension UINavigationBar: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    let bar = BarPainter(painter: painter)
    paintBackground(bar)
    let nodes = contentElements(.shown)
    bar.items(nodes, tint: tintColor)
    if nodes.contains(where: { $0.identifier == "BackButton" }) { paintBack(painter) }
    if nodes.isEmpty, topItem?.searchController?.isActive == true { return }
    paintTitle(painter)
  }

  /// The look for where the content is scrolled to.
  private var look: UINavigationBarAppearance {
    isAtEdge ? scrollEdgeAppearance ?? standardAppearance : standardAppearance
  }

  /// Whether the content of the screen is scrolled to its top.
  final var isAtEdge: Bool {
    guard hostApplication.device.system.changesEveryBarAtEdge || showsLargeTitle,
      let view = controller?.topViewController?.viewIfLoaded
    else { return false }
    let scrolling =
      view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    guard let scrolling else { return false }
    return scrolling.contentOffset.y <= 0.5 - scrolling.adjustedContentInset.top
  }

  private func paintBackground(_ bar: BarPainter) {
    let above = max(0, controller == nil ? 0 : frame.minY)
    let rect = CGRect(
      x: 0, y: -above, width: storedBounds.width, height: storedBounds.height + above)
    let hasImage = bar.background(
      look.backgroundImage ?? backgroundImage(for: .default), in: rect,
      shadow: look.shadowImage ?? shadowImage, at: storedBounds.height, above: false)
    if hasImage { return }
    let isPlain = isAtEdge && scrollEdgeAppearance == nil && barTintColor == nil && isTranslucent
    let own = look.backgroundColor ?? barTintColor
    if isPlain, own == nil { return }
    let line = look.shadowColor == .clear ? nil : storedBounds.height
    bar.background(rect, own ?? BarPainter.material, line: line, look.shadowColor ?? .separator)
  }

  private func paintBack(_ painter: PartPainter) {
    let margin = BarContent.margin(in: self)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let chevron = CGPoint(
      x: isReversed ? storedBounds.width - margin - 1 : margin + 1, y: rowHeight / 2)
    painter.symbol(
      isReversed ? "chevron.right" : "chevron.left", at: chevron, size: 21, tintColor,
      weight: .semibold)
    let title = backButtonTitle ?? ""
    painter.text(
      title.isEmpty ? "" : title, .systemFont(ofSize: DeviceProfile.current.bars.itemFontSize),
      tintColor,
      in: BarContent.mirrored(
        CGRect(
          x: margin + 12, y: 0, width: max(storedBounds.width / 2 - 70, 40), height: rowHeight),
        in: self), isReversed ? .right : .left)
  }

  private func paintTitle(_ painter: PartPainter) {
    guard topItem?.titleView == nil, let title = topItem?.title, !title.isEmpty else { return }
    let margin = BarContent.margin(in: self)
    let width = storedBounds.width
    if showsLargeTitle {
      let attributes = look.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) {
        $1
      }
      return painter.text(
        title, attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold),
        attributes[.foregroundColor] as? UIColor ?? .label,
        in: CGRect(
          x: margin, y: rowHeight, width: width - 2 * margin,
          height: DeviceProfile.current.bars.largeTitleHeight),
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left)
    }
    let attributes = look.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
    painter.text(
      title, attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold),
      attributes[.foregroundColor] as? UIColor ?? .label,
      in: CGRect(x: width / 2 - 110, y: 0, width: 220, height: rowHeight), .center)
  }
}
