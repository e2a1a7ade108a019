import FleetTesting
import HeadlessIntents
import TestSupport
import Testing

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  let trace = Trace()
  let window = UIWindow()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    let intent = userActivity.interaction?.intent as? INPlayMediaIntent
    trace.add("\(userActivity.activityType) \(intent?.mediaItems?.first?.title ?? "nil")")
    return true
  }
}

private final class Screen: UIViewController, INUIAddVoiceShortcutButtonDelegate,
  INUIAddVoiceShortcutViewControllerDelegate, INUIEditVoiceShortcutViewControllerDelegate
{
  let trace = Trace()
  let button = INUIAddVoiceShortcutButton(style: .black)

  override func viewDidLoad() {
    super.viewDidLoad()
    let activity = NSUserActivity(activityType: "birds.watch")
    activity.suggestedInvocationPhrase = "Watch birds"
    button.shortcut = INShortcut(userActivity: activity)
    button.delegate = self
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    view.addSubview(button)
  }

  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton
  ) {
    addVoiceShortcutViewController.delegate = self
    present(addVoiceShortcutViewController, animated: true)
  }

  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton
  ) {
    editVoiceShortcutViewController.delegate = self
    present(editVoiceShortcutViewController, animated: true)
  }

  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController,
    didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?
  ) {
    trace.add("added \(voiceShortcut?.invocationPhrase ?? "nil")")
    dismiss(animated: true)
  }

  func addVoiceShortcutViewControllerDidCancel(
    _ controller: INUIAddVoiceShortcutViewController
  ) {
    trace.add("not added")
    dismiss(animated: true)
  }

  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?
  ) {
    trace.add("changed")
    dismiss(animated: true)
  }

  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
  ) {
    trace.add("deleted")
    dismiss(animated: true)
  }

  func editVoiceShortcutViewControllerDidCancel(
    _ controller: INUIEditVoiceShortcutViewController
  ) {
    trace.add("not changed")
    dismiss(animated: true)
  }
}

@MainActor @Suite("Intents", .freshApplication)
struct SiriTests {
  private let trace = Trace()

  @Test func `donations are written down, and forgotten`() async throws {
    let first = INInteraction(intent: INIntent(), response: nil)
    first.groupIdentifier = "birds"
    first.donate { [trace] error in trace.add("donated \(error == nil)") }
    let second = INInteraction(intent: INIntent(), response: INIntentResponse())
    try await second.donate()
    await settle()
    #expect(trace.lines == ["donated true"])
    #expect(SimulatedSiri.donations == [first, second])
    INInteraction.delete(with: "birds")
    #expect(SimulatedSiri.donations == [second])
    INInteraction.delete(with: [second.identifier])
    #expect(SimulatedSiri.donations.isEmpty)
    try await second.donate()
    INInteraction.deleteAll()

    #expect(SimulatedSiri.donations.isEmpty)
  }

  @Test func `the user is asked once whether Siri may use the app`() {
    for number in 1...2 {
      INPreferences.requestSiriAuthorization { [trace] in trace.add("\(number) \($0)") }
    }
    settle()
    #expect(Fleet.screen.alert?.title?.hasSuffix(" Would Like to Use Siri") == true)
    #expect(trace.lines.isEmpty)
    answerPermission(.deny)
    settle()
    #expect(trace.lines == ["1 denied", "2 denied"])
    #expect(INPreferences.siriAuthorizationStatus() == .denied)
    SimulatedSiri.authorizationStatus = .authorized
    INPreferences.requestSiriAuthorization { [trace] in trace.add("\($0)") }
    settle()

    #expect(trace.lines.last == "authorized")
    #expect(!Fleet.screen.buttons["Don’t Allow"].exists)
  }

  @Test func `Siri opens the app with what is to be done`() throws {
    let delegate = AppDelegate()
    launchApp(delegate)
    let item = INMediaItem(identifier: "1", title: "Song of a wren", type: .song, artwork: nil)
    let intent = INPlayMediaIntent(mediaItems: [item])
    SimulatedSiri.open(
      INInteraction(intent: intent, response: nil), activityType: "INPlayMediaIntent")

    #expect(delegate.trace.lines == ["INPlayMediaIntent Song of a wren"])
  }

  @Test func `the user gives a shortcut words, and takes them away`() {
    let screen = Screen()
    setAsAppRootWindow(screen)
    for title in ["Cancel", "Add to Siri"] {
      screen.button.tap()
      #expect(Fleet.screen.staticTexts["Watch birds"].exists)
      Fleet.screen.buttons[title].tap()
    }
    INVoiceShortcutCenter.shared.getAllVoiceShortcuts { [trace] shortcuts, _ in
      trace.add(shortcuts?.first?.invocationPhrase ?? "nil")
    }
    settle()
    #expect(trace.lines == ["Watch birds"])
    for title in ["Cancel", "Done", "Delete Shortcut"] {
      screen.button.tap()
      Fleet.screen.buttons[title].tap()
    }

    #expect(
      screen.trace.lines
        == ["not added", "added Watch birds", "not changed", "changed", "deleted"])
    #expect(SimulatedSiri.voiceShortcuts.isEmpty)
  }

  @Test func `people, words and pictures are values`() {
    let handle = INPersonHandle(value: "robin@birds.example", type: .emailAddress)
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("Robin", "Wren")
    let person = INPerson(
      personHandle: handle, nameComponents: name, displayName: nil, image: INImage(named: "robin"),
      contactIdentifier: nil, customIdentifier: "7")
    let message = INSendMessageIntent(
      recipients: [person], content: "Hello",
      speakableGroupName: INSpeakableString(spokenPhrase: "Birds"), conversationIdentifier: "1",
      serviceName: nil, sender: nil)
    message.setImage(.systemImageNamed("bird"), forParameterNamed: "recipients")
    INVoiceShortcutCenter.shared.setShortcutSuggestions([message].compactMap(INShortcut.init))

    #expect(message.recipients?.first?.displayName == "Robin Wren")
    #expect(message.keyImage() != nil)
    #expect(SimulatedSiri.suggestions.map(\.intent) == [message])
    #expect(INStartCallIntent(contacts: [person], callCapability: .audioCall).contacts == [person])
  }
}
