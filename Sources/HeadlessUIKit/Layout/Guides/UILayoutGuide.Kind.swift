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
    /// The area that the keyboard covers.
    case keyboard
  }
}

extension UILayoutGuide.Kind {
  /// Views and margins that are wider have a narrower area for reading (behaviour 773).
  private static let wideView: CGFloat = 1_008
  private static let readableWidth: CGFloat = 920

  /// Returns the insets of the guide's frame from its view's edges.
  @MainActor func insets(in view: UIView) -> UIEdgeInsets {
    switch self {
    case .safeArea: view.safeAreaInsets
    case .margins: view.layoutMargins
    case .readableContent: Self.readable(view.layoutMargins, width: view.storedBounds.width)
    case .plain, .contentLayout, .frameLayout, .keyboard: .zero
    }
  }

  /// Returns the insets of the area for reading from the edges of a view with margins.
  static func readable(_ margins: UIEdgeInsets, width: CGFloat) -> UIEdgeInsets {
    var insets = margins
    let spare = width - insets.left - insets.right - readableWidth
    guard width > wideView, spare > 0 else { return insets }
    insets.left += spare / 2
    insets.right += spare / 2
    return insets
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
    case .keyboard: "UIViewKeyboardLayoutGuide"
    }
  }
}
