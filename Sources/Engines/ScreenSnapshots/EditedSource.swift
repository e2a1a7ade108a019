/// A source and the edits that were made of it, by the places that it had when the test was built.
package struct EditedSource: Sendable {
  package let original: [UInt8]
  private var edits: [InlineText.Edit] = []

  package init(_ original: [UInt8]) { self.original = original }

  /// Adds an edit; answers whether it is the first of its place, or the same again.
  package mutating func add(_ edit: InlineText.Edit) -> Bool {
    if edits.contains(edit) { return true }
    guard !edits.contains(where: { $0.range.overlaps(edit.range) || $0.range == edit.range }) else {
      return false
    }
    let index = edits.firstIndex { $0.range.lowerBound > edit.range.lowerBound } ?? edits.count
    edits.insert(edit, at: index)
    return true
  }

  /// The source with all edits.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var index = 0
    for edit in edits {
      bytes += original[index..<edit.range.lowerBound]
      bytes += edit.bytes
      index = edit.range.upperBound
    }
    return bytes + original[index...]
  }
}
