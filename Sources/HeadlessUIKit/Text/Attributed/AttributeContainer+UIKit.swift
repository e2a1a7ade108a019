public import Foundation

extension AttributeContainer {
  /// Creates a container with the attributes of a dictionary that UIKit or Foundation defines.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    typealias Keys = AttributeScopes.UIKitAttributes
    self[Keys.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Keys.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self[Keys.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Keys.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Keys.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Keys.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[Keys.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
    self[Keys.KernAttribute.self] = CGFloat(number: dictionary[.kern])
    self[Keys.TrackingAttribute.self] = CGFloat(number: dictionary[.tracking])
    self[Keys.BaselineOffsetAttribute.self] = CGFloat(number: dictionary[.baselineOffset])
    self[Keys.StrokeWidthAttribute.self] = CGFloat(number: dictionary[.strokeWidth])
    self[Keys.ObliquenessAttribute.self] = CGFloat(number: dictionary[.obliqueness])
    self[Keys.ExpansionAttribute.self] = CGFloat(number: dictionary[.expansion])
    self[Keys.LigatureAttribute.self] = Int(attribute: dictionary[.ligature])
    self[Keys.UnderlineStyleAttribute.self] = NSUnderlineStyle(
      attribute: dictionary[.underlineStyle])
    self[Keys.StrikethroughStyleAttribute.self] =
      NSUnderlineStyle(attribute: dictionary[.strikethroughStyle])
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }

  /// The attributes that UIKit defines, as an attributed string of Foundation's has them.
  package var uiKitAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    typealias Keys = AttributeScopes.UIKitAttributes
    func number(_ value: CGFloat?) -> NSNumber? { value.map { NSNumber(value: Double($0)) } }
    attributes[.font] = self[Keys.FontAttribute.self]
    attributes[.paragraphStyle] = self[Keys.ParagraphStyleAttribute.self]
    attributes[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
    attributes[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
    attributes[.underlineColor] = self[Keys.UnderlineColorAttribute.self]
    attributes[.strikethroughColor] = self[Keys.StrikethroughColorAttribute.self]
    attributes[.strokeColor] = self[Keys.StrokeColorAttribute.self]
    attributes[.kern] = number(self[Keys.KernAttribute.self])
    attributes[.tracking] = number(self[Keys.TrackingAttribute.self])
    attributes[.baselineOffset] = number(self[Keys.BaselineOffsetAttribute.self])
    attributes[.strokeWidth] = number(self[Keys.StrokeWidthAttribute.self])
    attributes[.obliqueness] = number(self[Keys.ObliquenessAttribute.self])
    attributes[.expansion] = number(self[Keys.ExpansionAttribute.self])
    attributes[.ligature] = self[Keys.LigatureAttribute.self].map { NSNumber(value: $0) }
    attributes[.underlineStyle] =
      self[Keys.UnderlineStyleAttribute.self].map { NSNumber(value: $0.rawValue) }
    attributes[.strikethroughStyle] =
      self[Keys.StrikethroughStyleAttribute.self].map { NSNumber(value: $0.rawValue) }
    attributes[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return attributes
  }
}
