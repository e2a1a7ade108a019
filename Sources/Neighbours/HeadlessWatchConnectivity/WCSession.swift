public import Foundation
import HeadlessUIKit

/// The talk with the app's half on the user's watch.
///
/// A test says what the watch is and does, by ``SimulatedWatch``. The delegate hears on turns of the main
/// loop.
open class WCSession: NSObject {
  private weak var listener: (any WCSessionDelegate)?

  override init() {}

  /// The session.
  open class var `default`: WCSession {
    let session = PairedWatch.current.session
    return MainActor.runUnchecked { session.value }
  }

  /// Returns whether the device can have a watch.
  open class func isSupported() -> Bool { true }

  // MARK: Beginning

  /// What hears of the watch; it is not kept alive.
  open var delegate: (any WCSessionDelegate)? {
    get { listener }
    set { listener = newValue }
  }

  /// Begins; the delegate hears on a later turn.
  open func activate() {
    guard delegate != nil else { return }
    post("WCSession.activate()") { session in
      PairedWatch.current.change { $0.isActivated = true }
      session.delegate?.session(session, activationDidCompleteWith: .activated, error: nil)
    }
  }

  /// Whether it has begun.
  open var activationState: WCSessionActivationState {
    watch.isActivated ? .activated : .notActivated
  }

  // MARK: The watch

  /// Whether the user has a watch.
  open var isPaired: Bool { watch.isActivated && watch.isPaired }
  /// Whether the watch has the app.
  open var isWatchAppInstalled: Bool { isPaired && watch.isAppInstalled }
  /// Whether the watch shows something of the app on its face.
  open var isComplicationEnabled: Bool { false }
  /// How often the face can be told something today.
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  /// Whether the watch answers at once.
  open var isReachable: Bool { isWatchAppInstalled && watch.isReachable }
  /// Whether something has not been told yet.
  open var hasContentPending: Bool { false }

  // MARK: Sending

  /// Sends a message, and hands over what the watch answers.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    let sent = MainActorOnly((message, replyHandler, errorHandler))
    post("WCSession.sendMessage(_:replyHandler:errorHandler:)") { session in
      let (message, replyHandler, errorHandler) = sent.value
      if let obstacle = session.obstacle ?? (session.isReachable ? nil : .notReachable) {
        errorHandler?(WCError(obstacle))
        return
      }
      let reply = PairedWatch.current.receive(message)
      guard let replyHandler else { return }
      guard let reply else {
        errorHandler?(WCError(.messageReplyFailed))
        return
      }
      replyHandler(reply)
    }
  }

  /// Sets what the watch is to know, in place of what it knew before.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    if let obstacle { throw WCError(obstacle) }
    let context = MainActorOnly(applicationContext)
    PairedWatch.current.change { $0.sentContext = context }
  }

  /// What the watch is to know.
  open var applicationContext: [String: Any] {
    let context = watch.sentContext
    return MainActor.runUnchecked { context.value }
  }

  /// What the watch has told last.
  open var receivedApplicationContext: [String: Any] {
    let context = watch.receivedContext
    return MainActor.runUnchecked { context.value }
  }

  /// Tells the watch something, in its turn.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(userInfo)
    let sent = MainActorOnly(transfer)
    post("WCSession.transferUserInfo(_:)") { session in
      let obstacle = session.obstacle
      if obstacle == nil {
        let told = MainActorOnly(sent.value.userInfo)
        PairedWatch.current.change { $0.userInfos.append(told) }
      }
      sent.value.isTransferring = false
      session.delegate?.session(
        session, didFinish: sent.value, error: obstacle.map { WCError($0) })
    }
    return transfer
  }

  /// Tells the face of the watch something.
  @discardableResult
  open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer {
    transferUserInfo(userInfo)
  }

  /// Sends a file.
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
    let sent = MainActorOnly(transfer)
    post("WCSession.transferFile(_:metadata:)") { session in
      let obstacle = session.obstacle
      if obstacle == nil {
        let file = sent.value.file.fileURL
        PairedWatch.current.change { $0.files.append(file) }
      }
      sent.value.isTransferring = false
      session.delegate?.session(
        session, didFinish: sent.value, error: obstacle.map { WCError($0) })
    }
    return transfer
  }

  // MARK: The model

  private var watch: PairedWatch.State { PairedWatch.current.now }

  /// Why the watch gets nothing.
  private var obstacle: WCError.Code? {
    if !watch.isActivated { return .sessionNotActivated }
    if !isPaired { return .deviceNotPaired }
    return isWatchAppInstalled ? nil : .watchAppNotInstalled
  }

  private func post(_ name: StaticString, _ work: @escaping @MainActor (WCSession) -> Void) {
    let posted = MainActorOnly((self, work))
    MainTurn.post(name) { posted.value.1(posted.value.0) }
  }
}

/// Whether the talk with the watch has begun.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0
  case inactive = 1
  case activated = 2
}
