import Foundation

/// A day of a calendar, which the user can tap.
final class CalendarDay: UIControl {
  let components: DateComponents
  private let number = UILabel()
  private let decoration: (view: UIView, size: CGSize)?

  init(
    _ components: DateComponents, name: String, font: UIFont,
    _ decoration: UICalendarView.Decoration?
  ) {
    self.components = components
    self.decoration = decoration?.makeView()
    super.init(frame: .zero)
    number.text = components.day.map { "\($0)" }
    number.textAlignment = .center
    number.font = font
    number.isAccessibilityElement = false
    addSubview(number)
    if let view = self.decoration?.view { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = name
    showState()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool { didSet { showState() } }

  override var isEnabled: Bool { didSet { showState() } }

  private func showState() {
    accessibilityTraits = [
      .button, isSelected ? .selected : .none, isEnabled ? .none : .notEnabled,
    ]
    number.textColor = isSelected ? .tintColor : isEnabled ? .label : .tertiaryLabel
    number.backgroundColor = isSelected ? tintColor.withAlphaComponent(0.15) : nil
    number.layer.cornerRadius = isSelected ? Self.side / 2 : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.frame = CGRect(
      x: bounds.midX - Self.side / 2, y: bounds.minY, width: Self.side,
      height: min(Self.side, bounds.height))
    guard let decoration else { return }
    decoration.view.frame = CGRect(
      origin: CGPoint(x: bounds.midX - decoration.size.width / 2, y: number.frame.maxY),
      size: decoration.size)
  }

  private static let side: CGFloat = 36
}
