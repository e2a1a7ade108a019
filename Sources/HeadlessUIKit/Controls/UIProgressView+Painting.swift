import Foundation

extension UIProgressView: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    let bounds = storedBounds
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    painter.fill(bounds, trackTintColor ?? .systemFill, radius: radius)
    var done = bounds
    done.size.width *= CGFloat(min(max(progress, 0), 1))
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      done.origin.x = bounds.maxX - done.width
    }
    painter.fill(done, progressTintColor ?? tintColor, radius: min(radius, done.width / 2))
  }
}
