import HeadlessUIKit

/// The sessions of one application, and what it has sent.
@MainActor
final class NearbyPeers: ScopedState {
  /// An object of the app's, which this does not keep alive.
  private struct Held<Object: AnyObject> {
    weak var object: Object?
  }

  private var heldSessions: [Held<MCSession>] = []
  private var heldBrowsers: [Held<MCNearbyServiceBrowser>] = []
  private var heldAdvertisers: [Held<MCNearbyServiceAdvertiser>] = []
  private(set) var received: [Data] = []
  private(set) var invited: [MCPeerID] = []

  nonisolated init() {}

  var sessions: [MCSession] { heldSessions.compactMap(\.object) }
  var browsers: [MCNearbyServiceBrowser] { heldBrowsers.compactMap(\.object) }
  var advertisers: [MCNearbyServiceAdvertiser] { heldAdvertisers.compactMap(\.object) }

  func note(_ session: MCSession) { heldSessions.append(Held(object: session)) }
  func note(_ browser: MCNearbyServiceBrowser) { heldBrowsers.append(Held(object: browser)) }
  func note(_ advertiser: MCNearbyServiceAdvertiser) {
    heldAdvertisers.append(Held(object: advertiser))
  }

  func send(_ data: Data) { received.append(data) }
  func invite(_ peer: MCPeerID) { invited.append(peer) }
}
