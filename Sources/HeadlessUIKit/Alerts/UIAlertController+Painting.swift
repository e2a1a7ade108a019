import Foundation

extension UIAlertController {
  /// Draws the alert: its texts, and its actions below the text fields.
  final func paintContent(_ painter: PartPainter) {
    guard let bounds = viewIfLoaded?.storedBounds else { return }
    if preferredStyle == .actionSheet { return paintSheet(bounds, painter) }
    painter.fill(bounds, Self.material, radius: 14)
    paintTexts(bounds, painter)
    for field in textFields ?? [] where field.borderStyle == .none {
      let frame = field.frame.insetBy(dx: -6, dy: 2)
      painter.fill(frame, .systemBackground, radius: 6)
      painter.stroke(frame, .separator, width: PartPainter.pixel, radius: 6)
    }
    let sizes = DeviceProfile.current.presentations
    let height = sizes.alertActionHeight
    let isPair = bounds.height - AlertLayout(self, width: bounds.width).height > -1
    let actions = drawnActions
    let besides = actions.count == 2 && isPair && actionsShareALine(bounds)
    for (index, action) in actions.enumerated() {
      let frame =
        besides
        ? CGRect(
          x: bounds.width / 2 * CGFloat(index), y: bounds.maxY - height, width: bounds.width / 2,
          height: height)
        : CGRect(
          x: 0, y: bounds.maxY - height * CGFloat(actions.count - index), width: bounds.width,
          height: height)
      if besides, index == 1 {
        painter.hairline(x: frame.minX, y: frame.minY, height: height)
      } else {
        painter.hairline(x: 0, y: frame.minY, width: bounds.width)
      }
      paint(action, frame, size: 17, painter)
    }
  }

  private func actionsShareALine(_ bounds: CGRect) -> Bool {
    let room = bounds.width / 2 - DeviceProfile.current.presentations.alertHorizontalMargin
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    return actions.allSatisfy { PartPainter.width(of: $0.title ?? "", font) <= room }
  }

  /// The actions in the order in which they are shown: of two, the cancel action first.
  private var drawnActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    return actions.count == 2 ? cancel + others : others + cancel
  }

  private func paintTexts(_ bounds: CGRect, _ painter: PartPainter) {
    let sizes = DeviceProfile.current.presentations
    let isSheet = preferredStyle == .actionSheet
    let width = bounds.width - 2 * sizes.alertHorizontalMargin
    var top = sizes.alertVerticalMargin
    func text(_ text: String?, _ size: CGFloat, _ weight: UIFont.Weight, _ color: UIColor) {
      guard let text, !text.isEmpty else { return }
      let font = UIFont.systemFont(ofSize: size, weight: weight)
      var measure = TextMeasure()
      measure.width = width
      let height = measure.size(of: text, font).height.roundedUpToPixel
      painter.draw(
        [DrawnRun(text, font, color.cgColor)],
        in: CGRect(x: sizes.alertHorizontalMargin, y: top, width: width, height: height), .center,
        lines: 0, fromTop: true)
      top += height + sizes.alertTextGap
    }
    text(
      title, isSheet ? sizes.alertMessageFontSize : sizes.alertTitleFontSize, .semibold,
      isSheet ? .secondaryLabel : .label)
    text(message, sizes.alertMessageFontSize, .regular, isSheet ? .secondaryLabel : .label)
  }

  private func paintSheet(_ bounds: CGRect, _ painter: PartPainter) {
    let sizes = DeviceProfile.current.presentations
    let height = sizes.actionSheetActionHeight
    let others = actions.filter { $0.style != .cancel }
    var bottom = bounds.maxY
    if let cancel = shownActions.first(where: { $0.style == .cancel }) {
      let frame = CGRect(x: 0, y: bottom - height, width: bounds.width, height: height)
      painter.fill(frame, .secondarySystemGroupedBackground, radius: 14)
      paint(cancel, frame, size: 20, painter)
      bottom = frame.minY - sizes.actionSheetMargin
    }
    painter.fill(
      CGRect(x: 0, y: 0, width: bounds.width, height: max(bottom, 0)), Self.material, radius: 14)
    paintTexts(bounds, painter)
    for (index, action) in others.enumerated() {
      let frame = CGRect(
        x: 0, y: bottom - height * CGFloat(others.count - index), width: bounds.width,
        height: height)
      if frame.minY > 1 { painter.hairline(x: 0, y: frame.minY, width: bounds.width) }
      paint(action, frame, size: 20, painter)
    }
  }

  private func paint(
    _ action: UIAlertAction, _ frame: CGRect, size: CGFloat, _ painter: PartPainter
  ) {
    let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
    let color: UIColor = action.style == .destructive ? .systemRed : view.tintColor
    painter.text(
      action.title, .systemFont(ofSize: size, weight: isBold ? .semibold : .regular),
      action.isEnabled ? color : .tertiaryLabel, in: frame.insetBy(dx: 8, dy: 0), .center)
  }

  /// The background of an alert: a plain tint in place of a blur.
  private static let material = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.16, green: 0.16, blue: 0.17, alpha: 1)
      : UIColor(red: 0.96, green: 0.96, blue: 0.97, alpha: 1)
  }
}
