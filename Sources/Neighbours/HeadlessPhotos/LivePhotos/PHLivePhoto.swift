public import Foundation
public import HeadlessUIKit

/// A photo that moves for a moment.
open class PHLivePhoto: NSObject {
  let image: UIImage

  init(_ image: UIImage) { self.image = image }

  /// Its size, in pixels.
  open var size: CGSize {
    CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
  }

  /// Makes one of a photo and a film in files, on a later turn; without a photo there is nothing.
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    let handler = MainActorOnly(resultHandler)
    MainTurn.post("PHLivePhoto.request") {
      let photo = fileURLs.lazy.compactMap { UIImage(contentsOfFile: $0.path) }.first
      handler.value(photo.map(PHLivePhoto.init), [:])
    }
    return PHLivePhotoRequestIDInvalid + 1
  }
}

/// The number of a request for a live photo.
public typealias PHLivePhotoRequestID = Int32

/// The number of no request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
