package import Foundation

extension AttributeContainer {
  /// The attributes that UIKit defines, as an attributed string of Foundation's has them.
  package var uiKitAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    typealias Keys = AttributeScopes.UIKitAttributes
    attributes[.font] = self[Keys.FontAttribute.self]
    attributes[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
    attributes[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
    attributes[.kern] = self[Keys.KernAttribute.self].map { NSNumber(value: Double($0)) }
    attributes[.tracking] = self[Keys.TrackingAttribute.self].map { NSNumber(value: Double($0)) }
    attributes[.baselineOffset] =
      self[Keys.BaselineOffsetAttribute.self].map { NSNumber(value: Double($0)) }
    attributes[.underlineStyle] =
      self[Keys.UnderlineStyleAttribute.self].map { NSNumber(value: $0.rawValue) }
    attributes[.strikethroughStyle] =
      self[Keys.StrikethroughStyleAttribute.self].map { NSNumber(value: $0.rawValue) }
    attributes[.underlineColor] = self[Keys.UnderlineColorAttribute.self]
    return attributes
  }
}
