public import Foundation
public import HeadlessUIKit

/// The picture of what plays.
@preconcurrency @MainActor
open class MPMediaItemArtwork: NSObject {
  private let request: (CGSize) -> UIImage

  /// Creates a picture that is made when it is asked for.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
    super.init()
  }

  /// Creates a picture of an image.
  public convenience init(image: UIImage) {
    self.init(boundsSize: image.size) { _ in image }
  }

  /// Its size.
  public let bounds: CGRect

  /// The picture in a size.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}
