/// A file of which the part between two marks is generated, and the rest was written by hand.
struct MarkedText: Equatable {
  /// The text above the marks when the file is made.
  let head: String
  /// The text between the marks.
  let body: String
  /// The text below the marks when the file is made.
  var tail = ""
  let comment: Comment

  /// The comments of a kind of file.
  enum Comment {
    case swift, markdown, words

    func mark(_ word: String) -> String {
      switch self {
      case .swift: "// fleet-init: \(word)"
      case .markdown: "<!-- fleet-init: \(word) -->"
      case .words: "# fleet-init: \(word)"
      }
    }
  }

  /// The file as it is made.
  var text: String { head + marked + tail }

  private var marked: String {
    "\(comment.mark("begin"))\n\(body)\n\(comment.mark("end"))\n"
  }

  /// Returns a file of before with what stands between its marks replaced, or `nil` without marks.
  func replacing(in old: String) -> String? {
    guard let parts = parts(of: old) else { return nil }
    return parts.before + marked + parts.after
  }

  /// Whether nothing in a file was written by hand.
  func isAll(of old: String) -> Bool {
    guard let parts = parts(of: old) else { return false }
    return parts.before == head && parts.after == tail
  }

  private func parts(of old: String) -> (before: String, after: String)? {
    let lines = old.split(separator: "\n", omittingEmptySubsequences: false)
    guard let begin = lines.firstIndex(where: { $0 == comment.mark("begin") }),
      let end = lines[begin...].firstIndex(where: { $0 == comment.mark("end") })
    else { return nil }
    let before = lines[..<begin].map { $0 + "\n" }.joined()
    let after = lines[(end + 1)...].joined(separator: "\n")
    return (before, after)
  }
}
