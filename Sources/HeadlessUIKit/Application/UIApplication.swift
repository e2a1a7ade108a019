package import FailureReporting
public import Foundation

/// The app: its windows, its delegate, and the events and actions that go through it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  // MARK: Accessing the shared application

  /// The application of this test, where it has one of its own, else that of the process.
  open class var shared: UIApplication { ApplicationScope.current.application }

  /// What a task gets that outlives its application: an application that does nothing.
  static let ended: UIApplication = {
    let scope = ApplicationScope()
    scope.close()
    let application = UIApplication(scope: scope)
    application.close()
    return application
  }()

  // MARK: Managing the app's behavior

  /// The object that hears of what happens to the app.
  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: Managing scenes and windows

  /// The windows that show, from back to front.
  open var windows: [UIWindow] { shownWindows }

  /// The window that gets keyboard events.
  open var keyWindow: UIWindow? { storedKeyWindow }

  /// The scenes that are connected to the app.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The sessions of the app's scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether the app may show several scenes at once.
  open var supportsMultipleScenes: Bool { false }

  // MARK: Controlling and handling events

  /// Hands an event to the windows it is for.
  open func sendEvent(_ event: UIEvent) {
    if case .one(let touch) = event.fingers {
      touch.storedWindow?.sendEvent(event)
      return
    }
    for window in event.windows { window.sendEvent(event) }
  }

  /// Sends an action to a target, or to the first responder of the chain that performs it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let target = target ?? responder(for: action, from: sender)
    guard let target else { return false }
    return action.perform(on: target, sender: sender, event: event)
  }

  /// Where an action without a target goes (behaviour 16): up from the first responder, or from
  /// the sender where nothing has the focus; the app's delegate comes last.
  private func responder(for action: Selector, from sender: Any?) -> Any? {
    let start = firstResponder ?? sender as? UIResponder ?? keyWindow ?? self
    return start.target(forAction: action, withSender: sender)
  }

  /// Has the app take no touches, until as many calls end it.
  @available(*, deprecated, message: "Use UIView's isUserInteractionEnabled instead.")
  open func beginIgnoringInteractionEvents() { ignoreCount += 1 }

  /// Has the app take touches again.
  @available(*, deprecated, message: "Use UIView's isUserInteractionEnabled instead.")
  open func endIgnoringInteractionEvents() { ignoreCount = max(0, ignoreCount - 1) }

  /// Whether the app takes no touches.
  @available(*, deprecated, message: "Use UIView's isUserInteractionEnabled instead.")
  open var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }

  // MARK: Managing the app's state

  /// Whether the app is in front, in the background, or between the two.
  open internal(set) var applicationState: State = .active

  /// Whether the screen stays on while nobody touches it.
  open var isIdleTimerDisabled = false

  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0

  // MARK: Opening a URL resource

  /// Whether some app can open the URL: a web page, a mail, a call, the settings.
  open func canOpenURL(_ url: URL) -> Bool {
    let schemes = ["http", "https", "mailto", "tel", "sms", "facetime", "maps"]
    return url.scheme.map { schemes.contains($0.lowercased()) || $0 == "app-settings" } ?? false
  }

  /// Opens a URL; the model leaves it at telling whether some app could.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let canOpen = canOpenURL(url)
    if canOpen { openedURLs.append(url) }
    guard let completion else { return }
    mainLoop.enqueue("UIApplication.open completion") { completion(canOpen) }
  }

  // MARK: Working with the background

  /// How long the app may run in the background: without a limit while it is in front.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Asks for time in the background.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Asks for time in the background, under a name.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTaskCount += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTaskCount)
  }

  /// Gives the time in the background back.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  // MARK: Getting the app's appearance

  /// Which way the app's language is written.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The size of text that the user has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    screen.traitCollection.preferredContentSizeCategory
  }

  // MARK: Responder chain

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: The model

  /// UIKit time.
  package final let mainLoop: MainLoop
  /// The windows that show: what the model asks for in place of `windows`.
  final var shownWindows: [UIWindow] = []
  // Unchecked: as the state of views is, see `UIView`.
  @exclusivity(unchecked) final var textState = TextState()
  final var tableState = TableState()
  /// What has the focus.
  package final internal(set) var firstResponder: UIResponder? {
    get { textState.focus.object }
    set {
      // A view that is shown gives the focus up before it goes.
      let isShown = (newValue as? UIView)?.storedWindow?.storedIsHidden == false
      textState.focus.set(newValue, isKept: isShown)
    }
  }
  /// The keyboard, made for the first one who takes the focus.
  package final var keyboard: Keyboard {
    if let keyboard = textState.keyboard { return keyboard }
    let keyboard = Keyboard(mainLoop, screen)
    textState.keyboard = keyboard
    return keyboard
  }
  /// What was cut or copied.
  package final var pasteboards: Pasteboards { textState.pasteboards }
  final var storedKeyWindow: UIWindow? {
    get { keyWindowLink.object }
    set {
      // A window that is shown is no longer key before it goes.
      keyWindowLink.set(newValue, isKept: newValue?.storedIsHidden == false)
    }
  }
  private var keyWindowLink = KeptLink<UIWindow>()
  /// The delegate that the app was launched with, which nobody else need hold.
  final var launchedDelegate: (any UIApplicationDelegate)?
  /// The URLs that the app opened, in order.
  package final var openedURLs: [URL] = []
  /// The screen that the windows are on.
  package final let screen = UIScreen()
  package final var ignoreCount = 0
  private var backgroundTaskCount = 0
  /// The touch that a gesture uses, made for the first one and kept from one to the next.
  package final var finger: Finger {
    if let madeFinger { return madeFinger }
    let finger = Finger(mainLoop)
    madeFinger = finger
    return finger
  }
  private final var madeFinger: Finger?
  /// Whether animations take time: off within `UIView.performWithoutAnimation`.
  package final var areAnimationsEnabled = true
  /// The screens whose windows were put away for others, for failures to tell of.
  final var screensPutAway: [PutAwayScreen] = []
  /// Whether it was said that a table was laid out in no window: once is enough.
  package final var hasWarnedOfTableInNoWindow: Bool {
    get { tableState.hasWarnedOfTableInNoWindow }
    set { tableState.hasWarnedOfTableInNoWindow = newValue }
  }

  init(scope: ApplicationScope) {
    mainLoop = MainLoop(scope: scope)
    super.init()
  }

  package override var hostApplication: UIApplication { self }

  /// Takes the screens away, drops what is pending, and runs nothing any more.
  package func close() {
    clear()
    mainLoop.close()
    if !connectedScenes.isEmpty { disconnectScenes() }
    delegate = nil
    launchedDelegate = nil
  }

  /// Starts from a clean slate: no window, no focus, nothing pending.
  ///
  /// - Parameter site: The line that shows another screen instead, if that is why.
  package func clear(toShowAt site: CallSite? = nil) {
    if let site { remember(shownWindows, putAwayAt: site) }
    firstResponder = nil
    textState.keyboard?.forget()
    storedKeyWindow = nil
    for window in shownWindows { window.takeAway() }
    shownWindows = []
    madeFinger?.recognition.forget()
    mainLoop.cancelAll()
  }

  /// Whether the application has been closed: it shows no window any more.
  final var hasEnded: Bool { mainLoop.isClosed }
}
