import Foundation

extension UIColor.Storage {
  /// The kind of a color in an archive.
  private enum Kind: String {
    case gray, sRGB, displayP3, pattern, named, system, faded
  }

  private enum Key {
    static let kind = "UIColorKind"
    static let name = "UIColorName"
    static let color = "UIColorBase"
    static let image = "UIColorPattern"
    static let white = "UIWhite"
    static let red = "UIRed"
    static let green = "UIGreen"
    static let blue = "UIBlue"
    static let alpha = "UIAlpha"
  }

  /// Writes the color to an archive.
  func encode(with coder: NSCoder) {
    switch self {
    case .gray(let white, let alpha):
      encode(.gray, [(Key.white, white), (Key.alpha, alpha)], coder)
    case .sRGB(let red, let green, let blue, let alpha):
      let numbers = [(Key.red, red), (Key.green, green), (Key.blue, blue), (Key.alpha, alpha)]
      encode(.sRGB, numbers, coder)
    case .displayP3(let red, let green, let blue, let alpha):
      let numbers = [(Key.red, red), (Key.green, green), (Key.blue, blue), (Key.alpha, alpha)]
      encode(.displayP3, numbers, coder)
    case .pattern(let pattern, let alpha):
      encode(.pattern, [(Key.alpha, alpha)], coder)
      coder.encode(pattern.image, forKey: Key.image)
    case .asset(let color):
      encode(.named, [], coder)
      coder.encode(color.name as NSString, forKey: Key.name)
    case .named(let name):
      encode(.named, [], coder)
      coder.encode(name as NSString, forKey: Key.name)
    case .system(let color):
      encode(.system, [], coder)
      coder.encode(color.rawValue as NSString, forKey: Key.name)
    case .faded(let color, let alpha):
      encode(.faded, [(Key.alpha, alpha)], coder)
      coder.encode(UIColor(color), forKey: Key.color)
    case .dynamic: resolved(with: .current).encode(with: coder)
    }
  }

  private func encode(_ kind: Kind, _ numbers: [(key: String, value: CGFloat)], _ coder: NSCoder) {
    coder.encode(kind.rawValue as NSString, forKey: Key.kind)
    for number in numbers { coder.encode(Double(number.value), forKey: number.key) }
  }

  /// Reads a color from an archive.
  init?(coder: NSCoder) {
    func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    let name = coder.decodeString(forKey: Key.name)
    switch coder.decodeString(forKey: Key.kind).flatMap(Kind.init) {
    case .gray: self = .gray(white: number(Key.white), alpha: number(Key.alpha))
    case .sRGB:
      self = .sRGB(
        red: number(Key.red), green: number(Key.green), blue: number(Key.blue),
        alpha: number(Key.alpha))
    case .displayP3:
      self = .displayP3(
        red: number(Key.red), green: number(Key.green), blue: number(Key.blue),
        alpha: number(Key.alpha))
    case .pattern:
      guard let image = coder.decode(UIImage.self, forKey: Key.image) else { return nil }
      self = .pattern(ColorPattern(image: image), alpha: number(Key.alpha))
    case .named:
      guard let name else { return nil }
      self = AppResources.of(nil).color(name).map { .asset($0) } ?? .named(name)
    case .system:
      guard let color = name.flatMap(UIColor.SystemColor.init) else { return nil }
      self = .system(color)
    case .faded:
      guard let color = coder.decode(UIColor.self, forKey: Key.color) else { return nil }
      self = .faded(color.storage, alpha: number(Key.alpha))
    case nil: return nil
    }
  }
}
