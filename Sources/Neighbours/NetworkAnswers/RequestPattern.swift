package import Foundation

/// Which requests an answer is for: a URL, or a part of it, in which `*` stands for anything.
///
/// | text | requests |
/// |---|---|
/// | `https://birds.example/list` | of that URL, whatever is behind the question mark |
/// | `birds.example/list` | the same by any scheme |
/// | `/list` | the same of any host |
/// | `/list?page=2` | those among whose query that item is |
package struct RequestPattern: Sendable {
  private enum Scope { case url, host, path }

  package let text: String
  private let scope: Scope
  private let place: [Character]
  private let query: [(name: String, value: [Character])]

  /// Creates a pattern, or answers `nil` for a text that names nothing.
  package init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    let whole = text.prefix { $0 != "#" }
    let parts = whole.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, !first.isEmpty, !text.contains(where: \.isNewline) else {
      return nil
    }
    self.text = text
    var place = String(first)
    if place.hasPrefix("/") {
      scope = .path
    } else if let separator = place.range(of: "://") {
      guard !separator.isEmpty, separator.lowerBound > place.startIndex else { return nil }
      scope = .url
      place = Self.normalized(place, hostFrom: separator.upperBound)
    } else {
      scope = .host
      place = Self.normalized(place, hostFrom: place.startIndex)
    }
    self.place = Array(place.removingPercentEncoding ?? place)
    query = (parts.count > 1 ? parts[1] : "").split(separator: "&").map { item in
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let (name, value) = (String(sides[0]), sides.count > 1 ? String(sides[1]) : "*")
      return (
        name.removingPercentEncoding ?? name, Array(value.removingPercentEncoding ?? value)
      )
    }
  }

  /// Scheme and host in small letters, and a path even where the URL has none.
  private static func normalized(_ place: String, hostFrom start: String.Index) -> String {
    let path = place[start...].firstIndex(of: "/") ?? place.endIndex
    let isBare = path == place.endIndex && !place.hasSuffix("*")
    return place[..<path].lowercased() + place[path...] + (isBare ? "/" : "")
  }

  /// Whether a URL is one that is meant.
  package func matches(_ url: URL) -> Bool {
    guard Self.matches(place, Array(place(of: url))) else { return false }
    guard !query.isEmpty else { return true }
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    return query.allSatisfy { wanted in
      items.contains { $0.name == wanted.name && Self.matches(wanted.value, Array($0.value ?? "")) }
    }
  }

  /// The part of a URL that the pattern is about.
  package func place(of url: URL) -> String {
    let path = url.path(percentEncoded: false)
    let port = url.port.map { ":\($0)" } ?? ""
    let host = (url.host(percentEncoded: false) ?? "").lowercased() + port
    let rest = path.isEmpty ? "/" : path
    return switch scope {
    case .path: rest
    case .host: host + rest
    case .url: (url.scheme ?? "").lowercased() + "://" + host + rest
    }
  }

  /// Whether a text is that of a pattern, whose stars stand for any number of letters.
  package static func matches(_ pattern: [Character], _ text: [Character]) -> Bool {
    var (patternIndex, textIndex) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while textIndex < text.count {
      if patternIndex < pattern.count, pattern[patternIndex] == "*" {
        star = (patternIndex, textIndex)
        patternIndex += 1
      } else if patternIndex < pattern.count, pattern[patternIndex] == text[textIndex] {
        (patternIndex, textIndex) = (patternIndex + 1, textIndex + 1)
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (patternIndex, textIndex) = (last.pattern + 1, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy { $0 == "*" }
  }
}
