public import Foundation

extension AttributeScopes {
  /// The attributes of text that UIKit defines.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that UIKit defines.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The distance by which characters are moved apart.
    public let kern: KernAttribute
    /// The distance by which all characters are moved apart.
    public let tracking: TrackingAttribute
    /// The distance by which the text is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line under the text.
    public let underlineColor: UnderlineColorAttribute
    /// The format of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The color of the outlines of characters.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outlines of characters.
    public let strokeWidth: StrokeWidthAttribute
    /// The ligatures of the text.
    public let ligature: LigatureAttribute
    /// How far characters lean.
    public let obliqueness: ObliquenessAttribute
    /// How far characters are stretched.
    public let expansion: ExpansionAttribute
    /// The attributes that Foundation defines.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = "NSFont"
    }

    /// The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSColor"
    }

    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSBackgroundColor"
    }

    /// The distance by which characters are moved apart.
    public enum KernAttribute: AttributedStringKey {
      /// A number of points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSKern"
    }

    /// The distance by which all characters are moved apart.
    public enum TrackingAttribute: AttributedStringKey {
      /// A number of points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "CTTracking"
    }

    /// The distance by which the text is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A number of points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSBaselineOffset"
    }

    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A style of lines.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSUnderline"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A style of lines.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSStrikethrough"
    }

    /// The color of the line under the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSUnderlineColor"
    }

    /// The format of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A format.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute.
      public static let name = "NSParagraphStyle"
    }

    /// The color of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSStrikethroughColor"
    }

    /// The color of the outlines of characters.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSStrokeColor"
    }

    /// The width of the outlines of characters.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// A part of the font size, in percent.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSStrokeWidth"
    }

    /// The ligatures of the text.
    public enum LigatureAttribute: AttributedStringKey {
      /// A number: 0 for no ligatures.
      public typealias Value = Int
      /// The name of the attribute.
      public static let name = "NSLigature"
    }

    /// How far characters lean.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// A number: 0 for upright.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSObliqueness"
    }

    /// How far characters are stretched.
    public enum ExpansionAttribute: AttributedStringKey {
      /// A number: 0 for the usual width.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSExpansion"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute that UIKit defines.
  // Where SwiftUI is imported, too, its attributes of the same names come first.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
