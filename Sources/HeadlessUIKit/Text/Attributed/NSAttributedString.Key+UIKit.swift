public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = Self(rawValue: "NSFont")

  /// The paragraph style, an `NSParagraphStyle`.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")

  /// The color of the text, a `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")

  /// The color behind the text, a `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")

  /// Whether ligatures are used, a number.
  public static let ligature = Self(rawValue: "NSLigature")

  /// How far characters are moved apart, a number of points.
  public static let kern = Self(rawValue: "NSKern")

  /// How far all characters are moved apart, a number of points.
  public static let tracking = Self(rawValue: "CTTracking")

  /// The line through the text, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")

  /// The line under the text, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")

  /// The color of the outlines, a `UIColor`.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")

  /// How thick the outlines are, a percentage of the font's size.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")

  /// The shadow, an `NSShadow`.
  public static let shadow = Self(rawValue: "NSShadow")

  /// The effect, its name.
  public static let textEffect = Self(rawValue: "NSTextEffect")

  /// What is shown instead of the character, an `NSTextAttachment`.
  public static let attachment = Self(rawValue: "NSAttachment")

  /// Where a tap leads, a `URL` or a `String`.
  public static let link = Self(rawValue: "NSLink")

  /// How far the text is raised, a number of points.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")

  /// The color of the line under the text, a `UIColor`.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")

  /// The color of the line through the text, a `UIColor`.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")

  /// How far the text is slanted, a number.
  public static let obliqueness = Self(rawValue: "NSObliqueness")

  /// How far the characters are stretched, the logarithm of a factor.
  public static let expansion = Self(rawValue: "NSExpansion")

  /// The directions of writing, an array of numbers.
  public static let writingDirection = Self(rawValue: "NSWritingDirection")

  /// What the app calls a part of the text that can be tapped, a `String`.
  public static let textItemTag = Self(rawValue: "UITextItemTagAttribute")
}
