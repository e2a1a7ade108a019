import Foundation
import HeadlessUIKit

/// Another part of the world, whose users write dates and numbers in another way.
@MainActor
enum ExploringRegion {
  /// Puts an application there: its words stay, but its formats of numbers and dates change.
  static func enter(_ application: UIApplication) {
    var world = TestWorld(of: application)
    world.locale = Locale(identifier: "de_DE")
    world.uses24HourClock = true
    if let zone = TimeZone(identifier: "Pacific/Auckland") { world.timeZone = zone }
    world.apply(to: application)
  }
}
