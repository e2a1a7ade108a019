import Foundation

/// The pasteboards of an application.
@MainActor
package final class Pasteboards {
  /// The pasteboard that all apps share.
  package private(set) lazy var general = UIPasteboard(.general, UIPasteboard.Content())
  /// The contents of the app's own named pasteboards.
  var contents: [UIPasteboard.Name: UIPasteboard.Content] = [:]

  func content(named name: UIPasteboard.Name, create: Bool) -> UIPasteboard.Content? {
    if let content = contents[name] { return content }
    guard create else { return nil }
    let content = UIPasteboard.Content()
    contents[name] = content
    return content
  }
}
