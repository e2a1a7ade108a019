import Foundation

extension UIToolbar: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    let bar = BarPainter(painter: painter)
    let below = max(0, (superview?.storedBounds.maxY ?? 0) - frame.maxY)
    bar.background(
      CGRect(
        x: 0, y: 0, width: storedBounds.width,
        height: storedBounds.height + (controller == nil ? 0 : below)),
      standardAppearance.backgroundColor ?? barTintColor ?? BarPainter.material, line: 0,
      .separator)
    bar.items(contentElements(.shown), tint: tintColor)
  }
}
