import Locks

/// The assets that an application sees of the images in its catalogs, which it may add variants to.
final class CatalogImageAssets: ScopedState {
  private let assets = Locked<[ImageAsset: UIImageAsset]>([:])

  /// Returns the asset of an image, which is the same each time.
  func asset(of image: ImageAsset) -> UIImageAsset {
    assets.withLock {
      if let asset = $0[image] { return asset }
      let asset = UIImageAsset(catalog: image)
      $0[image] = asset
      return asset
    }
  }
}
