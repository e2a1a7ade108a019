public import Foundation

/// How a paragraph of text is set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  // MARK: Creating a paragraph style

  /// The style of text that has no other.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates the default style.
  public override init() { super.init() }

  // MARK: Getting paragraph style values

  /// How far lines lie apart.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// How far the next paragraph lies below this one.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// The edge that lines lie against.
  open var alignment: NSTextAlignment { values.alignment }

  /// How far all lines but the first are indented.
  open var headIndent: CGFloat { values.headIndent }

  /// Where lines end: from the leading edge if positive, else from the trailing one.
  open var tailIndent: CGFloat { values.tailIndent }

  /// How far the first line is indented.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// How tall lines are at least.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// How tall lines are at most, unless 0.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// What happens to lines that are too wide.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The direction in which the paragraph is written.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// The factor by which lines are taller than the font makes them, unless 0.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// How far the paragraph lies below the one before.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// How willing the paragraph is to hyphenate, from 0 to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Whether characters move closer before a line is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

  // MARK: Comparing and copying

  /// Whether the other object is a paragraph style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A number that is the same for equal styles.
  open override var hash: Int { values.hashValue }

  /// A style with the same values that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineHeightMultiple: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var hyphenationFactor: Float = 0
    var allowsTightening = false
  }

  var values = Values()
}

/// What happens to text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on below, after a whole word.
  case byWordWrapping = 0
  /// It goes on below, after any character.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// Its start gives way to an ellipsis.
  case byTruncatingHead = 3
  /// Its end gives way to an ellipsis.
  case byTruncatingTail = 4
  /// Its middle gives way to an ellipsis.
  case byTruncatingMiddle = 5
}
