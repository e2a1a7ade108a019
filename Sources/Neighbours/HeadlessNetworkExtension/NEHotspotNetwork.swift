public import Foundation
import HeadlessUIKit

/// A wireless network: none is known, as in a simulator.
open class NEHotspotNetwork: NSObject {
  /// The name.
  open var ssid: String { "" }
  /// The address.
  open var bssid: String { "" }

  private override init() { super.init() }

  /// Tells on a later turn which network the device is in.
  @preconcurrency open class func fetchCurrent(
    completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void
  ) { MainTurn.post("NEHotspotNetwork") { completionHandler(nil) } }
}
