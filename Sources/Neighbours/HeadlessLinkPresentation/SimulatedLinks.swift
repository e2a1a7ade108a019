public import HeadlessUIKit
import Locks

/// The known pages, as a test says them.
///
/// It belongs to the application of the test. Of other pages nothing is known, and the fetch fails.
///
/// ```swift
/// if let url = URL(string: "https://birds.example") { SimulatedLinks.setTitle("Birds", for: url) }
/// ```
@preconcurrency @MainActor
public enum SimulatedLinks {
  /// Says what a page is called.
  public static func setTitle(_ title: String, for url: URL) {
    LinkAnswers.current.set(title, for: url)
  }
}

/// The known pages, in one application.
final class LinkAnswers: ScopedState {
  private let titles = Locked<[URL: String]>([:])

  func set(_ title: String, for url: URL) { titles.withLock { $0[url] = title } }

  func answer(to url: URL) -> LPLinkMetadata? {
    guard let title = titles.withLock({ $0[url] }) else { return nil }
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url, metadata.title) = (url, url, title)
    return metadata
  }
}
