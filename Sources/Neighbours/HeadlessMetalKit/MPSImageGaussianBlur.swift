/// Work that blurs a picture.
public final class MPSImageGaussianBlur: MPSUnaryImageKernel {
  /// How far a pixel is spread.
  public let sigma: Float

  /// Creates a kernel.
  public init(device: any MTLDevice, sigma: Float) {
    self.sigma = sigma
    super.init(device: device)
  }
}
