import FailureReporting
import Foundation
import Interfaces
import LocalizedWords
import Locks
import PropertyLists

/// The texts that an app has in the tables of its languages, and in string catalogs.
enum LocalizedTexts {
  /// Returns a text of a table in the user's language, or else the value, or the key.
  static func said(
    _ key: String, value: String?, _ table: String?, in bundle: Bundle, at site: CallSite? = nil
  ) -> String {
    let languages = ApplicationScope.current.userLanguages
    if let found = text(key, table, in: bundle, languages: languages.languages, at: site) {
      return languages.pseudolanguage.applied(to: found)
    }
    let own = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    return languages.pseudolanguage.missing(own)
  }

  /// Returns a text of a table: in the first of the user's languages that has the table, or else in
  /// the language in which the app was developed.
  ///
  /// A text with plurals carries a mark, by which `filled(_:with:)` finds its forms.
  static func text(
    _ key: String, _ table: String?, in bundle: Bundle,
    languages: [String] = ApplicationScope.current.userLanguages.languages,
    at site: CallSite? = nil
  ) -> String? {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    return folder(of: bundle).text(
      key, table: name, for: languages, development: development(of: bundle)
    ) { finding in
      let file = URL(fileURLWithPath: finding.file).lastPathComponent
      report(
        "Could not read the texts in '\(file)'.",
        "\(finding) The app shows its keys instead. Take the file from version control again, or "
          + "resolve the merge that damaged it.", .error, at: site)
    }?.text
  }

  /// Returns a format with arguments in its places.
  ///
  /// - Parameter locale: Whose digits and separators numbers have; `nil` for plain ones.
  static func filled(
    _ format: String, with arguments: [any CVarArg], locale: Locale?, at site: CallSite
  ) -> String {
    let languages = ApplicationScope.current.userLanguages
    var formatter = WordFormatter(
      arguments, locale: locale, pseudolanguage: languages.pseudolanguage)
    let text = formatter.string(from: format)
    for fault in formatter.faults {
      report(
        "\(fault)",
        "On a device the app would show something else here, or end. Compare the text in all "
          + "languages with the arguments in the code.", .warning, at: site)
    }
    return text
  }

  // MARK: Bundles

  /// The languages that a bundle has something in.
  static func localizations(of bundle: Bundle) -> [String] {
    let own = folder(of: bundle).languages
    return own.isEmpty ? [development(of: bundle)].compactMap(\.self) : own
  }

  static func folder(of bundle: Bundle) -> WordsFolder {
    .at(bundle.resourceURL ?? bundle.bundleURL)
  }

  private static let developments = Locked<[String: String?]>([:])

  /// The language that an app was developed in.
  static func development(of bundle: Bundle) -> String? {
    let path = bundle.bundlePath
    if let known = developments.withLock({ $0[path] }) { return known }
    let modules = InterfaceFile.modules(around: bundle.bundleURL.appending(path: "file"))
    let lists = [bundle.infoDictionary] + modules.map(AppInfo.dictionary(ofModule:))
    let language = lists.lazy.compactMap { $0?["CFBundleDevelopmentRegion"] as? String }
      // An unexpanded build setting is not a language.
      .first { !$0.contains("$") && !$0.isEmpty }
    developments.withLock { $0[path] = .some(language) }
    return language
  }

  private static func report(
    _ reason: String, _ details: String, _ severity: RecordedFailure.Severity,
    at site: CallSite?, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    Reporting.deliver(
      RecordedFailure(
        reason, name: .uiKitLog, severity: severity, details: details,
        site: site ?? AmbientCallSite.surrounding ?? CallSite(fileID, filePath, line, column)))
  }
}
