import Foundation
import HeadlessUIKit

/// A tunnel that an extension of the app's makes.
open class NETunnelProviderManager: NEVPNManager {
  /// Creates one that is not in the settings yet.
  public override init() { super.init() }

  /// Tells on a later turn which tunnels of the app the settings have.
  @preconcurrency open class func loadAllFromPreferences(
    completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    MainTurn.post("NETunnelProviderManager") {
      let error = SimulatedTunnels.error.map { NEVPNError($0) }
      completionHandler(error == nil ? KnownTunnels.current.saved : nil, error)
    }
  }

  /// Returns which tunnels of the app the settings have.
  open class func loadAllFromPreferences() async throws
    -> [NETunnelProviderManager]
  {
    if let error = SimulatedTunnels.error { throw NEVPNError(error) }
    return KnownTunnels.current.saved
  }

  override func save() {
    super.save()
    if SimulatedTunnels.error == nil { KnownTunnels.current.add(self) }
  }

  override func remove() {
    super.remove()
    KnownTunnels.current.remove(self)
  }
}
