public import HeadlessUIKit

extension UIImage {
  /// The image of Core Image's that it was made of, which is not kept.
  public var ciImage: CIImage? { nil }

  /// Creates an image of one of Core Image's, in its size.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image of one of Core Image's, in a scale.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    guard let image = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: image, scale: scale, orientation: orientation)
  }
}
