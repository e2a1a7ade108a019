import Foundation

extension UIToolbar: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    let bar = BarPainter(painter: painter)
    let below = max(0, (superview?.storedBounds.maxY ?? 0) - frame.maxY)
    let rect = CGRect(
      x: 0, y: 0, width: storedBounds.width,
      height: storedBounds.height + (controller == nil ? 0 : below))
    let look = standardAppearance
    let position = barPosition
    let hasImage = bar.background(
      look.backgroundImage
        ?? backgroundImage(forToolbarPosition: position, barMetrics: .default), in: rect,
      shadow: look.shadowImage ?? shadowImage(forToolbarPosition: position), at: 0, above: true)
    if !hasImage {
      bar.background(
        rect, look.backgroundColor ?? barTintColor ?? BarPainter.material, line: 0, .separator)
    }
    bar.items(contentElements(.shown), tint: tintColor)
  }
}
