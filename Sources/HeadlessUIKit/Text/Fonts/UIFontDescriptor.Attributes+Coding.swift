import Foundation

extension UIFontDescriptor.Attributes {
  private enum Key {
    static let size = "UIFontSize"
    static let name = "UIFontName"
    static let family = "UIFontFamily"
    static let face = "UIFontFace"
    static let design = "UIFontDesign"
    static let weight = "UIFontWeight"
    static let width = "UIFontWidth"
    static let slant = "UIFontSlant"
    static let hasMonospacedDigits = "UIFontHasMonospacedDigits"
    static let textStyle = "UIFontTextStyle"
    static let otherTraits = "UIFontOtherTraits"
    static let features = "UIFontFeatures"
    static let scalingStyle = "UIFontScalingStyle"
    static let scalingSize = "UIFontScalingSize"
    static let scalingMaximum = "UIFontScalingMaximum"
  }

  /// Writes the attributes to an archive.
  func encode(with coder: NSCoder) {
    coder.encode(size, forKey: Key.size)
    coder.encode(name, forKey: Key.name)
    coder.encode(family, forKey: Key.family)
    coder.encode(face, forKey: Key.face)
    coder.encode(design.rawValue, forKey: Key.design)
    coder.encode(weight.rawValue, forKey: Key.weight)
    coder.encode(width.rawValue, forKey: Key.width)
    coder.encode(slant, forKey: Key.slant)
    coder.encode(hasMonospacedDigits, forKey: Key.hasMonospacedDigits)
    coder.encode(textStyle?.rawValue, forKey: Key.textStyle)
    coder.encode(Int64(otherTraits.rawValue), forKey: Key.otherTraits)
    let numbers = features.flatMap { [NSNumber(value: $0.type), NSNumber(value: $0.selector)] }
    coder.encode(numbers as NSArray, forKey: Key.features)
    guard let scaling else { return }
    coder.encode(scaling.style.rawValue, forKey: Key.scalingStyle)
    coder.encode(scaling.size, forKey: Key.scalingSize)
    coder.encode(scaling.maximum, forKey: Key.scalingMaximum)
  }

  /// Reads attributes from an archive.
  init(coder: NSCoder) {
    self.init(size: coder.decodeNumber(forKey: Key.size) ?? 0)
    name = coder.decodeString(forKey: Key.name)
    family = coder.decodeString(forKey: Key.family)
    face = coder.decodeString(forKey: Key.face)
    if let text = coder.decodeString(forKey: Key.design) {
      design = UIFontDescriptor.SystemDesign(rawValue: text)
    }
    weight = UIFont.Weight(coder.decodeNumber(forKey: Key.weight) ?? 0)
    width = UIFont.Width(coder.decodeNumber(forKey: Key.width) ?? 0)
    slant = coder.decodeNumber(forKey: Key.slant) ?? 0
    hasMonospacedDigits = coder.decodeBool(forKey: Key.hasMonospacedDigits)
    textStyle = coder.decodeString(forKey: Key.textStyle).map(UIFont.TextStyle.init)
    otherTraits = UIFontDescriptor.SymbolicTraits(
      rawValue: UInt32(truncatingIfNeeded: coder.decodeInt64(forKey: Key.otherTraits)))
    features = Self.features(from: coder)
    guard let style = coder.decodeString(forKey: Key.scalingStyle) else { return }
    scaling = Scaling(
      style: UIFont.TextStyle(rawValue: style),
      size: coder.decodeNumber(forKey: Key.scalingSize) ?? 0,
      maximum: coder.decodeNumber(forKey: Key.scalingMaximum) ?? 0)
  }

  private static func features(from coder: NSCoder) -> [Feature] {
    let numbers = coder.decodeList(of: NSNumber.self, forKey: Key.features).map(\.intValue)
    return stride(from: 0, to: numbers.count - numbers.count % 2, by: 2)
      .map { Feature(type: numbers[$0], selector: numbers[$0 + 1]) }
  }
}
