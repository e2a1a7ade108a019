public import Foundation
import Locks

/// An image in several variants, of which traits decide.
public final class UIImageAsset: NSObject, Sendable {
  /// Creates an asset without images.
  public override convenience init() { self.init(catalog: nil) }

  // MARK: Accessing images

  /// Returns the image that suits traits best; an empty one if the asset has no images.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    let wanted = UITraitCollection(traitsFrom: [.current, traitCollection]).values
    let found = registered.withLock { $0.max { $0.suits(wanted) < $1.suits(wanted) } }
    if let found, catalog == nil || found.suits(wanted).traits > 0 {
      return UIImage(found.values, asset: self)
    }
    return catalog?.values(for: traitCollection).map { UIImage($0) }
      ?? found.map { UIImage($0.values, asset: self) } ?? UIImage()
  }

  /// Returns the image that suits the traits of a configuration best.
  public func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection())
      .withConfiguration(configuration)
  }

  // MARK: Managing the assets

  /// Adds an image for traits, in place of the image for the same traits.
  ///
  /// From then on the image belongs to the asset: where it is shown, traits decide which variant is
  /// seen.
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let variant = Variant(values: image.values, traits: traitCollection)
    registered.withLock {
      $0.removeAll { $0.traits == traitCollection }
      $0.append(variant)
    }
    image.setAsset(self)
  }

  /// Adds an image for the traits of a configuration, in place of the image for the same traits.
  public func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image that was added for exactly these traits.
  public func unregister(imageWith traitCollection: UITraitCollection) {
    registered.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the image that was added for exactly the traits of a configuration.
  public func unregisterImage(with configuration: UIImage.Configuration) {
    unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
  }

  // MARK: The model

  /// An image, by its values alone: it would keep the asset alive that keeps it.
  private struct Variant: Sendable {
    let values: UIImage.Values
    let traits: UITraitCollection

    /// How well the image suits traits.
    ///
    /// Each that is named counts for it or against it, and the more the earlier it stands here. Of
    /// images that are alike, the scale decides.
    func suits(_ wanted: TraitValues) -> Fit {
      let own = traits.values
      func says<Value: Equatable>(_ trait: KeyPath<TraitValues, Value>) -> Int {
        let value = own[keyPath: trait]
        if value == TraitValues()[keyPath: trait] { return 0 }
        return value == wanted[keyPath: trait] ? 1 : -1
      }
      let all = [
        says(\.userInterfaceIdiom), says(\.userInterfaceStyle), says(\.accessibilityContrast),
        says(\.horizontalSizeClass), says(\.verticalSizeClass), says(\.layoutDirection),
        says(\.displayGamut),
      ]
      // An exact scale is best, then the next larger one, then the largest.
      let more = values.scale - wanted.displayScale
      return Fit(traits: all.reduce(0) { $0 * 3 + $1 }, scale: more >= 0 ? -more : more - 100)
    }
  }

  private struct Fit: Comparable {
    let traits: Int
    let scale: CGFloat

    static func < (one: Fit, other: Fit) -> Bool {
      (one.traits, one.scale) < (other.traits, other.scale)
    }
  }

  private let catalog: ImageAsset?
  private let registered = Locked<[Variant]>([])

  /// Creates the asset of an image of a catalog, or an asset without a catalog.
  init(catalog: ImageAsset?) {
    self.catalog = catalog
    super.init()
  }
}
