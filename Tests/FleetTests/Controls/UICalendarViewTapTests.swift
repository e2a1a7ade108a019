import FleetTestSupport
import FleetTesting
import Foundation
import TestSupport
import Testing

private final class Chooser: NSObject, UICalendarSelectionSingleDateDelegate {
  var chosen: [Int?] = []

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) { chosen.append(dateComponents?.day) }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents?.day != 5 }
}

@MainActor
@Suite("Days of a calendar, and items of an edit menu", .freshApplication)
struct UICalendarViewTapTests {
  private let chooser = Chooser()

  private func showCalendar() {
    let view = UICalendarView(frame: CGRect(x: 0, y: 100, width: 350, height: 330))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    view.calendar = calendar
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = DateComponents(year: 2026, month: 6)
    view.selectionBehavior = UICalendarSelectionSingleDate(delegate: chooser)
    let screen = UIViewController()
    screen.view.addSubview(view)
    setAsAppRootWindow(screen)
  }

  @Test func `a day is a button with its name`() {
    showCalendar()
    #expect(
      failures {
        Fleet.screen.buttons["Wednesday, June 3"].tap()
        Fleet.screen.buttons["Next Month"].tap()
        Fleet.screen.buttons["Saturday, July 4"].tap()
      }.isEmpty)

    #expect(chooser.chosen == [3, 4])
    #expect(Fleet.screen.buttons["Saturday, July 4"].isSelected)
  }

  @Test func `a day that cannot be selected is not enabled`() {
    showCalendar()
    let received = failures { Fleet.screen.buttons["Friday, June 5"].tap() }

    #expect(received.count == 1)
    #expect(chooser.chosen.isEmpty)
  }

  @Test func `an item of an edit menu is found like those of other menus`() {
    let screen = UIViewController()
    setAsAppRootWindow(screen)
    let delegate = Starring()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    screen.view.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 100)))
    #expect(failures { Fleet.screen.menuItems["Star"].tap() }.isEmpty)

    #expect(delegate.stars == 1)
    #expect(!Fleet.screen.menuItems["Star"].exists)
  }
}

private final class Starring: NSObject, UIEditMenuInteractionDelegate {
  var stars = 0

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: [UIAction(title: "Star") { [weak self] _ in self?.stars += 1 }])
  }
}
