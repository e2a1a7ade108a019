extension AttributeScopes {
  /// The attributes of text that SwiftUI defines.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of text that SwiftUI defines.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The distance by which characters are moved apart.
    public let kern: KerningAttribute
    /// The distance by which all characters are moved apart.
    public let tracking: TrackingAttribute
    /// The distance by which the text is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes that UIKit defines.
    public let uiKit: AttributeScopes.UIKitAttributes
    /// The attributes that Foundation defines.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A style of lines.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A style of lines.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The distance by which characters are moved apart.
    public enum KerningAttribute: AttributedStringKey {
      /// A number of points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// The distance by which all characters are moved apart.
    public enum TrackingAttribute: AttributedStringKey {
      /// A number of points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// The distance by which the text is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A number of points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute that SwiftUI defines.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
