import Foundation

extension UISlider: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    let bounds = storedBounds
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    painter.faded(isEnabled ? 1 : 0.5) { painter in
      paint(track, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill, painter)
      var done = track
      done.size.width = max(0, isReversed ? track.maxX - thumb.midX : thumb.midX - track.minX)
      if isReversed { done.origin.x = thumb.midX }
      paint(done, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor, painter)
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

  /// Draws a part of the track: its image, as high as that is, or a line in a colour.
  private func paint(
    _ track: CGRect, _ image: UIImage?, _ color: UIColor, _ painter: PartPainter
  ) {
    guard let image else { return painter.fill(track, color, radius: track.height / 2) }
    let height = image.size.height
    painter.image(
      image,
      in: CGRect(x: track.minX, y: track.midY - height / 2, width: track.width, height: height),
      tint: color, isTemplate: false)
  }
}
