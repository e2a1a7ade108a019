public import Foundation

/// How a live photo is loaded.
open class PHLivePhotoRequestOptions: NSObject {
  /// Creates the usual options.
  public override init() {}

  /// How often, and how exactly.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Which state of the photo.
  open var version = PHImageRequestOptionsVersion.current
  /// Whether it may come from far away.
  open var isNetworkAccessAllowed = false
}
