/// A source with what is deferred in it.
package final class DeferredSource {
  /// The file as its author wrote it.
  let original: SourceFile
  /// The file as it is seen from the project's folder.
  package let name: String
  private(set) lazy var outline = SyntaxOutline(original)

  /// - Parameter name: The file as it is seen from the project's folder.
  package init(path: String, name: String, bytes: [UInt8]) {
    original = SourceFile(path: path, bytes: bytes)
    self.name = name
  }

  package var path: String { original.path }
  /// The number of functions and accessors.
  package var bodyCount: Int { outline.bodyCount }

  /// The file with the entries that hold, and where its bytes come from.
  func rewritten(_ entries: [DeferredEntry]) -> (file: SourceFile, pieces: SourcePieces) {
    guard !entries.isEmpty else { return (original, SourcePieces(whole: original.bytes.count)) }
    let changes = DeferredRewriting(outline).changes(entries)
    let placeholders = entries.filter(isPlaceholder)
    guard !changes.isEmpty || !placeholders.isEmpty else {
      return (original, SourcePieces(whole: original.bytes.count))
    }
    var edits = Edits(of: original)
    for edit in changes.flatMap(\.edits) {
      edits.replace(edit.range.lowerBound, edit.range.upperBound, with: edit.text)
    }
    var pieces = SourcePieces()
    let bytes = edits.applied(from: 0, to: original.bytes.count, pieces: &pieces)
    let file = SourceFile(path: original.path, bytes: bytes)
    file.deferred = changes.map(\.entry) + placeholders
    return (file, pieces)
  }

  /// Whether an entry is a placeholder for what a declaration here names: its text stands behind the
  /// last line.
  private func isPlaceholder(_ entry: DeferredEntry) -> Bool {
    guard case .placeholder = entry.what else { return false }
    return outline.item(named: entry.declaration, digest: entry.digest, for: entry.what) != nil
  }

  /// What an entry changes, if it holds.
  package func range(of entry: DeferredEntry) -> Range<Int>? {
    DeferredRewriting(outline).change(entry)?.range
  }

  /// The offset of a place in the file as its author wrote it.
  func offset(line: Int, column: Int) -> Int {
    let token = original.tokens.first { original.line(of: $0.start) >= line }
    return token.map { min($0.start + max(column - 1, 0), original.bytes.count) } ?? 0
  }

  /// The offset of a function's name on a line; that of the line's last call where it has another one.
  package func offset(ofCall name: String, onLine line: Int) -> Int {
    let tokens = original.tokens
    let words = tokens.indices.dropLast().filter { index in
      tokens[index].kind == .word && original.line(of: tokens[index].start) == line
    }
    let word =
      words.first { tokens[$0].text == name } ?? words.last { tokens[$0 + 1].isSign("(") }
      ?? words.first
    return word.map { tokens[$0].start } ?? offset(line: line, column: 1)
  }

  /// The offset of the brace of a declaration in whose head an offset is.
  package func offset(ofBodyOfHead offset: Int) -> Int? {
    guard let item = outline.items(at: offset).last,
      outline.named.contains(where: { $0.item === item }),
      let body = outline.bodies(of: item).first
    else { return nil }
    return original.tokens[body.start - 1].start
  }

  /// The line and the column of an offset.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(offset, max(original.bytes.count - 1, 0))
    return (original.line(of: offset), original.column(of: offset) + 1)
  }
}
