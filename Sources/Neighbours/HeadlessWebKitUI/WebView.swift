public import Foundation
public import HeadlessSwiftUI
import HeadlessWebKit

/// A view that shows a page.
public nonisolated struct WebView: View {
  private enum Source {
    case url(URL?)
    case page(WebPage)
  }

  private let source: Source

  /// Creates a view that shows what is at an address.
  public init(url: URL?) { source = .url(url) }

  /// Creates a view that shows a page of the app's.
  public init(_ page: WebPage) { source = .page(page) }

  /// The page.
  @MainActor public var body: some View {
    switch source {
    case .url(let url): AddressView(url: url)
    case .page(let page): PageView(page: page)
    }
  }
}

/// The page at an address, which is loaded when that is another one.
private struct AddressView: UIViewRepresentable {
  let url: URL?

  func makeCoordinator() -> LoadedAddress { LoadedAddress() }

  func makeUIView(context: Context) -> WKWebView { WKWebView() }

  func updateUIView(_ view: WKWebView, context: Context) {
    guard let url, url != context.coordinator.url else { return }
    context.coordinator.url = url
    view.load(URLRequest(url: url))
  }
}

/// What a view has loaded last.
@MainActor
private final class LoadedAddress { var url: URL? }

private struct PageView: UIViewRepresentable {
  let page: WebPage

  func makeUIView(context: Context) -> UIView { UIView() }

  /// The view of the page, which goes on when it is shown elsewhere.
  func updateUIView(_ view: UIView, context: Context) {
    let shown = page.view
    guard shown.superview !== view else { return }
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.subviews.forEach { $0.removeFromSuperview() }
    view.addSubview(shown)
  }
}
