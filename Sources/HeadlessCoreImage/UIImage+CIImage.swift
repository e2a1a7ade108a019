public import HeadlessUIKit

extension UIImage {
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
