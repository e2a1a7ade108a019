public import Foundation
public import HeadlessUIKit

extension ObservableProperties where Object: WKWebView {
  /// The title of the page.
  public var title: ObservableProperty<String?> {
    .init(.title) { (view: WKWebView) in view.title }
  }
  /// The URL of the page.
  public var url: ObservableProperty<URL?> { .init(.url) { (view: WKWebView) in view.url } }
  /// Whether something loads.
  public var isLoading: ObservableProperty<Bool> {
    .init(.isLoading) { (view: WKWebView) in view.isLoading }
  }
  /// The loaded part.
  public var estimatedProgress: ObservableProperty<Double> {
    .init(.estimatedProgress) { (view: WKWebView) in view.estimatedProgress }
  }
  /// Whether there is a page before the one that shows.
  public var canGoBack: ObservableProperty<Bool> {
    .init(.canGoBack) { (view: WKWebView) in view.canGoBack }
  }
  /// Whether there is a page after the one that shows.
  public var canGoForward: ObservableProperty<Bool> {
    .init(.canGoForward) { (view: WKWebView) in view.canGoForward }
  }
}

extension ObservedKey {
  static var title: Self { Self("title") }
  static var url: Self { Self("URL") }
  static var isLoading: Self { Self("loading") }
  static var estimatedProgress: Self { Self("estimatedProgress") }
  static var canGoBack: Self { Self("canGoBack") }
  static var canGoForward: Self { Self("canGoForward") }
}
