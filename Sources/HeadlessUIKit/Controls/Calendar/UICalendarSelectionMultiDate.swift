public import Foundation

/// The selection of any number of dates.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Creates a selection of no dates.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Creates a selection of no dates, without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// The object that is asked and told about the user's selection; it is not kept alive.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// The selected dates, in the order in which they were selected.
  open var selectedDates: [DateComponents] {
    get { selected }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Selects dates; the delegate is not told.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    selected = selectedDates
    calendarView?.selectionDidChange()
  }

  private final var selected: [DateComponents] = []

  override func isSelected(_ day: DateComponents, in calendar: Calendar) -> Bool {
    selected.contains { Self.areSame($0, day, in: calendar) }
  }

  override func mayTap(_ day: DateComponents, in calendar: Calendar) -> Bool {
    guard let delegate else { return true }
    return isSelected(day, in: calendar)
      ? delegate.multiDateSelection(self, canDeselectDate: day)
      : delegate.multiDateSelection(self, canSelectDate: day)
  }

  override func userTap(_ day: DateComponents, in calendar: Calendar) {
    let wasSelected = isSelected(day, in: calendar)
    if wasSelected {
      selected.removeAll { Self.areSame($0, day, in: calendar) }
    } else {
      selected.append(day)
    }
    calendarView?.selectionDidChange()
    if wasSelected {
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// The methods by which the selection of dates asks, and tells what the user has selected.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called when the user has selected a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

  /// Called when the user has taken the selection of a date back.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

  /// Returns whether the user may select a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool

  /// Returns whether the user may take the selection of a date back.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  /// Returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
