import Foundation
import FoundationNetworking
import HeadlessUIKit

extension CachedURLResponse {
  /// Under which key the date stands at which it was kept.
  static let dateKey = "uiKitDate"

  /// Whether the response says that it may be used for a time, and that is not over.
  var isFresh: Bool {
    guard let response = response as? HTTPURLResponse,
      let control = response.value(forHTTPHeaderField: "Cache-Control")?.lowercased(),
      !control.contains("no-store"), !control.contains("no-cache"),
      let age = control.components(separatedBy: "max-age=").dropFirst().first,
      let seconds = TimeInterval(age.prefix(while: \.isNumber)),
      let date = userInfo?[Self.dateKey] as? Date
    else { return false }
    return Date.uiKitNow().timeIntervalSince(date) < seconds
  }
}
