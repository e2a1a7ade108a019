public import Foundation
import HeadlessUIKit

extension PHImageManager {
  /// Loads a live photo, on a later turn; other photos and films get an error.
  @discardableResult
  public func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let wanted = PHImageRequestOptions()
    wanted.deliveryMode = .highQualityFormat
    let isLive = asset.mediaSubtypes.contains(.photoLive)
    return requestImage(
      for: asset, targetSize: targetSize, contentMode: contentMode, options: wanted
    ) { image, info in
      guard isLive, let image else {
        return resultHandler(nil, [PHImageErrorKey: PHPhotosError(.invalidResource)])
      }
      resultHandler(PHLivePhoto(image), info)
    }
  }
}
