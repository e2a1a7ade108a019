/// The arrow at the end of a row that leads on.
final class HostedChevron: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (start, end) = isMirrored ? (bounds.maxX - 1, bounds.minX + 1) : (1, bounds.maxX - 1)
    UIColor.tertiaryLabel.setStroke()
    context.setLineWidth(2)
    context.move(to: CGPoint(x: start, y: 1))
    context.addLine(to: CGPoint(x: end, y: bounds.midY))
    context.addLine(to: CGPoint(x: start, y: bounds.maxY - 1))
    context.strokePath()
  }
}
