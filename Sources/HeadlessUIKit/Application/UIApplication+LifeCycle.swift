import Foundation

extension UIApplication {
  /// Starts the app: tells its delegate, then connects its scene if it has one (behaviour 193, 696).
  package func launch(
    _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil
  ) {
    disconnectScenes()
    launchedDelegate = delegate
    self.delegate = delegate
    applicationState = .inactive
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(Self.didFinishLaunchingNotification)
    connectScene(of: delegate)
    guard !connectedScenes.isEmpty else { return becomeActive() }
    // The first screen has appeared before the scene is active.
    mainLoop.enqueue("the app becomes active") { [self] in
      if applicationState == .inactive { becomeActive() }
    }
  }

  private func connectScene(of delegate: any UIApplicationDelegate) {
    let session = UISceneSession()
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    guard let delegateClass = configuration.delegateClass as? NSObject.Type else { return }
    session.configuration = configuration
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = ObjectMaker.make(delegateClass) as? any UISceneDelegate
    connectedScenes.insert(scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
  }

  /// Disconnects the scenes of an earlier launch.
  func disconnectScenes() {
    for scene in connectedScenes { scene.activationState = .unattached }
    connectedScenes = []
  }

  private func becomeActive() {
    applicationState = .active
    for scene in connectedScenes {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
    }
    if connectedScenes.isEmpty { delegate?.applicationDidBecomeActive(self) }
    post(Self.didBecomeActiveNotification)
  }

  /// Sends the app to the background, as a user does who goes home.
  package func enterBackground() {
    guard applicationState != .background else { return }
    applicationState = .inactive
    for scene in connectedScenes {
      scene.activationState = .foregroundInactive
      scene.delegate?.sceneWillResignActive(scene)
    }
    if connectedScenes.isEmpty { delegate?.applicationWillResignActive(self) }
    post(Self.willResignActiveNotification)
    applicationState = .background
    for scene in connectedScenes {
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
    }
    if connectedScenes.isEmpty { delegate?.applicationDidEnterBackground(self) }
    post(Self.didEnterBackgroundNotification)
  }

  /// Brings the app back to the foreground.
  package func enterForeground() {
    guard applicationState == .background else { return }
    applicationState = .inactive
    for scene in connectedScenes {
      scene.activationState = .foregroundInactive
      scene.delegate?.sceneWillEnterForeground(scene)
    }
    if connectedScenes.isEmpty { delegate?.applicationWillEnterForeground(self) }
    post(Self.willEnterForegroundNotification)
    becomeActive()
  }

  /// Tells the app that memory is low (behaviour 194).
  package func giveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in shownWindows { window.giveMemoryWarning() }
    for pool in tableState.reusePools.takeAll() { pool.empty() }
    post(Self.didReceiveMemoryWarningNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
