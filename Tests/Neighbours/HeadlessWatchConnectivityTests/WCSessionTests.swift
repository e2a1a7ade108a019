import FleetTesting
import HeadlessWatchConnectivity
import TestSupport
import Testing

/// What an app writes that talks with its watch.
private final class Listener: NSObject, WCSessionDelegate {
  let trace = Trace()

  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  ) {
    trace.add("\(activationState)")
  }

  func sessionWatchStateDidChange(_ session: WCSession) {
    trace.add("paired \(session.isPaired), app \(session.isWatchAppInstalled)")
  }

  func sessionReachabilityDidChange(_ session: WCSession) {
    trace.add("reachable \(session.isReachable)")
  }

  func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {
    trace.add("message \(message)")
  }

  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {
    replyHandler(["heard": message["seen"] ?? ""])
  }

  func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any]) {
    trace.add("context \(context)")
  }

  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {
    trace.add("told \(userInfo)")
  }

  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  ) {
    trace.add("transferred, error \((error as? WCError)?.errorCode ?? 0)")
  }

  func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {
    trace.add("sent \(fileTransfer.file.fileURL.lastPathComponent)")
  }
}

@MainActor @Suite("WCSession", .freshApplication)
struct WCSessionTests {
  private let listener = Listener()
  private let session = WCSession.default

  private func activate() {
    session.delegate = listener
    session.activate()
    settle()
  }

  @Test func `the app hears what the watch is`() {
    #expect(WCSession.isSupported())
    #expect(session.activationState == .notActivated)
    SimulatedWatch.isPaired = true
    #expect(!session.isPaired)
    activate()
    #expect(session.isPaired)
    SimulatedWatch.isAppInstalled = true
    settle()
    SimulatedWatch.isReachable = true
    SimulatedWatch.isReachable = true
    settle()
    SimulatedWatch.isReachable = false
    settle()
    #expect(
      listener.trace.lines == [
        "activated", "paired true, app true", "reachable true", "reachable false",
      ])
    withFreshApplication { #expect(WCSession.default.activationState == .notActivated) }
  }

  @Test func `what the app sends the watch hears`() throws {
    SimulatedWatch.isReachable = true
    activate()
    let trace = Trace()
    session.sendMessage(["a": 1], replyHandler: nil)
    session.sendMessage(
      ["a": 2], replyHandler: { trace.add("\($0)") },
      errorHandler: { trace.add("\(($0 as? WCError)?.code.rawValue ?? 0)") })
    settle()
    SimulatedWatch.reply = { ["b": $0["a"] ?? 0] }
    session.sendMessage(["a": 3], replyHandler: { trace.add("\($0)") })
    try session.updateApplicationContext(["c": 4])
    let transfer = session.transferUserInfo(["d": 5])
    #expect(transfer.isTransferring)
    session.transferFile(URL(fileURLWithPath: "/tmp/bird.png"), metadata: nil)
    settle()
    #expect(!transfer.isTransferring)
    #expect(trace.lines == ["7011", "[\"b\": 3]"])
    #expect(SimulatedWatch.messages.compactMap { $0["a"] as? Int } == [1, 2, 3])
    #expect(SimulatedWatch.applicationContext["c"] as? Int == 4)
    #expect(SimulatedWatch.userInfos.first?["d"] as? Int == 5)
    #expect(SimulatedWatch.files.map(\.lastPathComponent) == ["bird.png"])
    #expect(
      listener.trace.lines == ["activated", "transferred, error 0", "sent bird.png"])
  }

  @Test func `why the watch hears nothing`() {
    let trace = Trace()
    let steps: [() -> Void] = [
      {}, { activate() }, { SimulatedWatch.isPaired = true },
      { SimulatedWatch.isAppInstalled = true },
    ]
    for step in steps {
      step()
      session.sendMessage([:], replyHandler: nil) {
        trace.add("\(($0 as? WCError)?.code.rawValue ?? 0)")
      }
      settle()
    }
    #expect(trace.lines == ["7004", "7005", "7006", "7007"])
    SimulatedWatch.isPaired = false
    #expect(throws: WCError(.deviceNotPaired)) { try session.updateApplicationContext([:]) }
    session.transferUserInfo()
    settle()
    #expect(listener.trace.lines.last == "transferred, error 7005")
  }

  @Test func `what the watch sends the app hears`() {
    activate()
    SimulatedWatch.send(["seen": "wren"])
    let trace = Trace()
    SimulatedWatch.send(["seen": "wren"]) { trace.add("\($0)") }
    SimulatedWatch.updateApplicationContext(["birds": 7])
    SimulatedWatch.transferUserInfo(["birds": 8])
    #expect(trace.lines == ["[\"heard\": \"wren\"]"])
    #expect(session.receivedApplicationContext["birds"] as? Int == 7)
    #expect(
      listener.trace.lines == [
        "activated", "message [\"seen\": \"wren\"]", "context [\"birds\": 7]",
        "told [\"birds\": 8]",
      ])
  }

  @Test func `an app that does not listen is told`() {
    let received = failures {
      SimulatedWatch.send([:])
      SimulatedWatch.updateApplicationContext([:])
      SimulatedWatch.transferUserInfo([:])
    }
    #expect(
      received.reasons == [
        "Cannot send a message: The app does not listen to its watch.",
        "Cannot update the context: The app does not listen to its watch.",
        "Cannot transfer a dictionary: The app does not listen to its watch.",
      ])
    #expect(
      received.first?.details
        == "WCSession.default.activate() begins, with a delegate that is alive.")
  }
}
