import Foundation

/// Where a renderer draws an image.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The drawing up to now, as an image.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}
