import Foundation
import NetworkAnswers

/// What URLs hold that lead to no server: files, and data, such as `data:text/plain,Robin`.
struct LocalContents {
  let type: String?
  let data: Data

  /// Whether a URL leads to no server.
  static func isLocal(_ url: URL) -> Bool { url.isFileURL || url.scheme?.lowercased() == "data" }

  /// Reads what a URL holds, if there is something.
  init?(_ url: URL) {
    guard !url.isFileURL else {
      guard let data = try? Data(contentsOf: url) else { return nil }
      (self.type, self.data) = (ContentType.of(url), data)
      return
    }
    let text = url.absoluteString.drop { $0 != ":" }.dropFirst()
    guard let comma = text.firstIndex(of: ",") else { return nil }
    let words = text[..<comma].split(separator: ";")
    let body = text[comma...].dropFirst()
    let plain = body.removingPercentEncoding ?? String(body)
    guard let data = words.last == "base64" ? Data(base64Encoded: plain) : Data(plain.utf8) else {
      return nil
    }
    type = words.first.map(String.init).flatMap { $0.contains("/") ? $0 : nil }
    self.data = data
  }
}
