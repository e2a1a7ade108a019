public import Foundation
import HeadlessSwiftUI
import HeadlessWebKit
public import Observation

/// A page that an app loads and reads, and may show.
@MainActor
@Observable
public final class WebPage {
  /// What becomes of something that is loaded.
  public enum NavigationEvent: Hashable, Sendable {
    /// A server is asked.
    case startedProvisionalNavigation
    /// The server has said where else it is.
    case receivedServerRedirect
    /// The page begins to show.
    case committed
    /// All of it is there.
    case finished
  }

  @ObservationIgnored let view = WKWebView()
  @ObservationIgnored private let agent = PageAgent()
  private var changes = 0

  /// Creates an empty page.
  public init() {
    view.navigationDelegate = agent
    agent.changed = { [weak self] in self?.changes += 1 }
  }

  // MARK: What it is

  /// The title.
  public var title: String { read(view.title ?? "") }
  /// Where it is.
  public var url: URL? { read(view.url) }
  /// Whether something loads.
  public var isLoading: Bool { read(view.isLoading) }
  /// The loaded part, from 0 to 1.
  public var estimatedProgress: Double { read(view.estimatedProgress) }
  /// Whether all came by encrypted connections.
  public var hasOnlySecureContent: Bool { read(view.hasOnlySecureContent) }
  /// What the page takes the app for.
  public var customUserAgent: String? {
    get { view.customUserAgent }
    set { view.customUserAgent = newValue }
  }

  private func read<Value>(_ value: @autoclosure () -> Value) -> Value {
    _ = changes
    return value()
  }

  // MARK: Loading

  /// Loads a page, and tells what becomes of it.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    events {
      // Nothing comes of no address.
      guard let url else { return agent.end() }
      view.load(URLRequest(url: url))
    }
  }

  /// Shows a page of the app's, and tells what becomes of it.
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(filePath: "/")
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    events { view.loadHTMLString(html, baseURL: baseURL) }
  }

  /// Loads the page once more, and tells what becomes of it.
  @discardableResult
  public func reload(
    fromOrigin: Bool = false
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    events { _ = fromOrigin ? view.reloadFromOrigin() : view.reload() }
  }

  /// Stops what loads.
  public func stopLoading() {
    view.stopLoading()
    agent.end(throwing: URLError(.cancelled))
    changes += 1
  }

  private func events(_ load: () -> Void) -> AsyncThrowingStream<NavigationEvent, any Error> {
    let (stream, teller) = AsyncThrowingStream<NavigationEvent, any Error>.makeStream()
    agent.begin(teller)
    load()
    changes += 1
    return stream
  }
}
