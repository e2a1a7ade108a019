public import Foundation

/// The options and the results of measuring a text.
open class NSStringDrawingContext: NSObject {
  /// Creates a context.
  public override init() { super.init() }

  /// The smallest factor by which the text may be shrunk.
  ///
  /// The model never shrinks text.
  open var minimumScaleFactor: CGFloat = 0

  /// The factor by which the text was shrunk.
  open var actualScaleFactor: CGFloat { 1 }

  /// The rectangle that the text needed.
  open package(set) var totalBounds = CGRect.zero
}

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text may take several lines.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)

  /// The font's own space between lines counts.
  public static let usesFontLeading = Self(rawValue: 1 << 1)

  /// The shapes of the characters count, not their advances.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)

  /// Lines below the given height do not count.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}
