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

  /// The distance by which characters are moved apart, a number of points.
  public static let kern = Self(rawValue: "NSKern")

  /// The distance by which all characters are moved apart, a number of points.
  public static let tracking = Self(rawValue: "CTTracking")

  /// The line through the text, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")

  /// The line under the text, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")

  /// The color of the outlines, a `UIColor`.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")

  /// The thickness of the outlines, a percentage of the font's size.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")

  /// The shadow, an `NSShadow`.
  public static let shadow = Self(rawValue: "NSShadow")

  /// The name of the text effect.
  public static let textEffect = Self(rawValue: "NSTextEffect")

  /// The object that replaces the character, an `NSTextAttachment`.
  public static let attachment = Self(rawValue: "NSAttachment")

  /// The destination of a tap, a `URL` or a `String`.
  public static let link = Self(rawValue: "NSLink")

  /// The distance by which the text is raised, a number of points.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")

  /// The color of the line under the text, a `UIColor`.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")

  /// The color of the line through the text, a `UIColor`.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")

  /// The slant of the text, a number.
  public static let obliqueness = Self(rawValue: "NSObliqueness")

  /// The stretch of the characters, the logarithm of a factor.
  public static let expansion = Self(rawValue: "NSExpansion")

  /// The directions of writing, an array of numbers.
  public static let writingDirection = Self(rawValue: "NSWritingDirection")

  /// The app's own name for a part of the text that can be tapped, a `String`.
  public static let textItemTag = Self(rawValue: "UITextItemTagAttribute")
}
