import UIKit

enum BirdList {
  static func load() throws -> [String] {
    guard let url = Bundle.main.url(forResource: "birds", withExtension: "json") else { return [] }
    return try JSONDecoder().decode([String].self, from: Data(contentsOf: url))
  }

  static var path: String? {
    Bundle(for: Coordinator.self).path(forResource: "birds", ofType: "json")
  }
  static var appName: String? { Bundle.main.infoDictionary?["CFBundleName"] as? String }
  static var appIdentifier: String? { Bundle.main.bundleIdentifier }
  static var title: String { NSLocalizedString("Bird", comment: "") }
  static var modernTitle: String { String(localized: "Bird") }

  /// How many there are: three ways in which an app says that.
  static func counts(_ count: Int) -> [String] {
    let format = NSLocalizedString("%lld birds", comment: "")
    return [
      String.localizedStringWithFormat(format, count), String(format: format, count),
      String(localized: "\(count) birds"),
    ]
  }

  static func eggs(_ count: Int) -> [String] {
    [String(localized: .Extras.nestTitle), String(localized: .Extras.eggCount(count))]
  }

  static func day(_ date: Date) -> [String] {
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateStyle = .long
    let month = date.formatted(.dateTime.month(.wide))
    return [formatter.string(from: date), month, Locale.current.identifier]
  }
}
