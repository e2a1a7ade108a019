public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = named("NSFont")

  /// The paragraph style, an `NSParagraphStyle`.
  public static let paragraphStyle = named("NSParagraphStyle")

  /// The color of the text, a `UIColor`.
  public static let foregroundColor = named("NSColor")

  /// The color behind the text, a `UIColor`.
  public static let backgroundColor = named("NSBackgroundColor")

  /// Whether ligatures are used, a number.
  public static let ligature = named("NSLigature")

  /// The distance by which characters are moved apart, a number of points.
  public static let kern = named("NSKern")

  /// The distance by which all characters are moved apart, a number of points.
  public static let tracking = named("CTTracking")

  /// The line through the text, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = named("NSStrikethrough")

  /// The line under the text, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = named("NSUnderline")

  /// The color of the outlines, a `UIColor`.
  public static let strokeColor = named("NSStrokeColor")

  /// The thickness of the outlines, a percentage of the font's size.
  public static let strokeWidth = named("NSStrokeWidth")

  /// The shadow, an `NSShadow`.
  public static let shadow = named("NSShadow")

  /// The name of the text effect.
  public static let textEffect = named("NSTextEffect")

  /// The object that replaces the character, an `NSTextAttachment`.
  public static let attachment = named("NSAttachment")

  /// The destination of a tap, a `URL` or a `String`.
  public static let link = named("NSLink")

  /// The distance by which the text is raised, a number of points.
  public static let baselineOffset = named("NSBaselineOffset")

  /// The color of the line under the text, a `UIColor`.
  public static let underlineColor = named("NSUnderlineColor")

  /// The color of the line through the text, a `UIColor`.
  public static let strikethroughColor = named("NSStrikethroughColor")

  /// The slant of the text, a number.
  public static let obliqueness = named("NSObliqueness")

  /// The stretch of the characters, the logarithm of a factor.
  public static let expansion = named("NSExpansion")

  /// The directions of writing, an array of numbers.
  public static let writingDirection = named("NSWritingDirection")

  /// The app's own name for a part of the text that can be tapped, a `String`.
  public static let textItemTag = named("UITextItemTagAttribute")

  /// A key whose values attributed strings treat as on a device.
  private static func named(_ name: String) -> Self {
    ObjectEquality.isMended
    return Self(rawValue: name)
  }
}
