import Foundation

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
    for language in InterfaceLocator.languages {
      let own = languages.appending(path: "\(language).lproj")
      let table = own.appending(path: "\(name).strings")
      if let data = try? Data(contentsOf: table) { return texts(of: table, data) }
      if let texts = catalog?.texts(in: language), !texts.isEmpty { return texts }
      // The file itself is in the user's language, or this language has nothing to replace.
      if catalog?.sourceLanguage == language || isFolder(own) { return [:] }
    }
    return [:]
  }

  private static func texts(of table: URL, _ data: Data) -> [String: String] {
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      return list as? [String: String] ?? [:]
    } catch {
      report(table)
      return [:]
    }
  }

  /// Returns the catalog.
  ///
  /// It is beside the language folders, or in the folder for many languages.
  private static func catalog(of name: String, in folder: URL) -> StringCatalog? {
    for path in ["mul.lproj/\(name).xcstrings", "\(name).xcstrings"] {
      let url = folder.appending(path: path)
      guard let data = try? Data(contentsOf: url) else { continue }
      do {
        return try JSONDecoder().decode(StringCatalog.self, from: data)
      } catch {
        report(url)
      }
    }
    return nil
  }

  private static func report(_ url: URL) {
    InterfaceFailure.report(
      "Could not read the texts in '\(url.lastPathComponent)'.",
      details:
        "\(url.path) is not well formed, and what the file itself says is shown. Take it from "
        + "version control again, or resolve the merge that damaged it.")
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
