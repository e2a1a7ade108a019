public import Foundation

extension AVCaptureDevice {
  /// A search for the devices of some kinds.
  @preconcurrency @MainActor
  open class DiscoverySession: NSObject {
    private let deviceTypes: [DeviceType]
    private let mediaType: AVMediaType?
    private let position: Position

    /// Creates a search; without a kind of media it is for all of them.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      self.deviceTypes = deviceTypes
      self.mediaType = mediaType
      self.position = position
      super.init()
    }

    /// The devices that there are now, in the order of their kinds.
    open var devices: [AVCaptureDevice] {
      let present = AppCaptures.current.cameras + [AppCaptures.current.microphone]
      var found: [AVCaptureDevice] = []
      for deviceType in deviceTypes {
        found += present.filter { isWanted($0, as: deviceType) && !found.contains($0) }
      }
      return found
    }

    /// A microphone looks at no side, and is found whatever the side.
    private final func isWanted(_ device: AVCaptureDevice, as deviceType: DeviceType) -> Bool {
      let isMicrophone = device.deviceType == .builtInMicrophone
      let kind = isMicrophone && deviceType == .microphone ? .builtInMicrophone : deviceType
      guard device.deviceType == kind else { return false }
      if let mediaType, !device.hasMediaType(mediaType) { return false }
      return isMicrophone || position == .unspecified || device.position == position
    }
  }
}
