import FailureReporting
public import Foundation
import HeadlessUIKit

/// The user's watch, and the app's half on it, as a test says.
///
/// It belongs to the application of the test: the user of a fresh one has no watch.
///
/// ```swift
/// SimulatedWatch.isReachable = true
/// SimulatedWatch.send(["seen": "wren"])
/// print(SimulatedWatch.messages.isEmpty)  // true
/// ```
@preconcurrency @MainActor
public enum SimulatedWatch {
  // MARK: The watch

  /// Whether the user has a watch.
  public static var isPaired: Bool {
    get { watch.now.isPaired }
    set { change(\.isPaired, newValue) { $0.sessionWatchStateDidChange($1) } }
  }

  /// Whether the watch has the app; then there is a watch.
  public static var isAppInstalled: Bool {
    get { watch.now.isAppInstalled }
    set {
      if newValue { watch.change { $0.isPaired = true } }
      change(\.isAppInstalled, newValue) { $0.sessionWatchStateDidChange($1) }
    }
  }

  /// Whether the watch answers at once; then it has the app.
  public static var isReachable: Bool {
    get { watch.now.isReachable }
    set {
      if newValue { watch.change { ($0.isPaired, $0.isAppInstalled) = (true, true) } }
      change(\.isReachable, newValue) { $0.sessionReachabilityDidChange($1) }
    }
  }

  // MARK: What it hears

  /// What the watch answers to messages; without it, messages get no answer.
  public static var reply: (@MainActor ([String: Any]) -> [String: Any]?)? {
    get { watch.now.reply }
    set { watch.change { $0.reply = newValue } }
  }

  /// The messages that the app has sent.
  public static var messages: [[String: Any]] { watch.now.messages.map(\.value) }
  /// What the watch is to know.
  public static var applicationContext: [String: Any] { watch.now.sentContext.value }
  /// What the app has told the watch, one after the other.
  public static var userInfos: [[String: Any]] { watch.now.userInfos.map(\.value) }
  /// The files that the app has sent.
  public static var files: [URL] { watch.now.files }

  // MARK: What it says

  /// Sends the app a message; with a handler, it wants an answer.
  ///
  /// Records a failure when the app has not activated its session.
  ///
  /// ```swift
  /// SimulatedWatch.send(["seen": "wren"])
  /// ```
  public static func send(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    tell("send a message", at: site) { delegate, session in
      guard let replyHandler else {
        return delegate.session(session, didReceiveMessage: message)
      }
      delegate.session(session, didReceiveMessage: message, replyHandler: replyHandler)
    }
  }

  /// Tells the app what it is to know.
  ///
  /// Records a failure when the app has not activated its session.
  ///
  /// ```swift
  /// SimulatedWatch.updateApplicationContext(["birds": 7])
  /// ```
  public static func updateApplicationContext(
    _ context: [String: Any], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    tell("update the context", at: site) { delegate, session in
      let told = PairedWatch.Message(context)
      watch.change { $0.receivedContext = told }
      delegate.session(session, didReceiveApplicationContext: context)
    }
  }

  /// Tells the app something in its turn.
  ///
  /// Records a failure when the app has not activated its session.
  ///
  /// ```swift
  /// SimulatedWatch.transferUserInfo(["seen": "wren"])
  /// ```
  public static func transferUserInfo(
    _ userInfo: [String: Any], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    tell("transfer a dictionary", at: site) { $0.session($1, didReceiveUserInfo: userInfo) }
  }

  // MARK: The model

  private static var watch: PairedWatch { .current }

  private static func change(
    _ path: WritableKeyPath<PairedWatch.State, Bool>, _ value: Bool,
    _ tell: @escaping @MainActor (any WCSessionDelegate, WCSession) -> Void
  ) {
    guard watch.now[keyPath: path] != value else { return }
    watch.change { $0[keyPath: path] = value }
    guard watch.now.isActivated else { return }
    MainTurn.post("WCSession tells of the watch") {
      let session = PairedWatch.current.session.value
      if let delegate = session.delegate { tell(delegate, session) }
    }
  }

  private static func tell(
    _ purpose: String, at site: CallSite, _ tell: (any WCSessionDelegate, WCSession) -> Void
  ) {
    UserAct.perform(in: .shared, at: site) { _ in
      let session = watch.session.value
      guard watch.now.isActivated, let delegate = session.delegate else {
        return Reporting.deliver(
          RecordedFailure(
            "Cannot \(purpose): The app does not listen to its watch.", name: .application,
            kind: .missing,
            details: "WCSession.default.activate() begins, with a delegate that is alive.",
            site: site))
      }
      tell(delegate, session)
    }
  }
}
