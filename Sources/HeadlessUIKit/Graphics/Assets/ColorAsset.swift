import AssetCatalogs
import Foundation

/// A color of a catalog, of which there may be one for each circumstance.
final class ColorAsset: Hashable, Sendable {
  let name: String
  private let set: ColorSet

  /// Creates a color, unless the set has none.
  init?(name: String, _ set: ColorSet) {
    guard set.color(for: AssetTraits()) != nil else { return nil }
    self.name = name
    self.set = set
  }

  /// Returns the color for traits.
  func color(with traits: UITraitCollection) -> UIColor.Storage {
    switch set.color(for: AssetTraits(traits)) {
    case .sRGB(let red, let green, let blue, let alpha):
      .sRGB(red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3(let red, let green, let blue, let alpha):
      .displayP3(red: red, green: green, blue: blue, alpha: alpha)
    case .gray(let white, let alpha): .gray(white: white, alpha: alpha)
    case .system(let name): (UIColor.system(named: name) ?? .black).storage.resolved(with: traits)
    case nil: .gray(white: 0, alpha: 1)
    }
  }

  static func == (left: ColorAsset, right: ColorAsset) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
