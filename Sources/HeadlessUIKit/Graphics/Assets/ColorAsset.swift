import AssetCatalogs
import Foundation

/// A color of a catalog, of which there may be one for each circumstance.
///
/// It is the same by whatever bundle it is asked for.
final class ColorAsset: Hashable, Sendable {
  private let asset: Asset
  private let set: ColorSet

  /// Creates a color, unless the asset has no color.
  init?(_ asset: Asset) {
    let set = ColorSet(asset)
    guard set.color(for: AssetTraits()) != nil else { return nil }
    self.asset = asset
    self.set = set
  }

  var name: String { asset.name }

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

  static func == (left: ColorAsset, right: ColorAsset) -> Bool { left.asset == right.asset }

  func hash(into hasher: inout Hasher) { hasher.combine(asset) }
}
