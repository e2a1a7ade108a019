public import HeadlessUIKit

/// The connections to devices nearby, which a test plays, see ``SimulatedPeers``.
@preconcurrency @MainActor
open class MCSession: NSObject {
  /// This device.
  public final let myPeerID: MCPeerID
  /// Whether what is sent is encrypted.
  public final let encryptionPreference: MCEncryptionPreference
  /// The delegate.
  open weak var delegate: (any MCSessionDelegate)?
  /// The devices that are connected.
  open internal(set) var connectedPeers: [MCPeerID] = []

  /// Creates one.
  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
  }

  /// Creates one.
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) {
    self.myPeerID = myPeerID
    self.encryptionPreference = encryptionPreference
    super.init()
    NearbyPeers.current.note(self)
  }

  /// Sends something to devices; throws where one is not connected.
  open func send(
    _ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode
  ) throws {
    guard !peerIDs.isEmpty, peerIDs.allSatisfy(connectedPeers.contains) else {
      throw MCError(.notConnected)
    }
    NearbyPeers.current.send(data)
  }

  /// Leaves all devices.
  open func disconnect() { connectedPeers = [] }
}

/// Whether what is sent is encrypted.
public enum MCEncryptionPreference: Int, Sendable {
  case optional
  case required
  case none
}

/// Whether what is sent has to arrive.
public enum MCSessionSendDataMode: Int, Sendable {
  case reliable
  case unreliable
}

/// How far a connection is.
public enum MCSessionState: Int, Sendable {
  case notConnected
  case connecting
  case connected
}

/// The methods by which a session tells of other devices.
@preconcurrency @MainActor
public protocol MCSessionDelegate: NSObjectProtocol {
  /// Called when a connection has changed.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)

  /// Called when something came.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)

  /// Called when a stream was opened.
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)

  /// Called when a file begins to come.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress)

  /// Called when a file has come.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
}
