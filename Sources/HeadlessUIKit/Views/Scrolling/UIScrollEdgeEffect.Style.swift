public import Foundation

extension UIScrollEdgeEffect {
  /// How strong the effect at an edge is.
  @preconcurrency @MainActor
  open class Style: NSObject {
    /// The style that suits what lies at the edge.
    open class var automatic: Style { usual }
    /// A soft blur.
    open class var soft: Style { softStyle }
    /// An edge that is seen.
    open class var hard: Style { hardStyle }

    private static let usual = Style()
    private static let softStyle = Style()
    private static let hardStyle = Style()
  }
}
