/// The list of what is deferred, as `Deferred.txt` has it.
///
/// What is wrong with it is told with its line, and then all of it is ignored: half a list would hide
/// errors that belong together.
package struct DeferredList: Equatable, Sendable {
  /// The file, in the folder that `fleet-init` writes.
  package static let fileName = "Deferred.txt"
  private static let version = 1
  private static let title =
    "# What does not compile on Linux, and fails where it is called instead. 'fleet-init' writes this "
    + "list. Version "
  private static let columns =
    "# file | declaration | what is deferred | digest of the declaration | the compiler's words"
  private static let place = "# Files are seen from: "

  /// Something in the list that is not understood.
  package struct Problem: Error, Equatable, Sendable {
    package let line: Int
    package let text: String
  }

  package private(set) var entries: [DeferredEntry] = []
  /// The project's folder, as it is seen from that of the list.
  package private(set) var folder = ".."
  /// Why the list is ignored, if it is.
  package private(set) var problem: Problem?

  package init(_ entries: [DeferredEntry], folder: String = "..") {
    self.entries = Array(Set(entries)).sorted { Self.columns(of: $0) < Self.columns(of: $1) }
    self.folder = folder
  }

  /// Reads a list.
  package init(text: String) {
    do throws(Problem) {
      try read(text)
    } catch {
      entries = []
      problem = error
    }
  }

  // MARK: Reading

  private mutating func read(_ text: String) throws(Problem) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isEmpty == true { lines.removeLast() }
    guard let first = lines.first, first.hasPrefix(Self.title) else {
      throw Problem(line: 1, text: "This does not begin as a list of 'fleet-init' does.")
    }
    let version = first.dropFirst(Self.title.count)
    guard version == "\(Self.version)." else {
      throw Problem(
        line: 1, text: "This list has version \(version) and not \(Self.version).")
    }
    guard let last = lines.last, lines.count > 1, last.hasPrefix("# "),
      let count = Int(last.dropFirst(2).prefix { $0.isNumber }), last == Self.end(count)
    else {
      throw Problem(
        line: max(lines.count, 1),
        text: "The list is cut off: its last line does not say its count.")
    }
    for (index, line) in lines.enumerated().dropFirst() where index < lines.count - 1 {
      try read(line, number: index + 1)
    }
    guard count == entries.count else {
      throw Problem(
        line: lines.count,
        text: "The list says \(count), and has \(entries.count): write no lines of "
          + "it by hand, and take none out.")
    }
  }

  private mutating func read(_ line: Substring, number: Int) throws(Problem) {
    if line == Self.columns || line.isEmpty { return }
    if line.hasPrefix(Self.place) {
      folder = String(line.dropFirst(Self.place.count))
      return
    }
    let parts = line.split(separator: " | ", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5 else {
      throw Problem(
        line: number, text: "This is no entry: it has not five parts with ' | ' between.")
    }
    let file = Self.unescaped(parts[0])
    guard !file.hasPrefix("/"), !file.isEmpty, !file.split(separator: "/").contains("..") else {
      throw Problem(line: number, text: "'\(file)' is not in the project's folder.")
    }
    guard let what = DeferredEntry.What(Self.unescaped(parts[2])) else {
      throw Problem(line: number, text: "'\(parts[2])' is nothing that can be deferred.")
    }
    guard parts[3].count == 16, parts[3].allSatisfy(\.isHexDigit) else {
      throw Problem(line: number, text: "'\(parts[3])' is no digest of a declaration.")
    }
    entries.append(
      DeferredEntry(
        file: file, declaration: Self.unescaped(parts[1]), what: what, digest: String(parts[3]),
        message: Self.unescaped(parts[4])))
  }

  // MARK: Writing

  /// The list as it stands in its file.
  package var text: String {
    let head = [Self.title + "\(Self.version).", Self.columns, Self.place + folder]
    let lines = entries.map { Self.columns(of: $0).joined(separator: " | ") }
    return (head + lines + [Self.end(entries.count)]).joined(separator: "\n") + "\n"
  }

  private static func end(_ count: Int) -> String {
    "# \(count) \(count == 1 ? "entry" : "entries")."
  }

  private static func columns(of entry: DeferredEntry) -> [String] {
    [entry.file, entry.declaration, entry.what.words, entry.digest, entry.message].map(escaped)
  }

  private static func escaped(_ text: String) -> String {
    String(
      text.replacing("\\", with: "\\\\").replacing("|", with: "\\p")
        .map { $0.isNewline ? " " : $0 })
  }

  private static func unescaped(_ text: some StringProtocol) -> String {
    String(text).split(separator: "\\\\", omittingEmptySubsequences: false)
      .map { $0.replacing("\\p", with: "|") }.joined(separator: "\\")
  }
}

private func < (one: [String], other: [String]) -> Bool { one.lexicographicallyPrecedes(other) }
