public import Foundation
public import HeadlessUIKit
import Locks

/// Loads the images of photos and films.
///
/// Images have the size that they have in the library, whatever is asked for; that of a film is empty.
open class PHImageManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }

  // Proof: a manager has nothing but what is locked.
  private static let shared = Unchecked(PHImageManager())
  private let requests = Locked<(last: PHImageRequestID, open: Set<PHImageRequestID>)>((0, []))

  /// The manager of the library.
  open class func `default`() -> PHImageManager { shared.value }

  /// Loads the image of a photo or film: a rough one, and then the exact one, on later turns, unless the
  /// options say otherwise.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let number = begin()
    let image = if case .image(let image) = asset.content { image } else { UIImage() }
    if options?.isSynchronous == true {
      end(number)
      resultHandler(image, Self.info(number, isDegraded: false))
      return number
    }
    let handler = MainActorOnly(resultHandler)
    let mode = options?.deliveryMode ?? .opportunistic
    if mode != .highQualityFormat {
      later(number, isLast: mode == .fastFormat) {
        handler.value(image, Self.info(number, isDegraded: true))
      }
    }
    if mode != .fastFormat {
      later(number, isLast: true) {
        handler.value(image, Self.info(number, isDegraded: false))
      }
    }
    return number
  }

  /// Loads the bytes of a photo or film, on a later turn, unless the options say otherwise.
  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let number = begin()
    let content = asset.content
    let type = if case .image = content { "public.png" } else { "com.apple.quicktime-movie" }
    if options?.isSynchronous == true {
      end(number)
      resultHandler(content.data, type, .up, Self.info(number, isDegraded: false))
    } else {
      let handler = MainActorOnly(resultHandler)
      later(number, isLast: true) {
        handler.value(content.data, type, .up, Self.info(number, isDegraded: false))
      }
    }
    return number
  }

  /// Cancels a request, whose handler is not called any more.
  open func cancelImageRequest(_ requestID: PHImageRequestID) { end(requestID) }

  private static func info(
    _ number: PHImageRequestID, isDegraded: Bool
  ) -> [AnyHashable: Any] {
    [PHImageResultIsDegradedKey: isDegraded, PHImageResultRequestIDKey: number]
  }

  private func begin() -> PHImageRequestID {
    requests.withLock { requests in
      requests.last += 1
      requests.open.insert(requests.last)
      return requests.last
    }
  }

  private func end(_ number: PHImageRequestID) {
    requests.withLock { _ = $0.open.remove(number) }
  }

  private func later(
    _ number: PHImageRequestID, isLast: Bool, _ answer: @escaping @MainActor @Sendable () -> Void
  ) {
    let manager = MainActorOnly(self)
    MainTurn.post("PHImageManager has an image") {
      let manager = manager.value
      guard manager.requests.withLock({ $0.open.contains(number) }) else { return }
      if isLast { manager.end(number) }
      answer()
    }
  }
}
