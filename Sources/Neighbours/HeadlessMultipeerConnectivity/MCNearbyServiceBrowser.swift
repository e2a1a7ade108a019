public import HeadlessUIKit

/// Looks for devices nearby.
@preconcurrency @MainActor
open class MCNearbyServiceBrowser: NSObject {
  /// The delegate.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  /// This device.
  public final let myPeerID: MCPeerID
  /// The service.
  public final let serviceType: String

  private(set) final var isBrowsing = false

  /// Creates one for a service.
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    self.myPeerID = myPeerID
    self.serviceType = serviceType
    super.init()
    NearbyPeers.current.note(self)
  }

  /// Begins to look.
  open func startBrowsingForPeers() { isBrowsing = true }

  /// Ends to look.
  open func stopBrowsingForPeers() { isBrowsing = false }

  /// Asks a device for a connection, which a test answers.
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) { NearbyPeers.current.invite(peerID) }
}

/// The methods by which a browser tells of other devices.
@preconcurrency @MainActor
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  /// Called when a device came near.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?)

  /// Called when a device went away.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)

  /// Called when it cannot look.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  public func browser(
    _ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error
  ) {}
}
