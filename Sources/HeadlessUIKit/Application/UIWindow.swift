public import Foundation

/// The outermost view, which fills the screen and passes touches to the views inside it.
@preconcurrency @MainActor
open class UIWindow: UIView {
  // MARK: Creating a window

  /// Creates a window on a scene, which fills the scene's screen.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    application = windowScene.hostApplication
    super.init(frame: application.screen.appBounds)
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
    frame = application.screen.appBounds
    setUp()
  }

  /// Creates a window that fills the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  private func setUp() {
    // An app that has a part of the screen gets no more of it.
    let screen = application.screen
    if screen.share != .full, frame == screen.bounds { frame = screen.appBounds }
    storedIsHidden = true
    tree = ownTree
  }

  // MARK: Configuring the window

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { root }
    set { setRoot(newValue) }
  }

  /// The level of the window; windows with the same level are in the order in which they appeared.
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

  /// Whether the window receives keyboard events.
  open private(set) var isKeyWindow = false

  /// Shows the window, and makes it key.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window key.
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey, !application.hasEnded else { return }
    AppCall.make("makeKey()", of: self, as: .mechanism) {
      application.storedKeyWindow?.setKey(false)
      setKey(true)
    }
  }

  /// Called when the window has become key.
  open func becomeKey() {}

  /// Called when the window has stopped being key.
  open func resignKey() {}

  private func setKey(_ isKey: Bool) {
    guard isKeyWindow != isKey else { return }
    isKeyWindow = isKey
    application.storedKeyWindow = isKey ? self : nil
    if isKey { becomeKey() } else { resignKey() }
    post(isKey ? Self.didBecomeKeyNotification : Self.didResignKeyNotification)
  }

  // MARK: Showing the window

  /// Whether the window is hidden, which it is at first.
  open override var isHidden: Bool {
    get { storedIsHidden }
    set {
      observed(.isHidden) {
        guard storedIsHidden != newValue, newValue || !application.hasEnded else { return }
        storedIsHidden = newValue
        storedLayer?.isHidden = newValue
        if newValue { hide() } else { show() }
      }
    }
  }

  private func show() {
    application.show(self)
    ownTree.setWindow(self, isKept: true)
    root?.enterStage()
    post(Self.didBecomeVisibleNotification)
    // View controllers that were here when the window was hidden appear again; a root may appear
    // for the first time.
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
    forgetFrame()
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

  /// Replaces one root by another (behaviour 142).
  ///
  /// Both transitions begin at once, and end on the next turn.
  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    old?.dropPresentations()
    new?.loadViewIfNeeded()
    old?.beginAppearance(false, animated: false)
    if shows(new) { new?.beginAppearance(true, animated: false) }
    // The turn on which the root appears also lays out the window.
    ownTree.isLayoutScheduled = true
    application.mainLoop.enqueue("the window's root appears") { [ownTree] in
      new?.isAppearing(animated: false)
      if let window = ownTree.window, window.shows(new) {
        ownTree.isLayoutScheduled = false
        window.update()
      }
      old?.endAppearance(animated: false)
      new?.endAppearance(animated: false)
      ownTree.window?.updateStatusBar()
    }
    // The old root may be within the new one by now.
    if let view = old?.loadedView, view.isSubview(of: self) { view.removeFromSuperview() }
    if shows(new), let view = new?.loadedView {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
  }

  /// Returns whether a root should still appear, because its own callbacks may replace it.
  private func shows(_ viewController: UIViewController?) -> Bool {
    viewController === root && !isHidden
  }

  /// Ends the appearance of view controllers on the next turn, and lays out the window then.
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
    if !isHidden { update() }
    for controller in controllers where controller.appearanceState.phase == .appearing {
      controller.endAppearance(animated: false)
    }
  }

  /// Removes the window when its application ends, without callbacks.
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
    forgetFrame()
    for subview in storedSubviews {
      subview.forgetSuperview()
      subview.takeOverWindow(of: nil)
    }
    storedSubviews = []
    layoutState.needing = WaitingSubviews()
    layoutState.needingConstraints = WaitingSubviews()
    ownTree.setWindow(nil, isKept: false)
  }

  // MARK: Sending events

  /// Sends an event to its gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) {
    application.finger.recognition.deliver(event, to: self)
  }

  // MARK: Responder chain

  /// The scene, or else the application.
  open override var next: UIResponder? { windowScene ?? application }

  /// The undo manager of the window.
  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: Laying out

  /// Makes the root's view fill the window.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let view = root?.loadedView, view.isSubview(of: self) { view.frame = bounds }
  }

  /// Tells the screens that their size is about to change with the window.
  final override func willResize(to size: CGSize) -> TransitionCoordinator? {
    var screens: [any UIContentContainer] = []
    if let root, root.appearanceState.phase == .appeared { screens.append(root) }
    for presentation in presentations
    where presentation.presented?.appearanceState.phase == .appeared {
      screens.append(presentation)
    }
    guard !screens.isEmpty else { return nil }
    let coordinator = TransitionCoordinator(from: root, to: root)
    let traits = screen.traitCollection
    if let before = root?.loadedView?.traitCollection, !before.hasSizeClasses(of: traits) {
      for screen in screens { screen.willTransition(to: traits, with: coordinator) }
    }
    for screen in screens { screen.viewWillTransition(to: size, with: coordinator) }
    application.mainLoop.enqueue("the window has another size") { coordinator.finish() }
    return coordinator
  }

  // MARK: The status bar

  /// Asks the screen in front for the style of the status bar.
  ///
  /// - Parameter anew: Whether each screen is asked anew whether it takes the status bar over, as
  ///   UIKit does when code asks for an update. Otherwise only the ones in front are.
  final func updateStatusBar(anew: Bool = false) {
    if anew { noteStatusBarOwners(from: 0) }
    guard !isHidden, var style = statusBarOwner else { return }
    var hidden = style
    while let child = style.childForStatusBarStyle, child !== style { style = child }
    while let child = hidden.childForStatusBarHidden, child !== hidden { hidden = child }
    if application.appState.info.screensDecideAboutStatusBar {
      statusBarStyle = style.preferredStatusBarStyle
      isStatusBarHidden = hidden.prefersStatusBarHidden
    } else {
      (statusBarStyle, isStatusBarHidden) = application.appState.statusBar
    }
    var indicator = statusBarOwner
    while let child = indicator?.childForHomeIndicatorAutoHidden, child !== indicator {
      indicator = child
    }
    isHomeIndicatorHidden = indicator?.prefersHomeIndicatorAutoHidden ?? false
  }

  private var statusBarOwner: UIViewController? {
    presentations.last.map { statusBarOwner(in: $0) } ?? root
  }

  private func statusBarOwner(in presentation: UIPresentationController) -> UIViewController? {
    guard let presented = presentation.presented else {
      return presentation.style == .fullScreen ? root : presentation.statusBarOwnerBelow ?? root
    }
    let captures = presented.modalPresentationCapturesStatusBarAppearance
    if presentation.style == .fullScreen || captures { return presented }
    return presentation.statusBarOwnerBelow ?? root
  }

  /// Notes for presentations from an index on which screen has the status bar behind each.
  private func noteStatusBarOwners(from start: Int) {
    for index in presentations.indices.dropFirst(start) {
      presentations[index].statusBarOwnerBelow =
        index > 0 ? statusBarOwner(in: presentations[index - 1]) : nil
    }
  }

  /// Keeps a presentation that begins, in front of all others.
  final func add(_ presentation: UIPresentationController) {
    presentations.append(presentation)
    noteStatusBarOwners(from: presentations.count - 1)
  }

  /// Removes the presentation that a presentation controller began last.
  final func forget(_ presentation: UIPresentationController) {
    var index = presentations.count
    while index > 0 {
      index -= 1
      guard presentations[index] === presentation else { continue }
      presentations.remove(at: index)
      return noteStatusBarOwners(from: index)
    }
  }

  /// Tells the window's screens that memory is low.
  final func giveMemoryWarning() {
    for controller in [root] + presentations.map(\.presented) { controller?.giveMemoryWarning() }
  }

  // MARK: Notifications

  /// Posted after a window has been shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted after a window has been hidden.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted after a window has become key.
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after a window has stopped being key.
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  private func post(_ name: Notification.Name) {
    if !isOfSystem { NotificationCenter.default.post(name: name, object: self) }
  }

  // MARK: The model

  override class var elementRole: ElementRole { .window }

  /// The application that the window belongs to.
  package final let application: UIApplication
  /// The tree that the views in the window share.
  ///
  /// `tree` is a different one if the window is itself a subview.
  final let ownTree = ViewTree()
  private var root: UIViewController?
  /// The view controllers that came with their views and have not appeared yet.
  private var arrivals: [UIViewController] = []
  /// The presentations in the window, from back to front.
  package final var presentations: [UIPresentationController] = []
  /// The queue of the window's presentations and dismissals, which go one at a time.
  final var transitions: TransitionQueue {
    if let madeTransitions { return madeTransitions }
    let queue = TransitionQueue(application.mainLoop)
    madeTransitions = queue
    return queue
  }
  private final var madeTransitions: TransitionQueue?
  private final lazy var ownUndoManager = UndoManager()
  /// The style of the status bar.
  package final var statusBarStyle = UIStatusBarStyle.default
  /// Whether the status bar is hidden.
  package final var isStatusBarHidden = false
  /// Whether the indicator for going home hides.
  package final var isHomeIndicatorHidden = false

  /// Whether the window is the system's, and unknown to the app.
  package var isOfSystem: Bool { false }

  /// Whether windows of the same application are in front of this one.
  final var isBehindOthers = false

  package override var hostApplication: UIApplication { application }

  /// The tree that the views in the window share, while the application holds the window.
  final var treeIfKept: ViewTree? { ownTree.windowIsKept ? ownTree : nil }

  final override var isWindow: Bool { true }

  final override var isPlainWindow: Bool { type(of: self) == UIWindow.self }

  final override var coveredByScreen: UIEdgeInsets {
    application.screen.coveredInsets
  }

  final override func noteOwnTree() {
    if !ownTree.hasWindow { ownTree.setWindow(self, isKept: false) }
  }
}
