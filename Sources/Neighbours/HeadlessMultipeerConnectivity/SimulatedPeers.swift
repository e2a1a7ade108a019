public import HeadlessUIKit
import Locks

/// The devices nearby, which a test plays.
///
/// They belong to the application of the test. The app's delegates are called at once.
///
/// ```swift
/// let robin = MCPeerID(displayName: "Robin")
/// SimulatedPeers.appear(robin)
/// SimulatedPeers.connect(robin)
/// SimulatedPeers.send(Data("hello".utf8), from: robin)
/// ```
@preconcurrency @MainActor
public enum SimulatedPeers {
  /// Comes near: browsers that look find it.
  public static func appear(_ peer: MCPeerID, info: [String: String]? = nil) {
    for browser in NearbyPeers.current.browsers where browser.isBrowsing {
      browser.delegate?.browser(browser, foundPeer: peer, withDiscoveryInfo: info)
    }
  }

  /// Goes away: browsers lose it, and sessions are not connected with it any more.
  public static func vanish(_ peer: MCPeerID) {
    for browser in NearbyPeers.current.browsers where browser.isBrowsing {
      browser.delegate?.browser(browser, lostPeer: peer)
    }
    for session in NearbyPeers.current.sessions where session.connectedPeers.contains(peer) {
      session.connectedPeers.removeAll { $0 == peer }
      session.delegate?.session(session, peer: peer, didChange: .notConnected)
    }
  }

  /// Asks the app for a connection, as a user of another device does.
  ///
  /// - Returns: Whether the app wants it.
  @discardableResult
  public static func invite(from peer: MCPeerID, context: Data? = nil) -> Bool {
    var isWanted = false
    for advertiser in NearbyPeers.current.advertisers where advertiser.isAdvertising {
      advertiser.delegate?.advertiser(
        advertiser, didReceiveInvitationFromPeer: peer, withContext: context
      ) { accepts, session in
        isWanted = accepts
        if accepts, let session { connect(peer, with: session) }
      }
    }
    return isWanted
  }

  /// Connects a device with the app's sessions, such as one that was invited.
  public static func connect(_ peer: MCPeerID) {
    for session in NearbyPeers.current.sessions { connect(peer, with: session) }
  }

  /// Sends something to the app.
  public static func send(_ data: Data, from peer: MCPeerID) {
    for session in NearbyPeers.current.sessions where session.connectedPeers.contains(peer) {
      session.delegate?.session(session, didReceive: data, fromPeer: peer)
    }
  }

  /// What the app has sent.
  public static var received: [Data] { NearbyPeers.current.received }

  /// The devices that the app has invited.
  public static var invited: [MCPeerID] { NearbyPeers.current.invited }

  private static func connect(_ peer: MCPeerID, with session: MCSession) {
    guard !session.connectedPeers.contains(peer) else { return }
    session.delegate?.session(session, peer: peer, didChange: .connecting)
    session.connectedPeers.append(peer)
    session.delegate?.session(session, peer: peer, didChange: .connected)
  }
}
