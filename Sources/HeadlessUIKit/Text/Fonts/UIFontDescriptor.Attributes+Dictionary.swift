import Foundation

extension UIFontDescriptor.Attributes {
  /// Returns the attributes with a dictionary's added.
  func adding(_ dictionary: [UIFontDescriptor.AttributeName: Any]) -> Self {
    var attributes = self
    if let size = CGFloat(number: dictionary[.size]) { attributes.size = size }
    if let name = dictionary[.name] as? String {
      let named = Self(name: name, size: attributes.size)
      attributes.name = name
      attributes.family = nil
      attributes.face = named.face
      attributes.weight = named.weight
      attributes.slant = named.slant
    }
    if let family = dictionary[.family] as? String {
      attributes.take(family: family)
    }
    if let face = dictionary[.face] as? String {
      attributes.face = face
      attributes.weight = face.contains("Bold") ? .bold : .regular
      attributes.slant = face.contains("Italic") || face.contains("Oblique") ? 1 : 0
    }
    if let style = dictionary[.textStyle] {
      attributes.textStyle =
        style as? UIFont.TextStyle ?? (style as? String).map { UIFont.TextStyle(rawValue: $0) }
    }
    if let settings = dictionary[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      attributes.features = settings.compactMap(Feature.init)
    }
    if let traits = dictionary[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      attributes.add(traits)
    }
    return attributes
  }

  private mutating func add(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let symbolic = traits[.symbolic] as? UIFontDescriptor.SymbolicTraits {
      apply(symbolic)
    } else if let bits = traits[.symbolic] as? UInt32 {
      apply(UIFontDescriptor.SymbolicTraits(rawValue: bits))
    }
    if let weight = traits[.weight] as? UIFont.Weight {
      self.weight = weight
    } else if let number = CGFloat(number: traits[.weight]) {
      weight = UIFont.Weight(number)
    }
    if let width = traits[.width] as? UIFont.Width {
      self.width = width
    } else if let number = CGFloat(number: traits[.width]) {
      width = UIFont.Width(number)
    }
    if let slant = CGFloat(number: traits[.slant]) { self.slant = slant }
  }

  /// The attributes that differ from an empty descriptor's.
  var dictionary: [UIFontDescriptor.AttributeName: Any] {
    var dictionary: [UIFontDescriptor.AttributeName: Any] = [.size: size]
    dictionary[.name] = name
    dictionary[.family] = family
    dictionary[.face] = face
    dictionary[.textStyle] = textStyle
    if !features.isEmpty { dictionary[.featureSettings] = features.map(\.dictionary) }
    if weight != .regular || width != .standard || slant != 0 { dictionary[.traits] = traits }
    return dictionary
  }

  var traits: [UIFontDescriptor.TraitKey: Any] {
    [
      .symbolic: symbolicTraits.rawValue, .weight: weight.rawValue, .width: width.rawValue,
      .slant: slant,
    ]
  }
}

extension UIFontDescriptor.Attributes.Feature {
  /// Creates the feature that a dictionary of UIKit's describes.
  fileprivate init?(_ dictionary: [UIFontDescriptor.FeatureKey: Any]) {
    guard let type = CGFloat(number: dictionary[.type]).flatMap({ Int(exactly: $0) }),
      let selector = CGFloat(number: dictionary[.selector]).flatMap({ Int(exactly: $0) })
    else { return nil }
    self.init(type: type, selector: selector)
  }

  fileprivate var dictionary: [UIFontDescriptor.FeatureKey: Int] {
    [.type: type, .selector: selector]
  }
}
