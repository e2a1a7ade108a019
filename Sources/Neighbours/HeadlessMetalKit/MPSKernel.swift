public import HeadlessUIKit

/// Returns whether hardware can run the kernels; without hardware it cannot.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { device != nil }

/// Work that the hardware does.
open class MPSKernel: NSObject {
  /// The hardware.
  public final let device: any MTLDevice
  /// The name.
  open var label: String?

  /// Creates a kernel.
  public init(device: any MTLDevice) {
    self.device = device
    super.init()
  }
}
