public import Foundation

/// The format of a paragraph of text, in a form that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  // MARK: Setting paragraph style values

  /// The distance between lines.
  open nonisolated override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  /// The distance to the next paragraph below.
  open nonisolated override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  /// The edge at which lines are aligned.
  open nonisolated override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// The indentation of all lines except the first.
  open nonisolated override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  /// Where lines end: from the leading edge if positive, else from the trailing one.
  open nonisolated override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  /// The indentation of the first line.
  open nonisolated override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  /// The smallest height of a line.
  open nonisolated override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  /// The largest height of a line.

  ///

  /// 0 means no limit.
  open nonisolated override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  /// How lines that are too wide are treated.
  open nonisolated override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The rules by which lines are broken well; they change nothing here.
  open nonisolated override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// The direction in which the paragraph is written.
  open nonisolated override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// The factor for the font's own line height.

  ///

  /// 0 means no factor.
  open nonisolated override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// The distance to the previous paragraph above.
  open nonisolated override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  /// How readily the paragraph is hyphenated, from 0 to 1.
  open nonisolated override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Whether characters move closer before a line is truncated.
  open nonisolated override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }

  // MARK: Setting tab stops

  /// The places to which tabulators go, from the left to the right.
  open nonisolated override var tabStops: [NSTextTab] {
    get { values.tabs }
    set { values.tabs = newValue }
  }

  /// The distance between the places to which tabulators go behind the last of the stops.
  open nonisolated override var defaultTabInterval: CGFloat {
    get { values.tabInterval }
    set { values.tabInterval = newValue }
  }

  /// Adds a stop.
  open nonisolated func addTabStop(_ anObject: NSTextTab) { values.tabs.append(anObject) }

  /// Removes the first stop of the same kind at the same place.
  open nonisolated func removeTabStop(_ anObject: NSTextTab) {
    if let index = values.tabs.firstIndex(of: anObject) { values.tabs.remove(at: index) }
  }

  // MARK: Copying

  /// Copies all values of another style.
  open nonisolated func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
