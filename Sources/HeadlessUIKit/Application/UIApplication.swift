package import FailureReporting
public import Foundation

/// The app: its windows and its delegate, and the way that events and actions take.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  // MARK: Creating the application

  /// Creates the application, unless there is one already: there is never a second one.
  ///
  /// UIKit makes it when the app starts. Here it is made when something first asks for it, so that an
  /// app's own class is made before that.
  public override init() {
    let scope = ApplicationScope.current
    mainLoop = MainLoop(scope: scope)
    super.init()
    screen.scope = scope
    guard !scope.adopt(self) else { return }
    mainLoop.close()
    ModelException.internalInconsistency.raise(
      "There can only be one UIApplication instance.", by: "UIApplication.init()")
  }

  // MARK: Accessing the shared application

  /// The application of this test, if it has its own, or else the application of the process.
  open class var shared: UIApplication { ApplicationScope.current.application }

  /// An application that does nothing, for tasks that outlive their own application.
  static let ended: UIApplication = {
    let scope = ApplicationScope()
    scope.close()
    let application = UIApplication(scope: scope)
    application.close()
    return application
  }()

  // MARK: Managing the app's behavior

  /// The object that is told what happens to the app.
  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: Managing scenes and windows

  /// The windows that are shown, from back to front.
  open var windows: [UIWindow] { windowState.shown }

  /// The window that receives keyboard events.
  open var keyWindow: UIWindow? { storedKeyWindow }

  /// The scenes that are connected.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The sessions of the app's scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether the app supports several scenes at once.
  open var supportsMultipleScenes: Bool { false }

  /// Asks for a scene.
  ///
  /// The app has one scene: where another one is asked for, the handler gets the error.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest,
    errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
  ) {
    mainLoop.enqueue("UIApplication.activateSceneSession(for:errorHandler:)") {
      guard let scene = request.session?.scene else {
        errorHandler?(UISceneError(.multipleScenesNotSupported))
        return
      }
      if let activity = request.userActivity { scene.delegate?.scene(scene, continue: activity) }
    }
  }

  /// Asks for the end of a scene.
  ///
  /// An app on a phone has one scene, which cannot be ended: the handler gets the error.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
  ) {
    guard let errorHandler else { return }
    mainLoop.enqueue("UIApplication.requestSceneSessionDestruction error") {
      errorHandler(UISceneError(.multipleScenesNotSupported))
    }
  }

  /// Asks for a new picture of a scene in the app switcher, which is never shown in the model.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: Managing the status bar

  /// The orientation of the app's interface.
  @available(*, deprecated, message: "Use the interfaceOrientation property of the window scene.")
  open var statusBarOrientation: UIInterfaceOrientation {
    get { interfaceOrientation }
    set { setStatusBarOrientation(newValue, animated: false) }
  }

  /// The frame of the status bar, which is empty where it is hidden.
  @available(*, deprecated, message: "Use the statusBarManager property of the window scene.")
  open var statusBarFrame: CGRect { storedStatusBarFrame }

  /// Whether the status bar is hidden.
  @available(*, deprecated, message: "Use the statusBarManager property of the window scene.")
  open var isStatusBarHidden: Bool {
    get { windowWithStatusBar?.isStatusBarHidden ?? false }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  /// The style of the status bar.
  @available(*, deprecated, message: "Use the statusBarManager property of the window scene.")
  open var statusBarStyle: UIStatusBarStyle {
    get { windowWithStatusBar?.statusBarStyle ?? .default }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  /// Turns the interface, where the app's view controllers let it.
  @available(*, deprecated, message: "Use supportedInterfaceOrientations of the view controller.")
  open func setStatusBarOrientation(
    _ interfaceOrientation: UIInterfaceOrientation, animated: Bool
  ) { turn(to: interfaceOrientation) }

  /// Hides the status bar, or shows it, in an app whose screens do not decide about it.
  @available(*, deprecated, message: "Use prefersStatusBarHidden of the view controller.")
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    changeStatusBar { $0.isHidden = hidden }
  }

  /// Sets the style of the status bar, in an app whose screens do not decide about it.
  @available(*, deprecated, message: "Use preferredStatusBarStyle of the view controller.")
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    changeStatusBar { $0.style = statusBarStyle }
  }

  /// How long the interface takes to turn.
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.4 }

  /// Returns the orientations of a window's screens, where these have no say.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    appState.info.orientations(onPad: screen.device.isPad)
  }

  /// Whether the status bar shows that the app uses the network, which it has not done since iOS 13.
  @available(*, deprecated, message: "Show activity in the app instead.")
  open var isNetworkActivityIndicatorVisible = false

  // MARK: Controlling and handling events

  /// Sends an event to its windows.
  open func sendEvent(_ event: UIEvent) {
    if case .one(let touch) = event.fingers {
      touch.storedWindow?.sendEvent(event)
      return
    }
    for window in event.windows { window.sendEvent(event) }
  }

  /// Whether a shake of the device offers to undo.
  open var applicationSupportsShakeToEdit = true

  /// Offers to undo, where the device was shaken and no responder took that over.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake, applicationSupportsShakeToEdit { offerToUndo() }
    super.motionEnded(motion, with: event)
  }

  /// Sends an action to a target, or to the first responder in the chain that performs it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    AppCall.make("sendAction(_:to:from:for:)", of: self, as: .mechanism, isAside: true) {
      let target = target ?? responder(for: action, from: sender)
      guard let target else { return false }
      return action.perform(on: target, sender: sender, event: event)
    } ?? false
  }

  /// Returns the responder that performs an action without a target (behaviour 16).
  ///
  /// The search goes up from the first responder, or from the sender if nothing has the focus. The
  /// app's delegate comes last.
  private func responder(for action: Selector, from sender: Any?) -> Any? {
    let start = firstResponder ?? sender as? UIResponder ?? keyWindow ?? self
    return start.target(forAction: action, withSender: sender)
  }

  /// Makes the app ignore touches, until as many calls end it.
  @available(*, deprecated, message: "Use UIView's isUserInteractionEnabled instead.")
  open func beginIgnoringInteractionEvents() { touchState.ignoreCount += 1 }

  /// Ends one call that made the app ignore touches.
  @available(*, deprecated, message: "Use UIView's isUserInteractionEnabled instead.")
  open func endIgnoringInteractionEvents() {
    touchState.ignoreCount = max(0, touchState.ignoreCount - 1)
  }

  /// Whether the app ignores touches.
  @available(*, deprecated, message: "Use UIView's isUserInteractionEnabled instead.")
  open var isIgnoringInteractionEvents: Bool { touchState.ignoreCount > 0 }

  // MARK: Managing the app's state

  /// Whether the app is in the foreground, in the background, or between the two.
  open internal(set) var applicationState: State = .active

  /// Whether files that are protected while the device is locked can be read.
  open var isProtectedDataAvailable: Bool { true }

  /// Whether the user lets the app fetch in the background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Whether the screen stays on without touches.
  open var isIdleTimerDisabled = false

  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0

  // MARK: Offering shortcuts

  /// The shortcuts of the app's icon that the app has made while it ran.
  open var shortcutItems: [UIApplicationShortcutItem]?

  // MARK: Setting the app's icon

  /// Whether the app can change its icon.
  open var supportsAlternateIcons: Bool { true }

  /// The name of the icon, or `nil` for the app's usual one.
  open private(set) var alternateIconName: String?

  /// Changes the icon; the model knows no list of icons, so that any name will do.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    guard let completionHandler else { return }
    mainLoop.enqueue("UIApplication.setAlternateIconName completion") { completionHandler(nil) }
  }

  // MARK: Registering for remote notifications

  /// Asks for notifications from a server.
  ///
  /// The delegate gets a token on a later turn, always the same one.
  open func registerForRemoteNotifications() {
    isRegisteredForRemoteNotifications = true
    let scope = mainLoop.scope
    mainLoop.enqueue("UIApplication has registered for remote notifications") {
      let application = scope.application
      application.delegate?.application(
        application, didRegisterForRemoteNotificationsWithDeviceToken: Self.deviceToken)
    }
  }

  /// Asks for no more notifications from a server.
  open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

  /// Whether the app gets notifications from a server.
  open private(set) var isRegisteredForRemoteNotifications = false

  private static let deviceToken = Data(0..<32)

  // MARK: Opening a URL resource

  /// Returns whether some app can open the URL: a web page, a mail, a call, or settings.
  open func canOpenURL(_ url: URL) -> Bool {
    let schemes = ["http", "https", "mailto", "tel", "sms", "facetime", "maps"]
    return url.scheme.map { schemes.contains($0.lowercased()) || $0 == "app-settings" } ?? false
  }

  /// Opens a URL; the model only tells whether some app could do so.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let canOpen = canOpenURL(url)
    if canOpen { appState.openedURLs.append(url) }
    guard let completion else { return }
    mainLoop.enqueue("UIApplication.open completion") { completion(canOpen) }
  }

  /// Opens a URL, and returns whether some app could do so.
  @available(*, deprecated, message: "Use open(_:options:completionHandler:) instead.")
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    guard !device.system.refusesToOpenAsOfOld else {
      ModelLog.warn(
        "BUG IN CLIENT OF UIKIT: The caller of UIApplication.openURL(_:) needs to migrate to the "
          + "non-deprecated UIApplication.open(_:options:completionHandler:). Force returning false "
          + "(NO).", by: "UIApplication.openURL(_:)")
      return false
    }
    open(url)
    return canOpenURL(url)
  }

  // MARK: Working with the background

  /// The time that the app may run in the background; unlimited while it is in the foreground.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Requests time in the background.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Requests time in the background, with a name.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    appState.backgroundTaskCount += 1
    return UIBackgroundTaskIdentifier(rawValue: appState.backgroundTaskCount)
  }

  /// Ends a request for time in the background.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Says how long the system waits at least before it lets the app fetch again.
  ///
  /// When the app fetches, a test says.
  @available(*, deprecated, message: "Use a BGAppRefreshTask in the BackgroundTasks framework.")
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// The shortest time between two fetches that the system allows.
  public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  /// A time that never comes: the app does not fetch.
  public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

  // MARK: Controlling music from outside

  /// Asks for the commands of headphones and the lock screen.
  open func beginReceivingRemoteControlEvents() {}

  /// Asks for these commands no more.
  open func endReceivingRemoteControlEvents() {}

  // MARK: Preserving state

  /// Asks for more time to restore the screens' state, until that is complete.
  open func extendStateRestoration() {}

  /// Ends the time that was asked for.
  open func completeStateRestoration() {}

  /// Leaves the app's last picture out at its next launch.
  open func ignoreSnapshotOnNextApplicationLaunch() {}

  // MARK: Getting the app's appearance

  /// The direction of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size that the user has chosen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    screen.traitCollection.preferredContentSizeCategory
  }

  // MARK: Undoing

  /// Whether the application performs an action: whether it can undo or redo, for these two.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case "undo:": startOfChain?.undoManager?.canUndo == true
    case "redo:": startOfChain?.undoManager?.canRedo == true
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  /// Undoes the last change, for the main menu.
  final func undo(_ sender: Any?) { startOfChain?.undoManager?.undo() }

  /// Redoes the last undone change, for the main menu.
  final func redo(_ sender: Any?) { startOfChain?.undoManager?.redo() }

  // MARK: Responder chain

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: The model

  /// The main loop, which keeps UIKit time.
  package final let mainLoop: MainLoop
  // Unchecked: as the state of views is, see `UIView`.
  @exclusivity(unchecked) final var textState = TextState()
  // Unchecked: a window that goes may be the last to hold an object of the app, whose `deinit` may
  // then read the rest.
  @exclusivity(unchecked) package final var windowState = WindowState()
  package final var appState = AppState()
  package final var touchState = TouchState()
  final var animationState = AnimationState()
  final var menuState = MenuState()
  final var tableState = TableState()
  final var collectionState = CollectionState()
  /// The responder with the focus.
  package final var firstResponder: UIResponder? {
    get { textState.focus.object }
    set {
      // A view in a visible window loses the focus before it is released.
      let isShown = (newValue as? UIView)?.storedWindow?.storedIsHidden == false
      textState.focus.set(newValue, isKept: isShown)
    }
  }
  /// The keyboard, made for the first responder with text.
  package final var keyboard: Keyboard {
    if let keyboard = textState.keyboard { return keyboard }
    let keyboard = Keyboard(mainLoop, screen)
    textState.keyboard = keyboard
    return keyboard
  }
  /// The edit menu that the app shows itself.
  final var menuController: UIMenuController {
    if let controller = menuState.controller { return controller }
    let controller = UIMenuController(self)
    menuState.controller = controller
    return controller
  }
  /// The pasteboards with the cut or copied items.
  package final var pasteboards: Pasteboards { textState.pasteboards }
  /// The window that decides about the status bar: the key window, or the one in front.
  final var storedStatusBarFrame: CGRect {
    guard windowWithStatusBar?.isStatusBarHidden != true else { return .zero }
    return screen.statusBarFrame
  }

  final var windowWithStatusBar: UIWindow? { storedKeyWindow ?? windowState.shown.last }
  final var storedKeyWindow: UIWindow? {
    get { windowState.keyLink.object }
    set {
      // A visible window stops being the key window before it is released.
      windowState.keyLink.set(newValue, isKept: newValue?.storedIsHidden == false)
    }
  }
  /// The focus system, made at the first access.
  package final var focusSystem: UIFocusSystem {
    if let system = touchState.focusSystem { return system }
    let system = UIFocusSystem(self)
    touchState.focusSystem = system
    return system
  }
  /// The proxies that give views and items their look.
  final let appearances = AppearanceProxies()
  /// The screen that the windows are on.
  package final let screen = UIScreen()
  /// The device, as apps see it.
  package final private(set) lazy var device = UIDevice()
  /// The finger of the current gesture, which is made once and reused.
  package final var finger: Finger {
    if let finger = touchState.finger { return finger }
    let finger = Finger(mainLoop)
    touchState.finger = finger
    return finger
  }

  /// Whether the warning about a table that is laid out in no window was given; once is enough.
  package final var hasWarnedOfTableInNoWindow: Bool {
    get { tableState.hasWarnedOfTableInNoWindow }
    set { tableState.hasWarnedOfTableInNoWindow = newValue }
  }

  init(scope: ApplicationScope) {
    mainLoop = MainLoop(scope: scope)
    super.init()
    screen.scope = scope
    SystemVersion.check(SystemVersion.environment)
  }

  package override var hostApplication: UIApplication { self }

  /// Removes the screens, drops the pending work, and accepts no more work.
  package func close() {
    clear()
    mainLoop.close()
    if !connectedScenes.isEmpty { disconnectScenes() }
    delegate = nil
    // Its `deinit` may use the application.
    let launched = appState.launchedDelegate
    appState.launchedDelegate = nil
    withExtendedLifetime(launched) {}
  }

  /// Removes windows, focus and pending work.
  ///
  /// - Parameter site: The test line that shows another screen, if that is the reason.
  package func clear(toShowAt site: CallSite? = nil) {
    if let site { remember(windowState.shown, putAwayAt: site) }
    windowState.told = nil
    tableState.pressedMenu = nil
    firstResponder = nil
    textState.keyboard?.forget()
    storedKeyWindow = nil
    for window in windowState.shown { window.takeAway() }
    windowState.shown = []
    touchState.finger?.recognition.forget()
    forgetSystemAlerts()
    mainLoop.cancelAll()
  }

  /// Whether the application has been closed, so that it shows no more windows.
  final var hasEnded: Bool { mainLoop.isClosed }
}
