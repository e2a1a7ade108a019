public import Foundation
import Locks

// It has the same shape as `UIVisualEffect`, and for the same reason: attributed strings keep only
// values that are safe to share.
/// The format of a paragraph of text.
@preconcurrency @MainActor
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, Sendable {
  // MARK: Creating a paragraph style

  /// The style of text without a style.
  open nonisolated class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates the default style.
  public nonisolated override init() { super.init() }

  // MARK: Getting paragraph style values

  /// The distance between lines.
  open nonisolated var lineSpacing: CGFloat { values.lineSpacing }

  /// The distance to the next paragraph below.
  open nonisolated var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// The edge at which lines are aligned.
  open nonisolated var alignment: NSTextAlignment { values.alignment }

  /// The indentation of all lines except the first.
  open nonisolated var headIndent: CGFloat { values.headIndent }

  /// Where lines end: from the leading edge if positive, else from the trailing one.
  open nonisolated var tailIndent: CGFloat { values.tailIndent }

  /// The indentation of the first line.
  open nonisolated var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// The smallest height of a line.
  open nonisolated var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The largest height of a line.

  ///

  /// 0 means no limit.
  open nonisolated var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// How lines that are too wide are treated.
  open nonisolated var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The rules by which lines are broken well; they change nothing here.
  open nonisolated var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// The direction in which the paragraph is written.
  open nonisolated var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// The factor for the font's own line height.

  ///

  /// 0 means no factor.
  open nonisolated var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// The distance to the previous paragraph above.
  open nonisolated var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// How readily the paragraph is hyphenated, from 0 to 1.
  open nonisolated var hyphenationFactor: Float { values.hyphenationFactor }

  /// Whether characters move closer before a line is truncated.
  open nonisolated var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

  /// The places to which tabulators go, from the left to the right.
  ///
  /// Unless it has others a paragraph has twelve, every 28 points.
  open nonisolated var tabStops: [NSTextTab] { values.tabs }

  /// The distance between the places to which tabulators go behind the last of the stops.
  open nonisolated var defaultTabInterval: CGFloat { values.tabInterval }

  // MARK: Comparing and copying

  /// Returns whether the other object is a paragraph style with the same values.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// The hash value.
  open nonisolated override var hash: Int { values.hashValue }

  /// Returns a style with the same values that cannot be changed.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a style with the same values that can be changed.
  open nonisolated func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  struct Values: Hashable, Sendable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: LineBreakStrategy = []
    var baseWritingDirection = NSWritingDirection.natural
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var hyphenationFactor: Float = 0
    var allowsTightening = false
    /// The paragraph's own stops in order, or `nil` if it has the standard ones.
    var tabStops: [TabStop]?
    var tabInterval: CGFloat = 0

    /// The stops as objects.
    var tabs: [NSTextTab] {
      get { (tabStops ?? TabStop.standard).map { NSTextTab($0) } }
      set {
        let stops = newValue.map(\.stop).sorted { $0.location < $1.location }
        tabStops = stops == TabStop.standard ? nil : stops
      }
    }
  }

  nonisolated final var values: Values {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
  private nonisolated let stored = Locked(Values())
}

extension NSParagraphStyle {
  /// Rules by which lines are broken well.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The rules as bits.
    public let rawValue: UInt

    /// Creates rules of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No word stands alone in the last line.
    public static let pushOut = Self(rawValue: 1)
    /// Words of Hangul are not broken.
    public static let hangulWordPriority = Self(rawValue: 2)
    /// The system's rules.
    public static let standard = Self(rawValue: 0xFFFF)
  }
}

/// How text that is wider than its container is treated.
public enum NSLineBreakMode: Int, Sendable {
  /// It continues on the next line, after a whole word.
  case byWordWrapping = 0
  /// It continues on the next line, after any character.
  case byCharWrapping = 1
  case byClipping = 2
  /// An ellipsis replaces its start.
  case byTruncatingHead = 3
  /// An ellipsis replaces its end.
  case byTruncatingTail = 4
  /// An ellipsis replaces its middle.
  case byTruncatingMiddle = 5
}
