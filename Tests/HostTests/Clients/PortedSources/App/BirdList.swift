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
  static var title: String { NSLocalizedString("Bird", comment: "") }
  static var modernTitle: String { String(localized: "Bird") }
}
