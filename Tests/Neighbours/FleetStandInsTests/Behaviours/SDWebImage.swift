import FleetStandIns
import Foundation
import HeadlessUIKit

// What SDWebImage declares, as far as its file by hand speaks of it, in the words of a made stand-in.

enum SDImageCacheType: Int {
  case none, disk, memory
}

struct SDWebImageOptions: OptionSet {
  var rawValue: UInt
  static let retryFailed = Self(rawValue: 1 << 0)
  static let refreshCached = Self(rawValue: 1 << 3)
  static let delayPlaceholder = Self(rawValue: 1 << 8)
  static let avoidAutoSetImage = Self(rawValue: 1 << 10)
  static let fromCacheOnly = Self(rawValue: 1 << 15)
  static let fromLoaderOnly = Self(rawValue: 1 << 16)
}

struct SDWebImageContextOption: RawRepresentable, Hashable {
  var rawValue: String
}

typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void
typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void

class SDImageCache: NSObject {
  override init() { super.init() }
  class var shared: SDImageCache { _StandIn.get("SDImageCache.shared", nil) }
  func imageFromMemoryCache(forKey key: String?) -> UIImage? {
    _StandIn.call(
      "SDImageCache.imageFromMemoryCache(forKey:)", self, [key],
      by: standIn_imageFromMemoryCache(forKey: key))
  }
  func clearMemory() {
    _StandIn.call("SDImageCache.clearMemory()", self, [], by: standIn_clearMemory()) as Void
  }
}

extension UIView {
  var sd_imageURL: URL? { _StandIn.get("UIView.sd_imageURL", self, by: standIn_sd_imageURL) }
  func sd_cancelCurrentImageLoad() {
    _StandIn.call(
      "UIView.sd_cancelCurrentImageLoad()", self, [], by: standIn_sd_cancelCurrentImageLoad())
      as Void
  }
}

extension UIImageView {
  func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
    completed: SDExternalCompletionBlock? = nil
  ) {
    _StandIn.call(
      "UIImageView.sd_setImage(with:placeholderImage:options:completed:)", self,
      [
        url, placeholder, options,
        completed.map { block in
          StandIn.Block(_body: { values in
            block(values(0), values(1), values(2), values(3))
          })
        },
      ],
      by: standIn_sd_setImage(
        with: url, placeholderImage: placeholder, options: options, completed: completed)) as Void
  }
}
