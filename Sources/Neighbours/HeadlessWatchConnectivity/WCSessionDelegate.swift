public import Foundation

/// What hears of the watch.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// Called when the talk has begun.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)

  /// Called when the user changes to another watch.
  func sessionDidBecomeInactive(_ session: WCSession)

  /// Called when the user has changed to another watch.
  func sessionDidDeactivate(_ session: WCSession)

  /// Called when there is a watch, or the app is on it.
  func sessionWatchStateDidChange(_ session: WCSession)

  /// Called when the watch answers at once, or no more.
  func sessionReachabilityDidChange(_ session: WCSession)

  /// Called with a message.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])

  /// Called with a message that wants an answer.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)

  /// Called with what the app is to know.
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])

  /// Called with what was told in its turn.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])

  /// Called with a file.
  func session(_ session: WCSession, didReceive file: WCSessionFile)

  /// Called when something was told, or could not be told.
  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?)

  /// Called when a file was sent, or could not be sent.
  func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
  public func sessionDidBecomeInactive(_ session: WCSession) {}

  public func sessionDidDeactivate(_ session: WCSession) {}

  public func sessionWatchStateDidChange(_ session: WCSession) {}

  public func sessionReachabilityDidChange(_ session: WCSession) {}

  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}

  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}

  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}

  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}

  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}

  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  ) {}

  public func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {}
}
