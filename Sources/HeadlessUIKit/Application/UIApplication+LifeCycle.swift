import Foundation

extension UIApplication {
  /// Starts the app: tells its delegate, then connects its scene if it has one (behaviour 193, 696).
  ///
  /// - Parameters:
  ///   - info: The contents of the Info.plist, if not the one of the delegate's module.
  ///   - state: The state of the app's screens that was saved before it was ended.
  package func launch(
    _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil,
    info: AppInfo? = nil, state: RestorableState? = nil
  ) {
    appState.savedState = nil
    disconnectScenes()
    UserPermissions.current.endApp()
    appState.launchedDelegate = delegate
    self.delegate = delegate
    appState.info = info ?? AppInfo(ofModule: PortedModules.app(of: type(of: delegate)))
    applicationState = .inactive
    let window = makeMainWindow(of: delegate)
    let mayGoOn = delegate.application(self, willFinishLaunchingWithOptions: options)
    if let state { restoreScreens(of: state) }
    let goesOn = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(Self.didFinishLaunchingNotification)
    // An app may have replaced it by its own window.
    if let window, delegate.ownWindow === window { window.makeKeyAndVisible() }
    connectScene(of: delegate, options: options ?? [:], session: state?.session)
    guard mayLiveWithoutScenes else { return end() }
    reportMissingStoryboard()
    guard !connectedScenes.isEmpty else {
      if mayGoOn, goesOn { handOver(options ?? [:]) }
      return becomeActive()
    }
    // The first screen has appeared before the scene is active.
    mainLoop.enqueue("the app becomes active") { [self] in
      if applicationState == .inactive { becomeActive() }
    }
  }

  /// Whether the app has a scene, or the system lets it do without (behaviour 935).
  private var mayLiveWithoutScenes: Bool {
    guard connectedScenes.isEmpty, device.system.major >= 26 else { return true }
    guard device.system.major >= 27 else {
      ModelLog.warn(
        "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in "
          + "the future.", by: "UIApplicationMain")
      return true
    }
    ModelException.internalInconsistency.raise(
      "Application failed to launch: UIScene life cycle is required for apps built with this SDK.",
      by: "UIApplicationMain")
    return false
  }

  /// Ends an app that the system does not launch: nothing of it is shown, and nothing can be asked of it.
  private func end() {
    clear()
    applicationState = .background
    delegate = nil
  }

  /// Makes the window of an app whose Info.plist names a main storyboard, before its delegate is told.
  private func makeMainWindow(of delegate: any UIApplicationDelegate) -> UIWindow? {
    guard let name = appState.info.mainStoryboard,
      let storyboard = appState.info.storyboard(named: name)
    else { return nil }
    let window = UIWindow()
    delegate.ownWindow = window
    guard delegate.ownWindow === window else {
      ModelLog.warn(
        "The app delegate must implement the window property if it wants to use a main storyboard "
          + "file.", by: "UIApplicationMain")
      return nil
    }
    window.rootViewController = storyboard.makeInitial()
    if window.rootViewController == nil {
      ModelLog.warn(
        "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - "
          + "perhaps the designated entry point is not set?", by: "UIApplicationMain")
    }
    return window
  }

  /// Tells why the app shows nothing, if a storyboard was to make its window.
  private func reportMissingStoryboard() {
    let role = UISceneSession.Role.windowApplication.rawValue
    guard windowState.shown.isEmpty,
      let name = appState.info.mainStoryboard
        ?? appState.info.manifest.entry(named: nil, role: role)?.storyboard,
      appState.info.storyboard(named: name) == nil
    else { return }
    appState.info.reportMissing(name)
  }

  /// Why an app that was launched shows nothing.
  package enum Emptiness {
    /// No window was made, or the window was not kept.
    case noWindow
    case hidden(UIWindow)
    case noScreen(UIWindow)
    /// The Info.plist names the class of a scene's delegate, but it does not exist.
    case noSceneDelegate(String)
  }

