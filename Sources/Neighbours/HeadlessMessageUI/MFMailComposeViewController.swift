import HeadlessUIKit

/// The system's screen for writing a mail.
///
/// It shows a bar with its buttons, and nothing of the mail: a test says what the user does.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  // MARK: Creating a composer

  /// Creates a composer of no use on a device that cannot send mail: it cannot be presented then.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a composer.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    isMade = Self.canSendMail()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    composerPage.fill(self) { [weak self] in self?.userFinish($0 ? .sent : .cancelled) }
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Determining whether mail can be sent

  /// Returns whether the device can send mail, which a test sets by ``SimulatedMessaging/canSendMail``.
  open class func canSendMail() -> Bool { MessageAccounts.current.canSendMail }

  // MARK: Setting the mail

  /// The delegate, which hears what became of the mail, and dismisses the composer.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Sets what the mail is about.
  open func setSubject(_ subject: String) {
    change {
      mailSubject = subject
      composerPage.title = subject
    }
  }

  /// Sets the recipients.
  open func setToRecipients(_ toRecipients: [String]?) {
    change { self.toRecipients = toRecipients ?? [] }
  }

  /// Sets the recipients of a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) {
    change { self.ccRecipients = ccRecipients ?? [] }
  }

  /// Sets the recipients of a hidden copy.
  open func setBccRecipients(_ bccRecipients: [String]?) {
    change { self.bccRecipients = bccRecipients ?? [] }
  }

  /// Sets the text, which may be HTML.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    change { (messageBody, isBodyHTML) = (body, isHTML) }
  }

  /// Adds a file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    change {
      attachments.append(
        MailAttachment(data: attachment, mimeType: mimeType, fileName: filename))
    }
  }

  /// Sets from which of the user's addresses it comes.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {
    change { sendingAddress = emailAddress }
  }

  // MARK: For tests

  /// The recipients.
  public private(set) final var toRecipients: [String] = []
  /// The recipients of a copy.
  public private(set) final var ccRecipients: [String] = []
  /// The recipients of a hidden copy.
  public private(set) final var bccRecipients: [String] = []
  /// The mail's subject.
  public private(set) final var mailSubject = ""
  /// The text.
  public private(set) final var messageBody = ""
  /// Whether the text is HTML.
  public private(set) final var isBodyHTML = false
  /// The files.
  public private(set) final var attachments: [MailAttachment] = []
  /// The address from which it is to come.
  public private(set) final var sendingAddress: String?

  // MARK: The model

  package final let isMade: Bool
  private final let composerPage = ComposerPage(title: "New Message")

  /// Changes the mail, as long as the user has not seen it.
  private final func change(_ body: () -> Void) {
    if presentingViewController == nil { body() }
  }

  /// Ends as a user does; the delegate dismisses the composer.
  final func userFinish(_ result: MFMailComposeResult, _ error: (any Error)? = nil) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
  }
}

extension MFMailComposeViewController: SystemScreen {}

/// A file that goes with a mail.
public struct MailAttachment: Hashable, Sendable {
  /// The contents.
  public let data: Data
  /// Its type, such as `image/png`.
  public let mimeType: String
  /// Its name.
  public let fileName: String
}

/// The outcome of composing a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// The user does not want to send it.
  case cancelled = 0
  /// It is among the drafts.
  case saved = 1
  /// It is on its way.
  case sent = 2
  /// It could neither be sent nor kept.
  case failed = 3
}

/// The domain of the errors of mails.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Why a mail could not be sent or kept.
public struct MFMailComposeError: _CodedError {
  /// The kinds of errors.
  public enum Code: Int, _ErrorCode {
    /// It could not be kept.
    case saveFailed = 0
    /// It could not be sent.
    case sendFailed = 1
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { MFMailComposeErrorDomain }

  public static var saveFailed: Code { .saveFailed }
  public static var sendFailed: Code { .sendFailed }
}

/// The method by which a composer tells what became of a mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user is done; the delegate dismisses the composer.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
