import Foundation

extension UIStepper: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    let bounds = CGRect(origin: storedBounds.origin, size: DeviceProfile.current.controls.stepper)
    if let image = backgroundImage(for: state) {
      painter.image(image, in: bounds, tint: nil, isTemplate: false)
    } else {
      painter.fill(bounds, .tertiarySystemFill, radius: 8)
    }
    if let image = dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) {
      painter.image(
        image,
        in: CGRect(
          x: bounds.midX - image.size.width / 2, y: bounds.minY, width: image.size.width,
          height: bounds.height), tint: nil, isTemplate: false)
    } else {
      painter.hairline(
        x: bounds.midX, y: bounds.minY + bounds.height / 4, height: bounds.height / 2,
        .tertiaryLabel)
    }
    for (step, part, name) in [(Direction.decrement, 0.25, "minus"), (.increment, 0.75, "plus")] {
      let center = CGPoint(x: bounds.minX + bounds.width * part, y: bounds.midY)
      let color: UIColor = isEnabled && canTake(step) ? .label : .tertiaryLabel
      let image = step == .increment ? incrementImage(for: .normal) : decrementImage(for: .normal)
      if let image {
        painter.image(image, at: center, tint: color)
      } else {
        painter.symbol(name, at: center, size: 17, color)
      }
    }
  }
}
