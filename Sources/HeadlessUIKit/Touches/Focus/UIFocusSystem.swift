public import Foundation

/// Keeps the focused item of an app, and moves the focus.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Creates the system of an application.
  init(_ application: UIApplication) {
    self.application = application
    super.init()
  }

  // MARK: Getting the focus system

  /// Returns the system that an environment in a window belongs to.
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    guard let responder = environment as? UIResponder else { return nil }
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    return view?.storedWindow?.application.focusSystem
  }

  // MARK: Getting the focused item

  /// The item that has the focus.
  open var focusedItem: (any UIFocusItem)? { focused }

  /// Returns whether an environment contains another one.
  public static func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    chain(from: otherEnvironment).contains { $0 === environment }
  }

  // MARK: Updating the focus

  /// Asks for the focus to be moved into an environment, on a later turn.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    let isPending = wanted != nil
    wanted = environment
    guard !isPending else { return }
    application?.mainLoop.enqueue("focus update") { [weak self] in self?.updateFocusIfNeeded() }
  }

  /// Moves the focus at once, where that was asked for.
  open func updateFocusIfNeeded() {
    guard let environment = wanted else { return }
    wanted = nil
    guard let view = Self.preferredView(in: environment), view !== focused else { return }
    _ = move(to: view, [])
  }

  // MARK: Receiving notifications

  /// Posted when the focus has moved.
  public nonisolated static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
  /// Posted when the focus could not move.
  public nonisolated static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")

  // MARK: The model

  private final weak var application: UIApplication?
  private final weak var focusedView: UIView?
  private final var wanted: (any UIFocusEnvironment)?

  /// The view that has the focus, while it is in a window.
  package final var focused: UIView? { focusedView?.isInWindow == true ? focusedView : nil }

  /// The environments from one on outwards.
  static func chain(from environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
    guard let start = environment as? UIResponder else { return [environment] }
    var chain: [any UIFocusEnvironment] = []
    var responders = ResponderChain(from: start)
    while let responder = responders.pass() {
      if let each = responder as? any UIFocusEnvironment { chain.append(each) }
    }
    return chain
  }

  /// Returns the view that gets the focus within an environment.
  static func preferredView(
    in environment: any UIFocusEnvironment, depth: Int = 0
  ) -> UIView? {
    guard depth < depthLimit else { return nil }
    if let view = environment as? UIView, view.takesFocusNow { return view }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let view = preferredView(in: preferred, depth: depth + 1) { return view }
    }
    guard let view = environment as? UIView else { return nil }
    return focusable(within: view).first
  }

  private static let depthLimit = 64

  /// The views within another one that could get the focus, in the order of reading.
  static func focusable(within root: UIView) -> [UIView] {
    var found: [UIView] = []
    func look(in view: UIView) {
      guard !view.storedIsHidden else { return }
      if view.takesFocusNow { found.append(view) }
      for subview in view.storedSubviews { look(in: subview) }
    }
    look(in: root)
    return found.map { (view: $0, rect: $0.convert($0.bounds, to: nil)) }
      .sorted { ($0.rect.minY, $0.rect.minX) < ($1.rect.minY, $1.rect.minX) }.map(\.view)
  }

  /// Moves the focus, if all that contain the old item or the new one agree; returns the refusal,
  /// if any.
  package final func move(to view: UIView, _ heading: UIFocusHeading) -> Refusal<Veto>? {
    let old = focused
    let context = UIFocusUpdateContext(from: old, to: view, heading)
    var told = old.map(Self.chain) ?? []
    told += Self.chain(from: view).filter { each in !told.contains { $0 === each } }
    for environment in told where !environment.shouldUpdateFocus(in: context) {
      NotificationCenter.default.post(
        name: Self.movementDidFailNotification, object: self)
      return Refusal(
        .answeredFalse, culprit: environment as? NSObject, method: "shouldUpdateFocus(in:)")
    }
    focusedView = view
    let coordinator = UIFocusAnimationCoordinator()
    for environment in told { environment.didUpdateFocus(in: context, with: coordinator) }
    if let application { coordinator.run(in: application.mainLoop) }
    NotificationCenter.default.post(name: Self.didUpdateNotification, object: self)
    return nil
  }
}
