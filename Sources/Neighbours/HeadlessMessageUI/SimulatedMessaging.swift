import HeadlessUIKit
import Locks

/// What the device can send, as a test says.
///
/// It belongs to the application of the test. At first, and other than in a simulator, the device can send
/// mail and messages.
///
/// ```swift
/// SimulatedMessaging.canSendMail = false
/// print(MFMailComposeViewController.canSendMail())  // false
/// ```
@preconcurrency @MainActor
public enum SimulatedMessaging {
  /// Whether the device can send mail.
  public static var canSendMail: Bool {
    get { MessageAccounts.current.canSendMail }
    set { MessageAccounts.current.canSendMail = newValue }
  }

  /// Whether the device can send messages; that it changes is told on a later turn.
  ///
  /// ```swift
  /// SimulatedMessaging.canSendText = false
  /// print(MFMessageComposeViewController.canSendText())  // false
  /// ```
  public static var canSendText: Bool {
    get { MessageAccounts.current.canSendText }
    set {
      guard canSendText != newValue else { return }
      MessageAccounts.current.canSendText = newValue
      MainTurn.post("messages become available or not") {
        NotificationCenter.default.post(
          name: .MFMessageComposeViewControllerTextMessageAvailabilityDidChange, object: nil,
          userInfo: [MFMessageComposeViewControllerTextMessageAvailabilityKey: newValue])
      }
    }
  }
}

/// The kinds of messages that one application's device can send.
final class MessageAccounts: ScopedState {
  private let mail = Locked(true)
  private let text = Locked(true)

  var canSendMail: Bool {
    get { mail.withLock { $0 } }
    set { mail.withLock { $0 = newValue } }
  }

  var canSendText: Bool {
    get { text.withLock { $0 } }
    set { text.withLock { $0 = newValue } }
  }
}
