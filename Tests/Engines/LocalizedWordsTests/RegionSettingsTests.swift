import Foundation
import LocalizedWords
import Testing

@Suite("RegionSettings")
struct RegionSettingsTests {
  private let american = Locale(identifier: "en_US")

  @Test func `change nothing of a locale until something is set`() {
    #expect(RegionSettings().applied(to: american) == american)
  }

  @Test func `the clock and the first day of a week are those of the user`() {
    var region = RegionSettings()
    region.uses24HourClock = true
    region.firstWeekday = 2

    let locale = region.applied(to: american)

    #expect(locale.hourCycle == .zeroToTwentyThree && locale.firstDayOfWeek == .monday)
    #expect(locale.region?.identifier == "US")
    region.uses24HourClock = false
    #expect(region.applied(to: Locale(identifier: "de_DE")).hourCycle == .oneToTwelve)
  }

  @Test(arguments: [0, 8, -1, .max, .min])
  func `a day that is none changes nothing`(day: Int) {
    var region = RegionSettings()
    region.firstWeekday = day

    #expect(region.applied(to: american) == american)
  }

  @Test func `a launch says which clock it is`() {
    var chosen = UserLanguages(languages: ["en-US"])
    chosen.region.firstWeekday = 3

    let launched = chosen.changed(by: ["-AppleICUForce24HourTime", "YES"])

    #expect(launched.region.uses24HourClock == true && launched.region.firstWeekday == 3)
    #expect(
      chosen.changed(by: ["-AppleICUForce12HourTime", "1"]).region.uses24HourClock == false)
    #expect(chosen.changed(by: ["-AppleICUForce24HourTime", "NO"]).region.uses24HourClock == nil)
  }

  @Test func `other languages leave them as they are`() {
    var chosen = UserLanguages(languages: ["en-US"])
    chosen.region.uses24HourClock = true

    let german = chosen.changed(toLanguages: ["de"])

    #expect(german.region.uses24HourClock == true && german.languages == ["de"])
    chosen.choose(Locale(identifier: "fr_CA"))
    #expect(chosen.locale.region?.identifier == "CA" && chosen.languages == ["en-US"])
    chosen.choose(nil)
    #expect(chosen.locale.region?.identifier == "US")
  }
}
