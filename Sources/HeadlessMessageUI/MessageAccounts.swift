import FailureReporting
import HeadlessUIKit

/// Whether the device of this test's application can send mail; it can at first.
///
/// ```swift
/// canSendMail = false
/// print(MFMailComposeViewController.canSendMail())  // false
/// ```
@preconcurrency @MainActor
public var canSendMail: Bool {
  get { MessageAccounts.current.canSendMail }
  set { MessageAccounts.current.canSendMail = newValue }
}

/// Whether the device of this test's application can send messages; it can at first.
///
/// ```swift
/// canSendText = false
/// print(MFMessageComposeViewController.canSendText())  // false
/// ```
@preconcurrency @MainActor
public var canSendText: Bool {
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

/// What one application's device can send.
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
