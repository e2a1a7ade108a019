public import Foundation
import HeadlessUIKit
import Locks

/// A tunnel of the app's, in the settings of the device.
@preconcurrency @MainActor
open class NEVPNManager: NSObject {
  /// The manager of the app's only tunnel, in the application of the test.
  public class func shared() -> NEVPNManager { KnownTunnels.current.only }

  /// The connection.
  public final let connection = NEVPNConnection()
  /// How it is reached.
  open var protocolConfiguration: NEVPNProtocol?
  /// The name in the settings.
  open var localizedDescription: String?
  /// Whether it may be opened; it counts once it is saved.
  open var isEnabled = false
  /// Whether it is opened when it is needed.
  open var isOnDemandEnabled = false
  /// When it is needed.
  open var onDemandRules: [NEOnDemandRule]?

  override init() { super.init() }

  /// Reads what the settings have, and calls a closure on a later turn.
  @preconcurrency open func loadFromPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { finish(completionHandler) }

  /// Reads what the settings have.
  open func loadFromPreferences() async throws { try check() }

  /// Writes it into the settings, and calls a closure on a later turn.
  @preconcurrency open func saveToPreferences(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    save()
    finish(completionHandler)
  }

  /// Writes it into the settings.
  open func saveToPreferences() async throws {
    try check()
    save()
  }

  /// Removes it from the settings, and calls a closure on a later turn.
  @preconcurrency open func removeFromPreferences(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    remove()
    finish(completionHandler)
  }

  /// Removes it from the settings.
  open func removeFromPreferences() async throws {
    try check()
    remove()
  }

  func save() { if SimulatedTunnels.error == nil { connection.enable(isEnabled) } }

  func remove() { connection.enable(false) }

  private final func check() throws {
    if let error = SimulatedTunnels.error { throw NEVPNError(error) }
  }

  private final func finish(_ completion: (@Sendable ((any Error)?) -> Void)?) {
    guard let completion else { return }
    MainTurn.post("NEVPNManager") { completion(SimulatedTunnels.error.map { NEVPNError($0) }) }
  }
}
