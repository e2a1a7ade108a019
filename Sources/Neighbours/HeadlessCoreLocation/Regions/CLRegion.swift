public import Foundation

/// An area that the device may enter or leave.
open class CLRegion: NSObject, NSCopying {
  /// The name of the region, of which an app has only one each.
  public let identifier: String
  /// Whether the app hears when the device enters.
  open var notifyOnEntry = true
  /// Whether the app hears when the device leaves.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Returns a region of the same area.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two regions are the same, which is so by their names.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  /// A number that equal regions share.
  open override var hash: Int { identifier.hashValue }
}

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
  case unknown = 0
  case inside = 1
  case outside = 2
}
