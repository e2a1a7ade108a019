public import Foundation

/// The selection of one week.
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// Creates a selection of no week.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Creates a selection of no week, without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// The object that is asked and told about the user's selection; it is not kept alive.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  /// The selected week: its number, and the year that it belongs to.
  open var selectedWeekOfYear: DateComponents? {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects a week; the delegate is not told.
  open func setSelected(_ weekOfYear: DateComponents?, animated: Bool) {
    selected = weekOfYear
    calendarView?.selectionDidChange()
  }

  private final var selected: DateComponents?

  override func isSelected(_ day: DateComponents, in calendar: Calendar) -> Bool {
    guard let selected, let week = Self.week(of: day, in: calendar) else { return false }
    return selected.weekOfYear == week.weekOfYear
      && selected.yearForWeekOfYear == week.yearForWeekOfYear
  }

  override func mayTap(_ day: DateComponents, in calendar: Calendar) -> Bool {
    let week = isSelected(day, in: calendar) ? nil : Self.week(of: day, in: calendar)
    return delegate?.week(ofYearSelection: self, canSelectWeekOfYear: week) ?? true
  }

  override func userTap(_ day: DateComponents, in calendar: Calendar) {
    selected = isSelected(day, in: calendar) ? nil : Self.week(of: day, in: calendar)
    calendarView?.selectionDidChange()
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: selected)
  }

  private static func week(of day: DateComponents, in calendar: Calendar) -> DateComponents? {
    calendar.date(from: day).map {
      var week = calendar.dateComponents([.weekOfYear, .yearForWeekOfYear], from: $0)
      week.calendar = calendar
      return week
    }
  }
}

/// The methods by which the selection of a week asks, and tells what the user has selected.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// Called when the user has selected a week, or none.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?)

  /// Returns whether the user may select a week; `nil` stands for none.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// Returns `true`.
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
