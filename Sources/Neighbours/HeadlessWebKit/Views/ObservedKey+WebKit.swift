import HeadlessUIKit

extension ObservedKey {
  static var title: Self { Self("title") }
  static var url: Self { Self("URL") }
  static var isLoading: Self { Self("loading") }
  static var estimatedProgress: Self { Self("estimatedProgress") }
  static var canGoBack: Self { Self("canGoBack") }
  static var canGoForward: Self { Self("canGoForward") }
}
