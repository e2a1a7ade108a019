import FleetTesting
import HeadlessMultipeerConnectivity
import TestSupport
import Testing

private final class Nearby: NSObject, MCSessionDelegate, MCNearbyServiceBrowserDelegate,
  MCNearbyServiceAdvertiserDelegate, MCBrowserViewControllerDelegate
{
  let trace = Trace()
  let session = MCSession(peer: MCPeerID(displayName: "Wren"))

  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {
    trace.add("\(peerID.displayName) \(state)")
  }

  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {
    trace.add("\(peerID.displayName) says \(String(decoding: data, as: UTF8.self))")
  }

  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID
  ) {}

  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress
  ) {}

  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?
  ) {}

  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) {
    trace.add("found \(peerID.displayName)")
    browser.invitePeer(peerID, to: session, withContext: nil, timeout: 10)
  }

  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {
    trace.add("lost \(peerID.displayName)")
  }

  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser,
    didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void
  ) { invitationHandler(peerID.displayName == "Robin", session) }

  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {
    trace.add("done")
  }

  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {
    trace.add("cancelled")
  }
}

@MainActor @Suite("MultipeerConnectivity", .freshApplication)
struct PeerTests {
  private let nearby = Nearby()
  private let robin = MCPeerID(displayName: "Robin")

  @Test func `devices are found, connected and heard`() throws {
    nearby.session.delegate = nearby
    let browser = MCNearbyServiceBrowser(peer: nearby.session.myPeerID, serviceType: "birds")
    browser.delegate = nearby
    SimulatedPeers.appear(robin)
    browser.startBrowsingForPeers()
    SimulatedPeers.appear(robin)
    #expect(SimulatedPeers.invited == [robin])
    let data = Data("hello".utf8)
    #expect(throws: MCError(.notConnected)) {
      try nearby.session.send(data, toPeers: [robin], with: .reliable)
    }
    SimulatedPeers.connect(robin)
    try nearby.session.send(data, toPeers: [robin], with: .reliable)
    SimulatedPeers.send(data, from: robin)
    SimulatedPeers.vanish(robin)

    #expect(SimulatedPeers.received == [data])
    #expect(
      nearby.trace.lines == [
        "found Robin", "Robin connecting", "Robin connected", "Robin says hello", "lost Robin",
        "Robin notConnected",
      ])
  }

  @Test func `an app says whom it wants`() {
    let advertiser = MCNearbyServiceAdvertiser(
      peer: nearby.session.myPeerID, discoveryInfo: nil, serviceType: "birds")
    advertiser.delegate = nearby
    #expect(!SimulatedPeers.invite(from: robin))
    advertiser.startAdvertisingPeer()

    #expect(!SimulatedPeers.invite(from: MCPeerID(displayName: "Cat")))
    #expect(SimulatedPeers.invite(from: robin))
    #expect(nearby.session.connectedPeers == [robin])
  }

  @Test func `the user leaves the screen of devices`() {
    let screen = MCBrowserViewController(serviceType: "birds", session: nearby.session)
    screen.delegate = nearby
    setAsAppRootWindow(screen)
    for title in ["Done", "Cancel"] { Fleet.screen.buttons[title].tap() }

    #expect(nearby.trace.lines == ["done", "cancelled"])
  }
}
