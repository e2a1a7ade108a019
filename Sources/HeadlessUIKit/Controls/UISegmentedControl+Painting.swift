import Foundation

extension UISegmentedControl: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    let bounds = storedBounds
    painter.faded(isEnabled ? 1 : 0.5) { painter in
      let frames = frames
      let selection = selectedSegmentIndex
      guard backgroundImage(for: .normal, barMetrics: .default) == nil else {
        return paintImages(frames, painter)
      }
      painter.fill(bounds, .tertiarySystemFill, radius: 9)
      for index in frames.indices.dropFirst() where index != selection && index - 1 != selection {
        painter.hairline(
          x: frames[index].minX, y: bounds.minY + bounds.height / 4, height: bounds.height / 2,
          .tertiaryLabel)
      }
      for (index, frame) in frames.enumerated() {
        paint(segments[index], isSelected: index == selection, frame, painter)
      }
    }
  }

  /// Draws segments whose app has images for them.
  private func paintImages(_ frames: [CGRect], _ painter: PartPainter) {
    let states = frames.indices.map { index -> UIControl.State in
      if !isEnabled || !segments[index].isEnabled { return .disabled }
      return index == selectedSegmentIndex ? .selected : .normal
    }
    for (index, frame) in frames.enumerated() {
      let image = backgroundImage(for: states[index], barMetrics: .default)
      painter.image(image, in: frame, tint: nil, isTemplate: false)
      paintContent(segments[index], isSelected: states[index] == .selected, frame, painter)
    }
    for index in frames.indices.dropFirst() {
      let image = dividerImage(
        forLeftSegmentState: states[index - 1], rightSegmentState: states[index],
        barMetrics: .default)
      guard let image else { continue }
      let isReversed = frames[index].minX < frames[index - 1].minX
      let edge = isReversed ? frames[index].maxX : frames[index].minX
      painter.image(
        image,
        in: CGRect(
          x: edge - image.size.width / 2, y: frames[index].minY, width: image.size.width,
          height: frames[index].height), tint: nil, isTemplate: false)
    }
  }

  private func paint(
    _ segment: Segment, isSelected: Bool, _ frame: CGRect, _ painter: PartPainter
  ) {
    if isSelected {
      painter.withShadow(y: 1, blur: 4, opacity: 0.12) {
        $0.fill(frame.insetBy(dx: 2, dy: 2), selectedSegmentTintColor ?? Self.thumb, radius: 7)
      }
    }
    paintContent(segment, isSelected: isSelected, frame, painter)
  }

  private func paintContent(
    _ segment: Segment, isSelected: Bool, _ frame: CGRect, _ painter: PartPainter
  ) {
    let attributes =
      (isSelected ? titleTextAttributes(for: .selected) : nil) ?? titleTextAttributes(for: .normal)
      ?? [:]
    let font = attributes[.font] as? UIFont
    let color = attributes[.foregroundColor] as? UIColor
    let plain: UIColor = isEnabled && segment.isEnabled ? .label : .tertiaryLabel
    let title = segment.title ?? segment.action?.title
    if let image = segment.image ?? segment.action?.image {
      painter.image(image, at: CGPoint(x: frame.midX, y: frame.midY), tint: color ?? plain)
    } else {
      let size = DeviceProfile.current.controls.segmentFontSize
      painter.text(
        title, font ?? .systemFont(ofSize: size, weight: isSelected ? .semibold : .regular),
        color ?? plain, in: frame.insetBy(dx: 4, dy: 0), .center)
    }
  }

  /// Where the segments are, each ending where the next one begins.
  private var frames: [CGRect] {
    let bounds = storedBounds
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var way: CGFloat = 0
    return segments.indices.map { index in
      let middle = middle(ofSegmentAt: index).x
      let half = max(0, (isReversed ? bounds.maxX - middle : middle - bounds.minX) - way)
      let start = way
      way += 2 * half
      return CGRect(
        x: isReversed ? bounds.maxX - way : bounds.minX + start, y: bounds.minY, width: 2 * half,
        height: bounds.height)
    }
  }

  /// The background of the selected segment: white, or a gray in the dark.
  private static let thumb = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.39, green: 0.39, blue: 0.4, alpha: 1) : .white
  }
}
