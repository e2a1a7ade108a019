public import Foundation

/// What is asked and answered when a text is measured.
open class NSStringDrawingContext: NSObject {
  /// Creates a context.
  public override init() { super.init() }

  /// The smallest factor by which the text may be shrunk; the model shrinks no text.
  open var minimumScaleFactor: CGFloat = 0

  /// The factor by which the text was shrunk.
  open var actualScaleFactor: CGFloat { 1 }

  /// The rectangle that the text took up.
  open package(set) var totalBounds = CGRect.zero
}
