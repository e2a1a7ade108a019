public import HeadlessUIKit

/// The system's screen for writing a message.
///
/// It shows a bar with its buttons, and nothing of the message: a test says what the user does.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  // MARK: Creating a composer

  /// Creates a composer of no use on a device that cannot send messages: it cannot be presented then.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a composer.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    isMade = Self.canSendText()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    composerPage.fill(self) { [weak self] in self?.userFinish($0 ? .sent : .cancelled) }
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Determining whether messages can be sent

  /// Returns whether the device can send messages, which a test sets by ``SimulatedMessaging/canSendText``.
  open class func canSendText() -> Bool { MessageAccounts.current.canSendText }

  /// Returns whether a message can have files.
  open class func canSendAttachments() -> Bool { canSendText() }

  /// Returns whether a message can have a subject, as it can where the user has allowed it.
  open class func canSendSubject() -> Bool { canSendText() }

  /// Returns whether a message can have files of a type.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { canSendText() }

  // MARK: Setting the message

  /// The delegate, which hears what became of the message, and dismisses the composer.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

  /// The recipients.
  open var recipients: [String]?

  /// The subject.
  open var subject: String?

  /// The text.
  open var body: String?

  /// The files, each by its address and by the name that it is to have.
  open private(set) var attachments: [[AnyHashable: Any]]?

  /// Keeps the user from adding files.
  open func disableUserAttachments() {}

  /// Adds a file; returns whether it can be.
  @discardableResult
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool {
    add([
      MFMessageComposeViewControllerAttachmentURL: attachmentURL,
      MFMessageComposeViewControllerAttachmentAlternateFilename:
        alternateFilename ?? attachmentURL.lastPathComponent,
    ])
  }

  /// Adds data as a file; returns whether it can be.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool {
    add([
      MFMessageComposeViewControllerAttachmentAlternateFilename: filename, "data": attachmentData,
    ])
  }

  // MARK: The model

  package final let isMade: Bool
  private final let composerPage = ComposerPage(title: "New Message")

  private final func add(_ attachment: [AnyHashable: Any]) -> Bool {
    guard presentingViewController == nil else { return false }
    attachments = (attachments ?? []) + [attachment]
    return true
  }

  /// Ends as a user does; the delegate dismisses the composer.
  final func userFinish(_ result: MessageComposeResult) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }
}

extension MFMessageComposeViewController: SystemScreen {}

/// The outcome of composing a message.
public enum MessageComposeResult: Int, Sendable {
  /// The user does not want to send it.
  case cancelled = 0
  /// It is on its way.
  case sent = 1
  /// It could not be sent.
  case failed = 2
}

/// The address of a file of a message.
public let MFMessageComposeViewControllerAttachmentURL =
  "MFMessageComposeViewControllerAttachmentURL"
/// The name that a file of a message is to have.
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
  "MFMessageComposeViewControllerAttachmentAlternateFilename"
/// Whether messages can be sent, in the notification of its changes.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
  "MFMessageComposeViewControllerTextMessageAvailabilityKey"

/// The method by which a composer tells what became of a message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user is done; the delegate dismisses the composer.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

extension Notification.Name {
  /// Posted when messages can be sent, or cannot any more.
  public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange =
    Notification.Name("MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}
