import Foundation

extension UISlider: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    let bounds = storedBounds
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    painter.faded(isEnabled ? 1 : 0.5) { painter in
      painter.fill(track, maximumTrackTintColor ?? .systemFill, radius: track.height / 2)
      var done = track
      done.size.width = max(0, isReversed ? track.maxX - thumb.midX : thumb.midX - track.minX)
      if isReversed { done.origin.x = thumb.midX }
      painter.fill(done, minimumTrackTintColor ?? tintColor, radius: track.height / 2)
      painter.image(
        minimumValueImage, in: minimumValueImageRect(forBounds: bounds), tint: tintColor)
      painter.image(
        maximumValueImage, in: maximumValueImageRect(forBounds: bounds), tint: tintColor)
      if let image = currentThumbImage { return painter.image(image, in: thumb, tint: tintColor) }
      let side = min(thumb.width, thumb.height) - 4
      let knob = CGRect(
        x: thumb.midX - side / 2, y: thumb.midY - side / 2, width: side, height: side)
      painter.withShadow(y: 2, blur: 6, opacity: 0.2) {
        $0.fill(knob, thumbTintColor ?? .white, radius: side / 2)
      }
    }
  }
}
