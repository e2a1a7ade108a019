public import Foundation

/// The selection of one date.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Creates a selection of no date.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Creates a selection of no date, without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// The object that is asked and told about the user's selection; it is not kept alive.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// The selected date.
  open var selectedDate: DateComponents? {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects a date, and shows its month; the delegate is not told.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    selected = selectedDate
    if let selectedDate { calendarView?.show(selectedDate) }
    calendarView?.selectionDidChange()
  }

  private final var selected: DateComponents?

  override func isSelected(_ day: DateComponents, in calendar: Calendar) -> Bool {
    selected.map { Self.areSame($0, day, in: calendar) } ?? false
  }

  override func mayTap(_ day: DateComponents, in calendar: Calendar) -> Bool {
    delegate?.dateSelection(self, canSelectDate: isSelected(day, in: calendar) ? nil : day) ?? true
  }

  override func userTap(_ day: DateComponents, in calendar: Calendar) {
    selected = isSelected(day, in: calendar) ? nil : day
    calendarView?.selectionDidChange()
    delegate?.dateSelection(self, didSelectDate: selected)
  }
}

/// The methods by which the selection of a date asks, and tells what the user has selected.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when the user has selected a date, or none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

  /// Returns whether the user may select a date; `nil` stands for none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns `true`.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
