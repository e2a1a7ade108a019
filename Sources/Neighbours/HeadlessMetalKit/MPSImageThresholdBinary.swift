/// Work that makes bright pixels of those above a value, and dark ones of the others.
public final class MPSImageThresholdBinary: MPSUnaryImageKernel {
  /// The value that a pixel must exceed.
  public let thresholdValue: Float
  /// What pixels above it become.
  public let maximumValue: Float

  /// Creates a kernel; how colors become grey has no effect.
  public init(
    device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
    linearGrayColorTransform transform: UnsafePointer<Float>?
  ) {
    (self.thresholdValue, self.maximumValue) = (thresholdValue, maximumValue)
    super.init(device: device)
  }
}
