public import Foundation

/// Loads the images of photos and films, some before they are asked for; here all are there at once.
open class PHCachingImageManager: PHImageManager {
  /// Whether exact images are loaded before they are asked for.
  open var allowsCachingHighQualityImages = true

  /// Loads images before they are asked for.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  /// Forgets images that were not asked for.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  /// Forgets all images that were not asked for.
  open func stopCachingImagesForAllAssets() {}
}
