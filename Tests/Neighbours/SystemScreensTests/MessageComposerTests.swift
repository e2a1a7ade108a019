import FleetTesting
import HeadlessMessageUI
import TestSupport
import Testing

/// A screen that writes mails and messages, and writes down what becomes of them.
private final class ContactScreen: UIViewController, MFMailComposeViewControllerDelegate,
  MFMessageComposeViewControllerDelegate
{
  let trace = Trace()

  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    let code = (error as NSError?).map { " \($0.domain) \($0.code)" } ?? ""
    trace.add(
      "mail \(result.rawValue)\(code)\(presentedViewController == nil ? "" : ", presented")")
    controller.dismiss(animated: true)
  }

  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {
    trace.add("message \(result.rawValue)")
    controller.dismiss(animated: true)
  }
}

/// Writes down the rooms of the prologue that steps pass through.
private final class Rooms: StepListener {
  private(set) var names: [String] = []

  func hear(_ fact: StepFact) {
    switch fact {
    case .begins(let step):
      names.append("\(step.site.helper) begins")
      step.atEnd { [self] in names.append("\($0.site.helper) ends") }
    case .sees: names.append("sees")
    case .isAbout: names.append("is about")
    case .hasActed: names.append("has acted")
    case .uses, .usesPart, .reads, .readsScreen: names.append("other")
    }
  }
}

@MainActor @Suite("Composers of mails and messages", .freshApplication)
struct MessageComposerTests {
  private let screen = ContactScreen()

  init() { setAsAppRootWindow(screen) }

  private func mail() -> MFMailComposeViewController {
    let composer = MFMailComposeViewController()
    composer.mailComposeDelegate = screen
    composer.setSubject("Wrens")
    composer.setToRecipients(["wren@birds.example"])
    composer.setCcRecipients(["robin@birds.example"])
    composer.setBccRecipients(nil)
    composer.setMessageBody("<b>Hello</b>", isHTML: true)
    composer.addAttachmentData(Data([1]), mimeType: "image/png", fileName: "wren.png")
    composer.setPreferredSendingEmailAddress("me@birds.example")
    screen.present(composer, animated: true)
    settle()
    return composer
  }

  @Test func `a mail can be read, and is not changed once it shows`() {
    let composer = mail()
    composer.setSubject("Robins")
    composer.setToRecipients([])

    #expect(composer.toRecipients == ["wren@birds.example"])
    #expect(composer.ccRecipients == ["robin@birds.example"])
    #expect(composer.bccRecipients.isEmpty)
    #expect(composer.mailSubject == "Wrens")
    #expect(composer.messageBody == "<b>Hello</b>")
    #expect(composer.isBodyHTML)
    #expect(composer.sendingAddress == "me@birds.example")
    #expect(composer.attachments.map(\.fileName) == ["wren.png"])
    #expect(Fleet.screen.navigationBars["Wrens"].exists)
  }

  @Test func `sending passes through the same rooms as a tap`() {
    let composer = mail()
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    screen.view.addSubview(button)
    let rooms = Rooms()
    UserAct.add(rooms)
    defer { UserAct.remove(rooms) }

    composer.send()
    button.tap()

    #expect(
      rooms.names
        == ["send()", "tap()"].flatMap {
          ["\($0) begins", "sees", "is about", "has acted", "\($0) ends"]
        })
  }

  @Test func `the delegate hears what became of a mail, and dismisses the composer`() {
    let ends: [(MFMailComposeViewController) -> Void] = [
      { $0.send() }, { $0.cancel() }, { $0.saveDraft() }, { $0.failToSend() },
      { _ in Fleet.screen.buttons["Send"].tap() }, { _ in Fleet.screen.buttons["Cancel"].tap() },
    ]
    for end in ends {
      end(mail())
      #expect(screen.presentedViewController == nil)
    }

    #expect(
      screen.trace.lines == [
        "mail 2, presented", "mail 0, presented", "mail 1, presented",
        "mail 3 MFMailComposeErrorDomain 1, presented", "mail 2, presented", "mail 0, presented",
      ])
  }

  @Test func `a device without mail makes no composer, which cannot be presented`() {
    SimulatedMessaging.canSendMail = false
    let received = failures { _ = mail() }

    #expect(!MFMailComposeViewController.canSendMail())
    #expect(
      received.reasons == [
        "Application tried to present a nil modal view controller on target <ContactScreen>."
      ])
    #expect(screen.presentedViewController == nil)
    withFreshApplication { #expect(MFMailComposeViewController.canSendMail()) }
  }

  @Test func `a mail is not swiped away`() {
    let composer = mail()
    composer.modalPresentationStyle = .pageSheet
    let received = failures { composer.dismissBySwipingDown() }

    #expect(received.count == 1)
    #expect(screen.trace.lines.isEmpty)
  }

  @Test func `a message is written in the same way`() {
    let ends: [(MFMessageComposeViewController) -> Void] = [
      { $0.send() }, { $0.cancel() }, { $0.failToSend() },
    ]
    for end in ends {
      let composer = MFMessageComposeViewController()
      composer.messageComposeDelegate = screen
      composer.recipients = ["0123"]
      composer.body = "Hello"
      #expect(
        composer.addAttachmentData(Data(), typeIdentifier: "public.png", filename: "wren.png"))
      screen.present(composer, animated: true)
      settle()
      #expect(!composer.addAttachmentURL(URL(fileURLWithPath: "/a"), withAlternateFilename: nil))
      #expect(composer.attachments?.count == 1)
      end(composer)
    }

    #expect(screen.trace.lines == ["message 1", "message 0", "message 2"])
  }

  @Test func `whether messages can be sent is told when it changes`() {
    let trace = Trace()
    let observer = NotificationCenter.default.addObserver(
      forName: .MFMessageComposeViewControllerTextMessageAvailabilityDidChange, object: nil,
      queue: nil
    ) { notification in
      let value =
        notification.userInfo?[MFMessageComposeViewControllerTextMessageAvailabilityKey] as? Bool
      trace.add("\(value.map(String.init) ?? "nil")")
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    SimulatedMessaging.canSendText = false
    SimulatedMessaging.canSendText = false
    #expect(trace.lines.isEmpty)
    settle()

    #expect(trace.lines == ["false"])
    #expect(!MFMessageComposeViewController.canSendText())
    #expect(!MFMessageComposeViewController.canSendAttachments())
  }

  @Test func `a composer tells why it cannot be used`() {
    let received = failures {
      MFMailComposeViewController().send()
      MFMailComposeViewController().cancel()
      MFMailComposeViewController().saveDraft()
      MFMailComposeViewController().failToSend()
      MFMessageComposeViewController().send()
      MFMessageComposeViewController().cancel()
      MFMessageComposeViewController().failToSend()
    }

    let mail = "in MFMailComposeViewController: The composer is not presented."
    let message = "in MFMessageComposeViewController: The composer is not presented."
    #expect(
      received.reasons == [
        "Cannot send \(mail)", "Cannot cancel \(mail)", "Cannot save the draft \(mail)",
        "Cannot send \(mail)", "Cannot send \(message)", "Cannot cancel \(message)",
        "Cannot send \(message)",
      ])
  }
}