  /// Why the app shows nothing; `nil` if it shows something, was not launched, or has told that a
  /// storyboard is missing.
  package var emptiness: Emptiness? {
    guard isLaunched else { return nil }
    if let window = windowState.shown.last {
      let isEmpty = windowState.shown.allSatisfy {
        $0.rootViewController == nil && $0.subviews.isEmpty
      }
      return isEmpty ? .noScreen(window) : nil
    }
    let entry = appState.info.manifest.entry(
      named: nil, role: UISceneSession.Role.windowApplication.rawValue)
    if let name = appState.info.mainStoryboard ?? entry?.storyboard,
      appState.info.storyboard(named: name) == nil
    {
      return nil
    }
    let made =
      connectedScenes.lazy.compactMap { ($0.delegate as? any UIWindowSceneDelegate)?.window }
      .compactMap(\.self).first ?? delegate?.ownWindow
    if let made { return .hidden(made) }
    if connectedScenes.isEmpty, let name = entry?.delegateClass { return .noSceneDelegate(name) }
    return .noWindow
  }

  private func connectScene(
    of delegate: any UIApplicationDelegate, options given: [LaunchOptionsKey: Any],
    session kept: UISceneSession?
  ) {
    let session = kept ?? UISceneSession()
    let options = UIScene.ConnectionOptions()
    if let url = given[.url] as? URL { options.urlContexts = [UIOpenURLContext(url: url)] }
    options.shortcutItem = given[.shortcutItem] as? UIApplicationShortcutItem
    if let activity = Self.activity(in: given) { options.userActivities = [activity] }
    let configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    let delegateClass = configuration.delegateClass as? NSObject.Type
    guard delegateClass != nil || configuration.storyboard != nil else { return }
    session.configuration = configuration
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = delegateClass.flatMap(makeDelegate)
    connectedScenes.insert(scene)
    let window = configuration.storyboard.map { makeWindow(of: scene, from: $0) }
    defer { window?.makeKeyAndVisible() }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification, of: scene)
    if let activity = session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, of: scene)
  }

  private func makeDelegate(of type: NSObject.Type) -> (any UISceneDelegate)? {
    if let type = type as? any _SceneHosting.Type { return type._makeSceneDelegate() }
    return ObjectMaker.make(type) as? any UISceneDelegate
  }

  /// Makes the window of a scene with a storyboard, before its delegate is told (behaviour 696).
  private func makeWindow(of scene: UIWindowScene, from storyboard: UIStoryboard) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    (scene.delegate as? any UIWindowSceneDelegate)?.window = window
    return window
  }

  private static func activity(in options: [LaunchOptionsKey: Any]) -> NSUserActivity? {
    let dictionary = options[.userActivityDictionary] as? [AnyHashable: Any]
    return dictionary?.values.lazy.compactMap { $0 as? NSUserActivity }.first
  }

  /// Hands the reason of a launch to the delegate of an app without scenes (behaviour 698).
  private func handOver(_ options: [LaunchOptionsKey: Any]) {
    if let url = options[.url] as? URL { _ = delegate?.application(self, open: url, options: [:]) }
    if let activity = Self.activity(in: options) { goOn(with: activity) }
    if let item = options[.shortcutItem] as? UIApplicationShortcutItem {
      delegate?.application(self, performActionFor: item) { _ in }
    }
  }

  // MARK: Requests from outside of the app

  /// Whether the app was launched, so that it can be asked for something.
  package var isLaunched: Bool { delegate != nil || !connectedScenes.isEmpty }

  /// Opens a URL of the app's, as a tap on a link elsewhere does (behaviour 698).
  package func userOpen(_ url: URL) {
    if applicationState == .background { enterForeground() }
    guard let scene = connectedScenes.first else {
      _ = delegate?.application(self, open: url, options: [:])
      return
    }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
  }

  /// Goes on with an activity, as a user does on another device (behaviour 698).
  package func userContinue(_ activity: NSUserActivity) {
    if applicationState == .background { enterForeground() }
    goOn(with: activity)
  }

  private func goOn(with activity: NSUserActivity) {
    let type = activity.activityType
    guard let scene = connectedScenes.first else {
      _ = delegate?.application(self, willContinueUserActivityWithType: type)
      _ = delegate?.application(self, continue: activity) { restoring in
        for object in restoring ?? [] { object.restoreUserActivityState(activity) }
      }
      return
    }
    scene.delegate?.scene(scene, willContinueUserActivityWithType: type)
    scene.delegate?.scene(scene, continue: activity)
  }

  /// Chooses a shortcut of the app's icon, as a user does (behaviour 698).
  package func userPerform(_ item: UIApplicationShortcutItem) {
    if applicationState == .background { enterForeground() }
    guard let scene = connectedScenes.first as? UIWindowScene else {
      delegate?.application(self, performActionFor: item) { _ in }
      return
    }
    (scene.delegate as? any UIWindowSceneDelegate)?
      .windowScene(scene, performActionFor: item) { _ in }
  }

  /// Hands a notification from a server to the app's delegate.
  package func deliver(
    _ userInfo: [AnyHashable: Any], completion: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    delegate?.application(
      self, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completion)
  }

  /// Asks the app's delegate to fetch in the background.
  package func fetch(completion: @escaping (UIBackgroundFetchResult) -> Void) {
    delegate?.application(self, performFetchWithCompletionHandler: completion)
  }

  /// Disconnects the scenes of an earlier launch.
  func disconnectScenes() {
    for scene in connectedScenes { scene.activationState = .unattached }
    connectedScenes = []
  }

  func becomeActive() {
    applicationState = .active
    tell(
      .foregroundActive, { $0.sceneDidBecomeActive($1) }, UIScene.didActivateNotification,
      { $0.applicationDidBecomeActive(self) }, Self.didBecomeActiveNotification)
    if !appState.systemAlerts.waiting.isEmpty {
      mainLoop.enqueue("the system's alert shows") { [self] in showNextSystemAlert() }
    }
  }

  /// Makes the app inactive, as something of the system's in front of it does, or the way home.
  func resignActive() {
    guard applicationState == .active else { return }
    applicationState = .inactive
    tell(
      .foregroundInactive, { $0.sceneWillResignActive($1) }, UIScene.willDeactivateNotification,
      { $0.applicationWillResignActive(self) }, Self.willResignActiveNotification)
  }

  /// Sends the app to the background, as going home does.
  package func enterBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    tell(
      .background, { $0.sceneDidEnterBackground($1) }, UIScene.didEnterBackgroundNotification,
      { $0.applicationDidEnterBackground(self) }, Self.didEnterBackgroundNotification)
    saveActivity()
    for document in appState.documents.compactMap(\.object) { document.autosaveNow() }
    saveState()
  }

  /// Brings the app back to the foreground.
  package func enterForeground() {
    guard applicationState == .background else { return }
    applicationState = .inactive
    tell(
      .foregroundInactive, { $0.sceneWillEnterForeground($1) },
      UIScene.willEnterForegroundNotification, { $0.applicationWillEnterForeground(self) },
      Self.willEnterForegroundNotification)
    if appState.systemAlerts.window == nil { becomeActive() }
  }

  /// Tells the scenes' delegates of the new state, or the app's delegate where there are no scenes,
  /// and then all other observers.
  private func tell(
    _ state: UIScene.ActivationState, _ tellScene: (any UISceneDelegate, UIScene) -> Void,
    _ sceneNotification: Notification.Name, _ tellApp: (any UIApplicationDelegate) -> Void,
    _ notification: Notification.Name
  ) {
    for scene in connectedScenes {
      scene.activationState = state
      if let delegate = scene.delegate { tellScene(delegate, scene) }
      post(sceneNotification, of: scene)
    }
    if connectedScenes.isEmpty, let delegate { tellApp(delegate) }
    post(notification)
  }

  /// Tells the app that memory is low (behaviour 194).
  package func giveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in windowState.shown { window.giveMemoryWarning() }
    for pool in tableState.reusePools.takeAll() { pool.empty() }
    post(Self.didReceiveMemoryWarningNotification)
    MemoryPressure.current.warn()
  }

  private func post(_ name: Notification.Name, of scene: UIScene? = nil) {
    NotificationCenter.default.post(name: name, object: scene ?? self)
  }
}
