import FailureReporting
import Foundation

/// The texts that an app has in the tables of its languages, and in string catalogs.
enum LocalizedTexts {
  private static let tables = Locked<[URL: [String: String]]>([:])
  private static let catalogs = Locked<[URL: StringCatalog]>([:])

  /// Returns a text of a table: in the first of the user's languages that has the table, or else in
  /// the language in which the app was developed.
  static func text(
    _ key: String, _ tableName: String?, in bundle: Bundle,
    languages: [String] = Locale.preferredLanguages
  ) -> String? {
    let name = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let catalog = catalog(folder.appending(path: "\(name).xcstrings"))
    let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    let development = [own, catalog?.sourceLanguage, "Base"].compactMap { $0 }
    let rest = bundle.localizations.sorted()
    for language in InterfaceLocator.expanded(languages) + development + rest {
      if let table = table(folder.appending(path: "\(language).lproj/\(name).strings")) {
        return table[key]
      }
      if let texts = catalog?.texts(in: language), !texts.isEmpty { return texts[key] }
      // The keys are the texts of the language in which a catalog is written.
      if let catalog, catalog.sourceLanguage == language { return nil }
    }
    return table(folder.appending(path: "\(name).strings"))?[key]
  }

  private static func table(_ url: URL) -> [String: String]? {
    if let table = tables.withLock({ $0[url] }) { return table }
    guard let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return nil }
    let table = (list as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
    tables.withLock { $0[url] = table }
    return table
  }

  private static func catalog(_ url: URL) -> StringCatalog? {
    if let catalog = catalogs.withLock({ $0[url] }) { return catalog }
    guard let data = try? Data(contentsOf: url),
      let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
    else { return nil }
    catalogs.withLock { $0[url] = catalog }
    return catalog
  }
}
