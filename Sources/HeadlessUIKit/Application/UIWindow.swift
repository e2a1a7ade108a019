public import Foundation

/// What a screen's views are in: it fills the screen and hands touches to its views.
@preconcurrency @MainActor
open class UIWindow: UIView {
  // MARK: Creating a window

  /// Creates a window on a scene, which fills the scene's screen.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    application = windowScene.hostApplication
    super.init(frame: application.screen.bounds)
    setUp()
  }

  /// Creates a window with a frame.
  public override init(frame: CGRect) {
    application = .shared
    super.init(frame: frame)
    setUp()
  }

  /// Creates a window from an archive, which fills the screen.
  public required init?(coder: NSCoder) {
    application = .shared
    super.init(coder: coder)
    frame = application.screen.bounds
    setUp()
  }

  /// Creates a window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  private func setUp() {
    storedIsHidden = true
    tree = ownTree
  }

  // MARK: Configuring the window

  /// The screen that shows the window, whose whole content is that screen's view.
  open var rootViewController: UIViewController? {
    get { root }
    set { setRoot(newValue) }
  }

  /// How far in front the window is; windows of a level stand in the order in which they appeared.
  open var windowLevel: Level = .normal {
    didSet { if !isHidden { application.show(self) } }
  }

  /// The screen that the window is on.
  open var screen: UIScreen { application.screen }

  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene?

  /// Whether the window may become the key window.
  open var canBecomeKey: Bool { true }

  // MARK: Making windows key

  /// Whether the window gets keyboard events.
  open private(set) var isKeyWindow = false

  /// Shows the window, and makes it key.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window key.
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey, !application.hasEnded else { return }
    application.storedKeyWindow?.setKey(false)
    setKey(true)
  }

  /// Called when the window has become key.
  open func becomeKey() {}

  /// Called when the window is no longer key.
  open func resignKey() {}

  private func setKey(_ isKey: Bool) {
    guard isKeyWindow != isKey else { return }
    isKeyWindow = isKey
    application.storedKeyWindow = isKey ? self : nil
    if isKey { becomeKey() } else { resignKey() }
    post(isKey ? Self.didBecomeKeyNotification : Self.didResignKeyNotification)
  }

  // MARK: Showing the window

  /// Whether the window is hidden, as it is until it is shown.
  open override var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard storedIsHidden != newValue, newValue || !application.hasEnded else { return }
      storedIsHidden = newValue
      storedLayer?.isHidden = newValue
      if newValue { hide() } else { show() }
    }
  }

  private func show() {
    application.show(self)
    ownTree.setWindow(self, isKept: true)
    root?.enterStage()
    post(Self.didBecomeVisibleNotification)
    // What was here when the window was hidden comes back; a root comes for the first time.
    let coming = beginToCome()
    if !coming.isEmpty { expect(coming) }
    let isCovered = root?.storedPresented?.presentationState.controller?.hasRemovedPresentersView
    if let root, root.loadedView?.storedWindow !== self, isCovered != true {
      exchange(nil, for: root)
    }
    scheduleLayout()
  }

  private func hide() {
    ownTree.isLayoutScheduled = false
    for controller in beginToGo() { controller.endAppearance(animated: false) }
    setKey(false)
    application.forget(self)
    loosenSubviews()
    ownTree.setWindow(self, isKept: false)
    root?.leaveStage()
    post(Self.didBecomeHiddenNotification)
  }

  private func setRoot(_ new: UIViewController?) {
    guard new !== root else { return }
    let old = root
    root = new
    old?.leaveStage()
    if ownTree.windowIsKept { new?.enterStage() }
    guard !isHidden else {
      old?.dropPresentations()
      old?.loadedView?.removeFromSuperview()
      return
    }
    exchange(old, for: new)
  }

  /// Has one root leave and another come (behaviour 142): what begins, begins at once, and what
  /// ends, ends on the next turn.
  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    old?.dropPresentations()
    new?.loadViewIfNeeded()
    old?.beginAppearance(false, animated: false)
    if shows(new) { new?.beginAppearance(true, animated: false) }
    // The turn on which the root appears lays the window out as well.
    ownTree.isLayoutScheduled = true
    application.mainLoop.enqueue("the window's root appears") { [ownTree] in
      new?.isAppearing(animated: false)
      if let window = ownTree.window, window.shows(new) {
        ownTree.isLayoutScheduled = false
        window.layoutIfNeeded()
      }
      old?.endAppearance(animated: false)
      new?.endAppearance(animated: false)
      ownTree.window?.updateStatusBar()
    }
    old?.loadedView?.removeFromSuperview()
    if shows(new), let view = new?.loadedView {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
  }

  /// Whether a root is still to be shown: its own callbacks may have put another in its place.
  private func shows(_ viewController: UIViewController?) -> Bool {
    viewController === root && !isHidden
  }

  /// Has those who came with their views appear, and the window be laid out, on the next turn.
  final func expect(_ arriving: [UIViewController]) {
    let isFirst = arrivals.isEmpty
    arrivals += arriving
    guard isFirst else { return }
    application.mainLoop.enqueue("a view controller appears") { [ownTree] in
      ownTree.window?.finishArrivals()
    }
  }

  private func finishArrivals() {
    let controllers = arrivals
    arrivals = []
    for controller in controllers { controller.isAppearing(animated: false) }
    if !isHidden { layoutIfNeeded() }
    for controller in controllers where controller.appearanceState.phase == .appearing {
      controller.endAppearance(animated: false)
    }
  }

  /// Takes the window away when its application ends, without a callback.
  final func takeAway() {
    vanishControllers()
    root?.vanish()
    root?.leaveStage()
    root = nil
    arrivals = []
    presentations = []
    madeTransitions?.forget()
    storedIsHidden = true
    storedLayer?.isHidden = true
    isKeyWindow = false
    ownTree.isLayoutScheduled = false
    for subview in storedSubviews {
      subview.forgetSuperview()
      subview.takeOverWindow(of: nil)
    }
    storedSubviews = []
    ownTree.setWindow(nil, isKept: false)
  }

  // MARK: Sending events

  /// Hands an event to the gesture recognizers and views that it is for.
  open func sendEvent(_ event: UIEvent) {
    application.finger.recognition.deliver(event, to: self)
  }

  // MARK: Responder chain

  /// The scene, else the application.
  open override var next: UIResponder? { windowScene ?? application }

  // MARK: Laying out

  /// Gives the root's view the whole window.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let view = root?.loadedView, view.isSubview(of: self) { view.frame = bounds }
  }

  /// Tells the screens that they are about to get another size with the window.
  final override func willResize(to size: CGSize) -> TransitionCoordinator? {
    let showing = [root] + presentations.map(\.presented)
    let screens = showing.compactMap { $0 }.filter { $0.appearanceState.phase == .appeared }
    guard !screens.isEmpty else { return nil }
    let coordinator = TransitionCoordinator(from: root, to: root)
    for screen in screens { screen.viewWillTransition(to: size, with: coordinator) }
    application.mainLoop.enqueue("the window has another size") { coordinator.finish() }
    return coordinator
  }

  // MARK: The status bar

  /// Asks the screen in front how the status bar should look.
  final func updateStatusBar() {
    guard !isHidden, var style = statusBarOwner else { return }
    var hidden = style
    while let child = style.childForStatusBarStyle, child !== style { style = child }
    while let child = hidden.childForStatusBarHidden, child !== hidden { hidden = child }
    statusBarStyle = style.preferredStatusBarStyle
    isStatusBarHidden = hidden.prefersStatusBarHidden
  }

  private var statusBarOwner: UIViewController? {
    for presentation in presentations.reversed() {
      guard let presented = presentation.presented else {
        if presentation.style == .fullScreen { return root }
        continue
      }
      let captures = presented.modalPresentationCapturesStatusBarAppearance
      if presentation.style == .fullScreen || captures { return presented }
    }
    return root
  }

  /// Forgets the last presentation of a presentation controller.
  final func forget(_ presentation: UIPresentationController) {
    var index = presentations.count
    while index > 0 {
      index -= 1
      guard presentations[index] === presentation else { continue }
      presentations.remove(at: index)
      return
    }
  }

  /// Tells the window's screens that memory is short.
  final func giveMemoryWarning() {
    for controller in [root] + presentations.map(\.presented) { controller?.giveMemoryWarning() }
  }

  // MARK: Notifications

  /// Posted when a window has been shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window has been hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window has become key.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer key.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: The model

  /// The application that the window belongs to.
  package final let application: UIApplication
  /// What the views in the window share.
  ///
  /// `tree` is another one where the window is itself added to a view.
  private let ownTree = ViewTree()
  private var root: UIViewController?
  /// Those who came with their views and have not appeared yet.
  private var arrivals: [UIViewController] = []
  /// What is presented in the window, from back to front.
  package final var presentations: [UIPresentationController] = []
  /// The presentations and dismissals of the window, one at a time.
  final var transitions: TransitionQueue {
    if let madeTransitions { return madeTransitions }
    let queue = TransitionQueue(application.mainLoop)
    madeTransitions = queue
    return queue
  }
  private final var madeTransitions: TransitionQueue?
  /// How the status bar looks.
  package final var statusBarStyle = UIStatusBarStyle.default
  /// Whether the status bar is hidden.
  package final var isStatusBarHidden = false

  package override var hostApplication: UIApplication { application }

  /// What the views in the window share, while the application shows it.
  final var treeIfKept: ViewTree? { ownTree.windowIsKept ? ownTree : nil }

  final override var isWindow: Bool { true }

  final override var isPlainWindow: Bool { type(of: self) == UIWindow.self }

  final override func noteOwnTree() {
    if !ownTree.hasWindow { ownTree.setWindow(self, isKept: false) }
  }

  /// Has the views be laid out on the next turn.
  final func scheduleLayout() {
    guard !ownTree.isLayoutScheduled, !storedIsHidden else { return }
    ownTree.isLayoutScheduled = true
    application.mainLoop.enqueue("layout") { [ownTree] in
      guard let window = ownTree.window else { return }
      ownTree.isLayoutScheduled = false
      window.layoutIfNeeded()
    }
  }
}
