package import Foundation
import Locks
package import PropertyLists

/// The tables of texts in a folder of resources, and in its folders for languages.
///
/// What was read once is kept: an app's resources stay as they are while it runs.
package final class WordsFolder: Sendable {
  private static let known = Locked<[String: WordsFolder]>([:])

  /// Returns what a folder has.
  package static func at(_ url: URL) -> WordsFolder {
    known.withLock { known in
      if let folder = known[url.path] { return folder }
      let folder = WordsFolder(url)
      known[url.path] = folder
      return folder
    }
  }

  /// A text, and the language that it is in.
  package struct Found: Sendable {
    package let entry: WordEntry
    package let language: String
    /// The text, with a mark that leads to the entry where it has plurals.
    package let text: String
  }

  /// A table in one of its languages.
  private struct Chapter: Sendable {
    let language: String
    let table: WordTable
    /// Whether it is of a catalog: what lacks there is taken from the catalog's own language.
    let isOfCatalog: Bool
  }

  private struct Question: Hashable {
    let table: String
    let preferences: [String]
    let development: String?
  }

  private struct Content {
    var chapters: [Question: [Chapter]] = [:]
    var marked: [String: String] = [:]
    var languages: [String]?
  }

  private let url: URL
  private let content = Locked(Content())

  private init(_ url: URL) { self.url = url }

  // MARK: Languages

  /// The languages that the folder has something in: its folders' and its catalogs'.
  package var languages: [String] {
    if let languages = content.withLock({ $0.languages }) { return languages }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    var languages = Set(names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
    for name in names where name.hasSuffix(".xcstrings") {
      guard let catalog = try? catalog(url.appending(path: name)) else { continue }
      languages.formUnion(catalog.languages)
    }
    let sorted = languages.subtracting(["Base", "mul"]).sorted()
    content.withLock { $0.languages = sorted }
    return sorted
  }

  // MARK: Texts

  /// Returns what a table has for a key, in the first of the user's languages that has the table.
  ///
  /// - Parameters:
  ///   - development: The language that the app was developed in.
  ///   - device: The kind of device, as tables call it.
  ///   - report: What is called with a table that cannot be read.
  package func text(
    _ key: String, table: String, for preferences: [String], development: String?,
    device: String = "iphone", report: (Finding) -> Void = { _ in }
  ) -> Found? {
    let question = Question(table: table, preferences: preferences, development: development)
    var lacking: [String]?
    for chapter in chapters(question, report) {
      if let lacking, !lacking.contains(LanguageTag(chapter.language).spelling) { continue }
      if let entry = chapter.table[key] {
        return found(
          entry.chosen(for: device), chapter.language, "\(table)\u{0}\(device)\u{0}\(key)")
      }
      if !chapter.isOfCatalog { lacking = LanguageTag(chapter.language).ancestors }
    }
    return nil
  }

  private func found(_ entry: WordEntry, _ language: String, _ address: String) -> Found {
    if case .text(let text) = entry { return Found(entry: entry, language: language, text: text) }
    let text = content.withLock { content in
      let address = "\(language)\u{0}\(address)"
      if let text = content.marked[address] { return text }
      let text = PluralFormats.marked(entry, language: language)
      content.marked[address] = text
      return text
    }
    return Found(entry: entry, language: language, text: text)
  }

  private func chapters(_ question: Question, _ report: (Finding) -> Void) -> [Chapter] {
    if let chapters = content.withLock({ $0.chapters[question] }) { return chapters }
    let chapters = read(question, report)
    content.withLock { $0.chapters[question] = chapters }
    return chapters
  }

  private func read(_ question: Question, _ report: (Finding) -> Void) -> [Chapter] {
    let name = question.table
    guard !name.contains("/") else { return [] }
    // A bundle may be the folder of one language.
    if url.pathExtension == "lproj" {
      let language = url.deletingPathExtension().lastPathComponent
      let catalog = try? catalog(
        url.deletingLastPathComponent().appending(path: "\(name).xcstrings"))
      return [chapter(language, url, name, catalog, report)].compactMap(\.self)
    }
    let catalog = reading(url.appending(path: "\(name).xcstrings"), report) { try self.catalog($0) }
    var languages = Localizations.ranked(languages, for: question.preferences)
    languages += [question.development, catalog?.sourceLanguage, "Base"].compactMap(\.self)
    languages += self.languages
    var seen: Set<String> = []
    var chapters = languages.filter { seen.insert($0).inserted }.compactMap { language in
      chapter(language, url.appending(path: "\(language).lproj"), name, catalog, report)
    }
    // A table that is in no language.
    if let plain = table(in: url, name, report) {
      chapters.append(Chapter(language: "", table: plain, isOfCatalog: false))
    }
    return chapters
  }

  private func chapter(
    _ language: String, _ folder: URL, _ name: String, _ catalog: StringCatalog?,
    _ report: (Finding) -> Void
  ) -> Chapter? {
    let texts = catalog?.table(in: language) ?? WordTable()
    guard let table = table(in: folder, name, report) else {
      return texts.isEmpty ? nil : Chapter(language: language, table: texts, isOfCatalog: true)
    }
    return Chapter(language: language, table: table.merged(with: texts), isOfCatalog: false)
  }

  // MARK: Files

  /// Returns the table of a folder, of which a `.stringsdict` wins over a `.strings`.
  private func table(in folder: URL, _ name: String, _ report: (Finding) -> Void) -> WordTable? {
    let texts = reading(folder.appending(path: "\(name).strings"), report) {
      try WordTable(strings: [UInt8](Data(contentsOf: $0)), file: $0.path)
    }
    let plurals = reading(folder.appending(path: "\(name).stringsdict"), report) {
      try WordTable(dictionary: [UInt8](Data(contentsOf: $0)), file: $0.path)
    }
    guard let texts else { return plurals }
    return plurals.map { texts.merged(with: $0) } ?? texts
  }

  private func catalog(_ url: URL) throws -> StringCatalog {
    try StringCatalog(Data(contentsOf: url))
  }

  private func reading<Content>(
    _ url: URL, _ report: (Finding) -> Void, _ read: (URL) throws -> Content
  ) -> Content? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    do {
      return try read(url)
    } catch {
      let finding = error as? Finding
      report(finding ?? Finding(file: url.path, "The file is not what its name says."))
      return nil
    }
  }
}
