import AssetCatalogs
import Foundation

extension UIImage {
  /// Creates the image of a resource.
  public convenience init(resource: ImageResource) {
    self.init(
      UIImage.named(resource.name, in: resource.bundle) ?? Values(source: .named(resource.name)))
  }

  /// Returns the image of a name in a bundle, or in all that the app brings.
  static func named(
    _ name: String, in bundle: Bundle?, _ traits: UITraitCollection? = nil
  ) -> Values? {
    guard !name.isEmpty else { return nil }
    let resources = AppResources.of(bundle)
    if let asset = resources.image(name) { return asset.values(for: traits ?? .current) }
    // An image in no catalog does not exist; but in an app without catalogs this is unknown.
    guard resources.hasCatalogs || AppResources.of(nil).hasCatalogs else {
      return Values(source: .named(name))
    }
    resources.tellMissing(.image, name, "UIImage(named:)")
    return nil
  }

  /// Returns the image of a file, or of one beside it that is for certain screens.
  static func file(_ path: String) -> Values? {
    let wanted = LooseFile(path: path)
    var files = [wanted]
    if wanted.scale == nil, wanted.idiom == nil, path.hasSuffix(".\(wanted.ending)") {
      let stem = path.dropLast(wanted.ending.count + 1)
      for mark in ["@2x", "@3x", "~iphone", "~ipad", "@2x~iphone", "@3x~iphone", "@2x~ipad"] {
        files.append(LooseFile(path: "\(stem)\(mark).\(wanted.ending)"))
      }
    }
    let set = ImageSet(files.filter { FileManager.default.fileExists(atPath: $0.path) })
    guard let picture = set.picture(for: AssetTraits(.current)),
      let data = FileManager.default.contents(atPath: picture.file)
    else { return nil }
    return Values(file: data, scale: CGFloat(picture.scale ?? 1))
  }

  /// Whether the image may be another one for other traits.
  var hasVariants: Bool {
    if case .asset = values.source { return true }
    return registeredAsset != nil
  }

  /// Returns the variant for traits, with all that was changed.
  func resolved(with traits: UITraitCollection) -> UIImage {
    guard let asset = imageAsset else { return self }
    let variant = asset.image(with: traits).values
    guard variant.source != .nothing else { return self }
    var values = values
    values.source = variant.source
    values.scale = variant.scale
    values.orientation = variant.orientation
    return UIImage(values, asset: registeredAsset)
  }
}
