public import Foundation

/// How often, and how exactly, an image is loaded.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// At first a rough one, and then the exact one.
  case opportunistic = 0
  /// Only the exact one.
  case highQualityFormat = 1
  /// Only the rough one.
  case fastFormat = 2
}

/// The way in which an image is made smaller.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none = 0
  case fast = 1
  /// To the size that is asked for.
  case exact = 2
}

/// Which state of a photo is loaded.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// As it is now.
  case current = 0
  /// As it was before it was changed.
  case unadjusted = 1
  /// As it was made.
  case original = 2
}

/// How an image fills the size that is asked for.
public enum PHImageContentMode: Int, Sendable {
  /// All of it is seen.
  case aspectFit = 0
  /// All of the size is filled.
  case aspectFill = 1

  /// All of it is seen.
  public static let `default` = PHImageContentMode.aspectFit
}

/// The options for loading an image.
public final class PHImageRequestOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }

  /// Which state of the photo is loaded.
  public var version = PHImageRequestOptionsVersion.current
  /// How often, and how exactly.
  public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The way in which it is made smaller.
  public var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of it that is loaded, by shares of its size.
  public var normalizedCropRect = CGRect.zero
  /// Whether it may come from the network.
  public var isNetworkAccessAllowed = false
  /// Whether it is loaded within the call.
  public var isSynchronous = false
  /// Is told how far it has come; nothing comes from a network here.
  public var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}

/// The number of a request for an image.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of an image as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether the image is a rough one.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether the image has to come from the network.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The number of the request.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether the request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The reason why there is no image.
public let PHImageErrorKey = "PHImageErrorKey"
