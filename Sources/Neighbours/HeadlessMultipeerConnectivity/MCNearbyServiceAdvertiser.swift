public import HeadlessUIKit

/// Tells devices nearby of this one.
@preconcurrency @MainActor
open class MCNearbyServiceAdvertiser: NSObject {
  /// The delegate.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  /// This device.
  public final let myPeerID: MCPeerID
  /// What is told.
  public final let discoveryInfo: [String: String]?
  /// The service.
  public final let serviceType: String

  private(set) final var isAdvertising = false

  /// Creates one for a service.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    self.myPeerID = myPeerID
    discoveryInfo = info
    self.serviceType = serviceType
    super.init()
    NearbyPeers.current.note(self)
  }

  /// Begins to tell.
  open func startAdvertisingPeer() { isAdvertising = true }

  /// Ends to tell.
  open func stopAdvertisingPeer() { isAdvertising = false }
}

/// The methods by which an advertiser tells of other devices.
@preconcurrency @MainActor
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  /// Called when a device wants a connection.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser,
    didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)

  /// Called when it cannot tell.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {}
}
