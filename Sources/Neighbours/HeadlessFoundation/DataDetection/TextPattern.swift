import Foundation

/// A regular expression over small and large letters alike.
struct TextPattern: Sendable {
  private let expression: NSRegularExpression?

  init(_ pattern: String) {
    expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }

  /// Where it matches, with the texts of its groups.
  func matches(in text: NSString, _ range: NSRange) -> [(range: NSRange, groups: [String?])] {
    (expression?.matches(in: text as String, range: range) ?? []).map { match in
      let groups = (1..<max(1, match.numberOfRanges)).map { index in
        let group = match.range(at: index)
        return group.location == NSNotFound ? nil : text.substring(with: group)
      }
      return (match.range, groups)
    }
  }
}
