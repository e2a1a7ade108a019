import Foundation

extension UILayoutGuide {
  /// The purpose of a guide.
  package enum Kind: Hashable, Sendable {
    /// The area that nothing covers.
    case safeArea
    /// The area inside the margins.
    case margins
    /// The area whose width is comfortable for reading.
    case readableContent
    /// An area that constraints decide.
    case plain
    /// The whole content of a scroll view.
    case contentLayout
    /// The visible area of a scroll view.
    case frameLayout
  }
}

extension UILayoutGuide.Kind {
  /// The maximum width that is comfortable for reading.
  private static let readableWidth: CGFloat = 672

  /// Returns the insets of the guide's frame from its view's edges.
  @MainActor func insets(in view: UIView) -> UIEdgeInsets {
    switch self {
    case .safeArea: return view.safeAreaInsets
    case .margins: return view.layoutMargins
    case .readableContent:
      var insets = view.layoutMargins
      let spare = view.bounds.width - insets.left - insets.right - Self.readableWidth
      insets.left += max(0, spare / 2)
      insets.right += max(0, spare / 2)
      return insets
    case .plain, .contentLayout, .frameLayout: return .zero
    }
  }

  /// The identifier that UIKit gives the guide.
  var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .plain: ""
    case .contentLayout: "UIScrollView-contentLayoutGuide"
    case .frameLayout: "UIScrollView-frameLayoutGuide"
    }
  }
}
