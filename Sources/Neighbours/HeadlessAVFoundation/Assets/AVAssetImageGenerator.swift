public import Foundation
public import HeadlessUIKit

/// What makes pictures of a film.
///
/// Here they are grey, of the shape of most films, and as large as the app lets them be.
@preconcurrency @MainActor
open class AVAssetImageGenerator: NSObject {
  /// Creates one for a film.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// The film.
  public final let asset: AVAsset
  /// Whether pictures are turned as the film says.
  open var appliesPreferredTrackTransform = false
  /// The size in which a picture fits; one without a size lets it be as it is.
  open var maximumSize = CGSize.zero
  /// How pictures are put together, which does not change them here.
  open var videoComposition: AVVideoComposition?
  /// How much earlier a picture may be.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How much later a picture may be.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// The closure that gets pictures.
  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  /// How making a picture has ended.
  public enum Result: Int, Sendable {
    case succeeded = 0
    case failed = 1
    case cancelled = 2
  }

  /// Returns the picture of a time.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    if case .error(let error) = asset.knowledge { throw error }
    guard requestedTime.isNumeric, requestedTime >= .zero, requestedTime <= asset.duration else {
      throw AVError(.noImageAtTime)
    }
    guard let image = picture.cgImage else { throw AVError(.decodeFailed) }
    actualTime?.pointee = requestedTime
    return image
  }

  /// Makes the pictures of times, and hands them over in a later turn.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    let number = cancellations
    for time in requestedTimes.map(\.timeValue) {
      asset.comeToKnow("AVAssetImageGenerator", for: self) { [self] _ in
        guard number == cancellations else {
          return handler(time, nil, .zero, .cancelled, AVError(.operationCancelled))
        }
        do {
          handler(time, try copyCGImage(at: time, actualTime: nil), time, .succeeded, nil)
        } catch {
          handler(time, nil, .zero, .failed, error)
        }
      }
    }
  }

  /// Makes the picture of a time, and hands it over in a later turn.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    generateCGImagesAsynchronously(forTimes: [NSValue(time: requestedTime)]) {
      handler($1, $2, $4)
    }
  }

  /// Makes the picture of a time, and returns it in a later turn.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    _ = try await asset.load(.duration)
    return (try copyCGImage(at: time, actualTime: nil), time)
  }

  /// Ends what is not made yet: its handlers hear of it.
  open func cancelAllCGImageGeneration() { cancellations += 1 }

  // MARK: The model

  private final var cancellations = 0

  private final var picture: UIImage {
    let whole = CGSize(width: 320, height: 180)
    var scale: CGFloat = 1
    if maximumSize.width > 0 { scale = min(scale, maximumSize.width / whole.width) }
    if maximumSize.height > 0 { scale = min(scale, maximumSize.height / whole.height) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(
      width: max((whole.width * scale).rounded(), 1),
      height: max((whole.height * scale).rounded(), 1))
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.gray.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
