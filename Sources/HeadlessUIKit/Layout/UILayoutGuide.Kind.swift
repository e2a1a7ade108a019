import Foundation

extension UILayoutGuide {
  /// What a guide is for.
  package enum Kind: Hashable, Sendable {
    /// What nothing covers.
    case safeArea
    /// What lies within the margins.
    case margins
    /// What is good to read text in.
    case readableContent
    /// Whatever constraints say.
    case plain
    /// All that a scroll view scrolls.
    case contentLayout
    /// What a scroll view shows.
    case frameLayout
  }
}

extension UILayoutGuide.Kind {
  /// How wide text may be to be good to read.
  private static let readableWidth: CGFloat = 672

  /// How far the guide's edges lie within those of its view.
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

  /// The identifier that UIKit gives such a guide.
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
