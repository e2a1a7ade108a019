import Foundation

/// Finds addresses of pages and of mail.
enum DetectedLinks {
  static func find(in text: NSString, _ range: NSRange) -> [DetectedData] {
    var found: [DetectedData] = []
    for (pattern, scheme) in patterns {
      for match in pattern.matches(in: text, range) {
        let place = trimmed(match.range, in: text)
        guard !found.contains(where: { $0.range.intersection(place) != nil }),
          let url = URL(string: scheme + text.substring(with: place))
        else { continue }
        found.append(DetectedData(.link(url), at: place))
      }
    }
    return found
  }

  private static let patterns: [(TextPattern, scheme: String)] = [
    (TextPattern(#"\b(?:mailto|tel|sms|facetime):[^\s<>"]+"#), ""),
    (TextPattern(#"\b[a-z][a-z0-9+.-]*://[^\s<>"]+"#), ""),
    (TextPattern(#"[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b"#), "mailto:"),
    (TextPattern(#"\bwww\.[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?(?:[/?#][^\s<>"]*)?"#), "http://"),
    (
      TextPattern(
        #"(?<![\w@.-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:\#(domains))"#
          + #"(?::\d+)?(?:[/?#][^\s<>"]*|(?![\w-]|\.\w))"#), "http://"
    ),
  ]

  /// The ends of names by which a name alone is a link.
  private static let domains =
    "com|org|net|edu|gov|mil|int|io|co|app|dev|info|biz|me|tv|ai|us|uk|ca|de|fr|es|it|nl|be|ch|at|se"
    + "|no|dk|fi|pl|pt|br|mx|ar|cl|au|nz|jp|cn|kr|in|ru|ua|tr|gr|ie|il|za|eu|cz|hu|ro|sg|hk|tw|id|th|vn"

  /// A link without the signs of the sentence behind it; a parenthesis that was opened in it stays.
  private static func trimmed(_ range: NSRange, in text: NSString) -> NSRange {
    var range = range
    while range.length > 0 {
      let link = text.substring(with: range)
      guard let last = link.last, ".,;:!?'\u{2019})]}".contains(last) else { break }
      if last == ")", link.filter({ $0 == "(" }).count >= link.filter({ $0 == ")" }).count { break }
      range.length -= 1
    }
    return range
  }
}
