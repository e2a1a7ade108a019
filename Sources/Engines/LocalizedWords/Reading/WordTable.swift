package import PropertyLists

/// The texts of a table in one language, by their keys.
package struct WordTable: Sendable {
  package private(set) var entries: [String: WordEntry]

  package init(entries: [String: WordEntry] = [:]) { self.entries = entries }

  package subscript(key: String) -> WordEntry? { entries[key] }

  package var isEmpty: Bool { entries.isEmpty }

  /// Reads a `.strings` file.
  package init(strings bytes: [UInt8], file: String) throws(Finding) {
    let list = try PropertyList(table: bytes, file: file)
    entries = [:]
    for entry in list.dictionary ?? [] {
      // Old binary tables may have what a `.stringsdict` has.
      if let text = entry.value.string {
        entries[entry.key] = .text(text)
      } else if let choice = StringsDictionary.entry(entry.value) {
        entries[entry.key] = choice
      }
    }
  }

  /// Reads a `.stringsdict` file.
  package init(dictionary bytes: [UInt8], file: String) throws(Finding) {
    let list = try PropertyList(bytes: bytes, file: file)
    entries = [:]
    for entry in list.dictionary ?? [] {
      entries[entry.key] = StringsDictionary.entry(entry.value)
    }
  }

  /// Returns this table with the entries of another one, which win.
  package func merged(with other: WordTable) -> WordTable {
    WordTable(entries: entries.merging(other.entries) { _, new in new })
  }
}
