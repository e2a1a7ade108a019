import Foundation

extension UIButton: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    let bounds = storedBounds
    if let image = backgroundImage(for: state) {
      painter.image(image, in: bounds, tint: tintColor, isTemplate: false)
    }
    guard let configuration = resolvedConfiguration else { return paintSystemLook(painter) }
    let background = configuration.background
    let insets = background.backgroundInsets
    let rect = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: bounds.width - insets.leading - insets.trailing,
      height: bounds.height - insets.top - insets.bottom)
    let radius = radius(of: configuration, rect)
    painter.faded(isHighlighted ? 0.75 : 1) { painter in
      painter.fill(rect, background.backgroundColor, radius: radius)
      painter.image(background.image, in: rect, tint: tintColor, isTemplate: false)
      painter.stroke(
        rect.insetBy(dx: -background.strokeOutset, dy: -background.strokeOutset),
        background.strokeColor ?? (background.strokeWidth > 0 ? tintColor : nil),
        width: background.strokeWidth, radius: radius)
    }
    if configuration.showsActivityIndicator {
      let image = imageView?.frame ?? .zero
      let center =
        image.isEmpty
        ? CGPoint(x: (titleLabel?.frame.minX ?? bounds.midX) - 16, y: bounds.midY)
        : CGPoint(x: image.midX, y: image.midY)
      painter.spinner(at: center, size: 20, currentTitleColor)
    }
  }

  private func radius(of configuration: Configuration, _ rect: CGRect) -> CGFloat {
    let most = min(rect.width, rect.height) / 2
    switch configuration.cornerStyle {
    case .fixed: return min(configuration.background.cornerRadius, most)
    case .capsule: return most
    case .small: return min(4, most)
    case .large: return min(9, most)
    case .dynamic, .medium: return min(6, most)
    }
  }

  /// Draws the extra look of a button of an old type: nothing, unless it is selected.
  private func paintSystemLook(_ painter: PartPainter) {
    guard storedType == .system, isSelected, let title = titleLabel?.frame, !title.isEmpty else {
      return
    }
    painter.fill(title.insetBy(dx: -4, dy: -2), tintColor, radius: 4)
  }
}
