import Foundation
import Interfaces
import LocalizedWords
import PropertyLists

/// The translations of a storyboard or nib, by object and property.
///
/// They come from the strings tables and the string catalog beside the file.
@MainActor
enum InterfaceTexts {
  /// Returns the texts in the user's language, and reports a table that cannot be read.
  static func load(for name: String, beside url: URL?) -> [String: String] {
    guard let folder = url?.deletingLastPathComponent(), folder.pathExtension == "lproj" else {
      return [:]
    }
    let languages = folder.deletingLastPathComponent()
    let catalog = catalog(of: name, in: languages)
    let there = InterfaceLocator.languageFolders(in: languages)
    let known = Set(there).union(catalog?.languages ?? []).sorted()
    for language in Localizations.ranked(known, for: InterfaceLocator.languages) {
      let table = languages.appending(path: "\(language).lproj/\(name).strings")
      if let data = try? Data(contentsOf: table) { return texts(of: table, data) }
      if let texts = catalog?.table(in: language, keysAreTexts: false), !texts.isEmpty {
        return said(texts)
      }
      // The file itself is in the user's language, or this language has nothing to replace.
      if catalog?.sourceLanguage == language || there.contains(language) { return [:] }
    }
    return [:]
  }

  private static func texts(of table: URL, _ data: Data) -> [String: String] {
    do throws(Finding) {
      return said(try WordTable(strings: [UInt8](data), file: table.path))
    } catch {
      report(table, "\(error)")
      return [:]
    }
  }

  private static func said(_ table: WordTable) -> [String: String] {
    table.entries.compactMapValues { $0.chosen(for: "iphone").anyText }
  }

  /// Returns the catalog.
  ///
  /// It is beside the language folders, or in the folder for many languages.
  private static func catalog(of name: String, in folder: URL) -> StringCatalog? {
    for path in ["mul.lproj/\(name).xcstrings", "\(name).xcstrings"] {
      let url = folder.appending(path: path)
      guard let data = try? Data(contentsOf: url) else { continue }
      do {
        return try StringCatalog(data)
      } catch {
        report(url, "\(url.path): The file is no string catalog.")
      }
    }
    return nil
  }

  private static func report(_ url: URL, _ finding: String) {
    InterfaceFailure.report(
      "Could not read the texts in '\(url.lastPathComponent)'.",
      details:
        "\(finding) What the file itself says is shown. Take it from version control again, or "
        + "resolve the merge that damaged it.")
  }
}
