import Foundation
import HeadlessUIKitTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The user's locale", .ownApplication)
struct UserLocaleTests {
  private let date = Date(timeIntervalSince1970: 0)

  @Test func `is Foundation's where nobody has said anything`() {
    #expect(Locale.uiKitCurrent == Locale.current)
    #expect(Calendar.uiKitCurrent == Calendar.current)
    #expect(Locale.uiKitPreferredLanguages == Locale.preferredLanguages)
  }

  @Test func `follows the user's first language, or the launch`() {
    UIApplication.shared.choose(languages: ["de"])
    #expect(Locale.uiKitCurrent.identifier == "de_DE")
    #expect(Calendar.uiKitCurrent.firstWeekday == 2)
    UIApplication.shared.choose(languages: ["en-US"])
    #expect(Calendar.uiKitCurrent.firstWeekday == 1)
    UIApplication.shared.takeLanguages(fromLaunch: [
      "-AppleLanguages", "(fr)", "-AppleLocale", "fr_CA",
    ])
    #expect(Locale.uiKitCurrent.identifier == "fr_CA")
    #expect(Locale.uiKitPreferredLanguages == ["fr"])
    UIApplication.shared.takeLanguages(fromLaunch: [])
    #expect(Locale.uiKitCurrent.identifier == "en_US")
  }

  @Test func `is that of the formatters that are made`() {
    UIApplication.shared.choose(languages: ["de"])
    let dates = DateFormatter.uiKit()
    dates.timeZone = TimeZone(secondsFromGMT: 0)
    dates.dateStyle = .long
    #expect(dates.string(from: date) == "1. Januar 1970")
    let numbers = NumberFormatter.uiKit()
    numbers.numberStyle = .decimal
    #expect(numbers.string(from: 1_234.5) == "1.234,5")
    #expect(NumberFormatter.uiKitLocalizedString(from: 0.5, number: .percent) == "50\u{A0}%")
    let noon = date.addingTimeInterval(43_200)
    #expect(
      DateFormatter.uiKitLocalizedString(from: noon, dateStyle: .medium, timeStyle: .none)
        == "01.01.1970")
    #expect(noon.uiKitFormatted(date: .long, time: .omitted) == "1. Januar 1970")
    #expect(DateIntervalFormatter.uiKit().locale?.identifier == "de_DE")
  }

  @Test func `turns screens around where its language begins on the right`() {
    let window = UIWindow()
    let view = UIView()
    window.addSubview(view)
    window.isHidden = false
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)

    UIApplication.shared.choose(languages: ["ar"])

    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    UIApplication.shared.choose(languages: ["de"])
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    UIApplication.shared.takeLanguages(fromLaunch: ["-AppleTextDirection", "YES"])
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `says what the wheels of a date picker say`() {
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.preferredDatePickerStyle = .wheels
    picker.date = date
    UIApplication.shared.choose(languages: ["de"])
    picker.datePickerMode = .date
    #expect(picker.wheels == [.day, .month, .year])
    #expect(picker.wheels.map { picker.value(of: $0) } == ["1", "Januar", "1970"])
    #expect(picker.userSpin(.month, to: "März"))
    picker.date = date
    picker.datePickerMode = .dateAndTime
    #expect(picker.wheels == [.date, .hour, .minute])
    #expect(picker.wheels.map { picker.value(of: $0) } == ["Do. 1. Jan.", "0", "0"])
    #expect(picker.userSpin(.date, to: "Sa. 3. Jan."))
    #expect(picker.userSpin(.hour, to: "9 Uhr"))
    #expect(picker.date == date.addingTimeInterval(2 * 86_400 + 9 * 3_600))
    picker.date = Date()
    #expect(picker.value(of: .date) == "Heute")
    UIApplication.shared.choose(languages: ["en-US"])
    #expect(picker.wheels == [.date, .hour, .minute, .period])
    #expect(picker.value(of: .date) == "Today")
  }
}
