import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

private final class Planner: NSObject, UICalendarViewDelegate,
  UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
  UICalendarSelectionWeekOfYearDelegate
{
  var log: [String] = []
  var closed: Set<Int> = []

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { dateComponents.day == 24 ? .default(color: .red) : nil }

  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) { log.append("left \(previousDateComponents.month ?? 0)") }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) { log.append("selected \(dateComponents?.day ?? 0)") }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents?.day.map { !closed.contains($0) } ?? true }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { log.append("selected \(dateComponents.day ?? 0)") }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { log.append("deselected \(dateComponents.day ?? 0)") }

  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) { log.append("week \(weekOfYearComponents?.weekOfYear ?? 0)") }
}

@MainActor
@Suite("UICalendarView", .ownApplication)
struct UICalendarViewTests {
  private let view = UICalendarView(frame: CGRect(x: 0, y: 100, width: 350, height: 330))
  private let planner = Planner()
  private let window = UIWindow()

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    calendar.firstWeekday = 2
    view.calendar = calendar
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = DateComponents(year: 2026, month: 6)
    view.delegate = planner
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(view)
    settle()
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  private var days: [CalendarDay] { view.subviews.compactMap { $0 as? CalendarDay } }

  private func tap(_ day: Int) {
    days.first { $0.components.day == day }?.userTap()
    settle()
  }

  private func turn(_ name: String) {
    view.subviews.first { $0.accessibilityLabel == name }?.userTap()
    settle()
  }

  @Test func `shows the days of its month, one of them decorated`() {
    #expect(days.count == 30)
    #expect(days.first?.accessibilityLabel == "Monday, June 1")
    #expect(days.first?.frame.minX == 0)
    #expect(days.filter { $0.subviews.count == 2 }.map(\.components.day) == [24])
    #expect(days.allSatisfy { !$0.isEnabled })
    #expect(view.visibleDateComponents.month == 6)
    #expect(view.visibleDateComponents.year == 2026)
  }

  @Test func `tells what the user has turned to`() {
    turn("Next Month")
    #expect(days.count == 31)
    #expect(days.first?.accessibilityLabel == "Wednesday, July 1")
    turn("Previous Month")
    turn("Previous Month")

    #expect(view.visibleDateComponents.month == 5)
    #expect(planner.log == ["left 6", "left 7", "left 6"])
    view.visibleDateComponents = DateComponents(year: 2027, month: 1)
    #expect(planner.log.count == 3)
  }

  @Test func `does not leave the range of its dates`() {
    view.availableDateRange = DateInterval(
      start: Date(timeIntervalSince1970: 1_780_272_000), duration: 9 * 86_400 - 1)
    let selection = UICalendarSelectionSingleDate(delegate: planner)
    view.selectionBehavior = selection
    settle()
    turn("Next Month")

    #expect(view.visibleDateComponents.month == 6)
    #expect(planner.log.isEmpty)
    #expect(days.filter(\.isEnabled).compactMap(\.components.day) == Array(1...9))
  }

  @Test func `selects a date, and takes it back`() {
    planner.closed = [5]
    let selection = UICalendarSelectionSingleDate(delegate: planner)
    view.selectionBehavior = selection
    settle()
    for day in [3, 5, 4, 4] { tap(day) }

    #expect(planner.log == ["selected 3", "selected 4", "selected 0"])
    #expect(selection.selectedDate == nil)
    selection.selectedDate = DateComponents(year: 2026, month: 8, day: 9)
    settle()
    #expect(view.visibleDateComponents.month == 8)
    #expect(days.filter(\.isSelected).map(\.components.day) == [9])
    #expect(planner.log.count == 3)
  }

  @Test func `selects dates, or a week`() {
    let dates = UICalendarSelectionMultiDate(delegate: planner)
    view.selectionBehavior = dates
    settle()
    for day in [3, 9, 3] { tap(day) }
    #expect(planner.log == ["selected 3", "selected 9", "deselected 3"])
    #expect(dates.selectedDates.map(\.day) == [9])

    let week = UICalendarSelectionWeekOfYear(delegate: planner)
    view.selectionBehavior = week
    settle()
    tap(9)
    #expect(planner.log.last == "week \(week.selectedWeekOfYear?.weekOfYear ?? -1)")
    #expect(days.filter(\.isSelected).compactMap(\.components.day) == Array(8...14))
  }
}
