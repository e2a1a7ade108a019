public import Foundation

/// The base class of controls, which turn touches into actions.
///
/// A control tracks one finger. Its registrations, actions and targets alike, are called in the
/// order in which they were made; a handler may change them, send events itself, or take the
/// control away.
open class UIControl: UIView {
  // MARK: Creating a control

  /// Creates a control with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with an action for what it is there for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { adopt(primaryAction) }
  }

  // MARK: Configuring the control's attributes

  /// The combined state of the control.
  open var state: State {
    var state = State.normal.rawValue
    if isHighlighted { state |= State.highlighted.rawValue }
    if !isEnabled { state |= State.disabled.rawValue }
    if isSelected { state |= State.selected.rawValue }
    return State(rawValue: state)
  }

  /// Whether the control takes touches.
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set {
      guard storedIsEnabled != newValue else { return }
      storedIsEnabled = newValue
      stateDidChange()
    }
  }

  /// Whether the control is chosen.
  open var isSelected: Bool {
    get { storedIsSelected }
    set {
      guard storedIsSelected != newValue else { return }
      storedIsSelected = newValue
      stateDidChange()
    }
  }

  /// Whether the control is drawn as touched.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set {
      guard storedIsHighlighted != newValue else { return }
      storedIsHighlighted = newValue
      stateDidChange()
    }
  }

  /// Where the content lies between the top and the bottom edge.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the content lies between the left and the right edge.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the content lies, with the direction of the language taken into account.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    case let alignment: alignment
    }
  }

  // MARK: Accessing the control's targets and actions

  /// Registers a target's method for events; without a target, the responder chain is searched.
  ///
  /// The target is not kept alive (behaviour 17). A method that is registered already is called
  /// for the further events too, once for each.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    registrations.add(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Takes a target's method out for some events; `nil` stands for any target or method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    registrations.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Registers an action for events, in place of an earlier one with its identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    registrations.add(action, for: controlEvents)
  }

  /// Takes an action out for some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    registrations.removeAction(
      where: { $0.hasSameIdentifier(as: action) }, for: controlEvents)
  }

  /// Takes the action with an identifier out for some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    registrations.removeAction(where: { $0.identifier == actionIdentifier }, for: controlEvents)
  }

  /// The names of a target's methods for an event, or `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = registrations.entries.compactMap { entry -> String? in
      guard case .target(let target) = entry.receiver, target.isThere, target.object === object,
        !entry.events.isDisjoint(with: controlEvent)
      else { return nil }
      return target.selector.name
    }
    return names.isEmpty ? nil : names
  }

  /// The targets; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case .target(let target) in registrations.entries.map(\.receiver) where target.isThere {
      let object: AnyObject = target.object ?? NSNull()
      targets.insert((object as? AnyHashable) ?? AnyHashable(ObjectIdentifier(object)))
    }
    return targets
  }

  /// The events that something is registered for.
  open var allControlEvents: Event {
    registrations.entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  // MARK: Triggering actions

  /// Sends an action to a target, or through the responder chain.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    hostApplication.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs an action, with the control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls what is registered for events, in the order of registration.
  ///
  /// The state of the control does not matter (behaviour 24).
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Does what the control is there for.
  open func performPrimaryAction() { send(.primaryActionTriggered, with: nil) }

  // MARK: Tracking touches and redrawing controls

  /// Whether the control follows a finger.
  open var isTracking: Bool { storedIsTracking }

  /// Whether the finger that the control follows is in the control.
  open var isTouchInside: Bool { storedIsTouchInside }

  /// Called when a finger has gone down in the control; answers whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger has moved; answers whether to go on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger has been lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when something else has taken the finger over.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Showing menus

  /// Whether the control opens a menu.
  open var isContextMenuInteractionEnabled = false

  /// Whether a finger that goes down opens the menu, in place of what the control does otherwise.
  open var showsMenuAsPrimaryAction = false {
    didSet { menuDidChange() }
  }

  // MARK: Showing tool tips

  /// What is shown while a pointer rests on the control.
  open var toolTip: String?

  // MARK: Responding to touch events

  /// Begins to follow a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { begin(touch, with: event) }
  }

  /// Follows a finger in and out of the control.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(among: touches) else { return }
    let wasInside = storedIsTouchInside
    // A finger that has not moved is where it was: in the control, however small that is.
    let isInside =
      touch.locationInWindow == lastLocation
      ? wasInside : point(inside: touch.location(in: self), with: event)
    lastLocation = touch.locationInWindow
    storedIsTouchInside = isInside
    isHighlighted = isInside
    guard continueTracking(touch, with: event) else {
      guard trackedTouch == touch.number else { return }
      trackedTouch = nil
      storedIsTracking = false
      storedIsTouchInside = false
      isHighlighted = false
      return
    }
    guard trackedTouch == touch.number else { return }
    // The crossing before the place, as they come about (behaviour 3).
    if isInside != wasInside {
      sendTouch(isInside ? .touchDragEnter : .touchDragExit, with: event)
      guard trackedTouch == touch.number else { return }
    }
    sendTouch(isInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  /// Ends following a finger: it was lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = tracked(among: touches) { end(touch, with: event) }
  }

  /// Ends following a finger: something else took it over.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked(among: touches) != nil else { return }
    cancelTouch(with: event)
  }

  /// Lets go of the finger when the control leaves its window (behaviour 4).
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, trackedTouch != nil { cancelTouch(with: nil) }
  }

  // MARK: Storage

  private final var storedIsSelected = false
  private final var storedIsTracking = false
  private final var storedIsTouchInside = false
  // Unchecked: no access spans a call, and a tap has several to each; see UITouch.
  @exclusivity(unchecked) private final var storedIsEnabled = true
  @exclusivity(unchecked) private final var storedIsHighlighted = false
  /// The number of the touch that the control follows: they would keep each other alive.
  @exclusivity(unchecked) private final var trackedTouch: Int?
  private final var lastLocation = CGPoint.zero
  final var registrations = ControlRegistrations()

  // MARK: The model

  package override var isDisabled: Bool { !isEnabled }

  /// Calls what is registered for events, with the touches that caused them.
  final func send(_ events: Event, with event: UIEvent?) {
    guard registrations.events.rawValue & events.rawValue != 0 else { return }
    for entry in registrations.entries where entry.events.rawValue & events.rawValue != 0 {
      switch entry.receiver {
      case .action(let action): sendAction(action)
      case .target(let target):
        if target.isThere { sendAction(target.selector, to: target.object, for: event) }
      }
    }
  }

  /// Tells that the user has changed the value, which is what the control is there for (behaviour 5).
  final func sendValueChanged(with event: UIEvent?) {
    send(.valueChanged, with: event)
    send(.primaryActionTriggered, with: event)
  }

  /// Begins to follow a finger, unless the control follows another one.
  private final func begin(_ touch: UITouch, with event: UIEvent?) {
    guard isEnabled else { return }
    guard trackedTouch == nil || trackedTouch == touch.number else { return }
    storedIsTouchInside = true
    guard beginTracking(touch, with: event) else {
      trackedTouch = nil
      storedIsTracking = false
      storedIsTouchInside = false
      return
    }
    lastLocation = touch.locationInWindow
    trackedTouch = touch.number
    storedIsTracking = true
    isHighlighted = true
    sendTouch(.touchDown, with: event)
    if touch.tapCount > 1, trackedTouch == touch.number { sendTouch(.touchDownRepeat, with: event) }
    if showsMenuAsPrimaryAction, trackedTouch == touch.number { touchOpensMenu(with: event) }
  }

  /// Ends following the finger, which was lifted.
  private final func end(_ touch: UITouch, with event: UIEvent?) {
    // A finger that has not moved is where it was: in the control, however small that is.
    if touch.locationInWindow != lastLocation {
      storedIsTouchInside = point(inside: touch.location(in: self), with: event)
    }
    let isInside = storedIsTouchInside
    trackedTouch = nil
    storedIsTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    if isInside { touchUpInside(with: event) } else { sendTouch(.touchUpOutside, with: event) }
    if trackedTouch == nil { storedIsTouchInside = false }
  }

  /// Ends following the finger as if something else had taken it over.
  final func cancelTouch(with event: UIEvent?) {
    trackedTouch = nil
    storedIsTracking = false
    storedIsTouchInside = false
    cancelTracking(with: event)
    isHighlighted = false
    sendTouch(.touchCancel, with: event)
  }

  private final func tracked(among touches: Set<UITouch>) -> UITouch? {
    for touch in touches where touch.number == trackedTouch { return touch }
    return nil
  }

  /// Registers the primary action; a button takes its title and image from it too.
  func adopt(_ primaryAction: UIAction) { addAction(primaryAction, for: .primaryActionTriggered) }

  /// Called when the state has changed, for what depends on it.
  func stateDidChange() {}

  /// Called when it has changed what menu a touch opens.
  func menuDidChange() {}

  /// Opens the menu that a touch of the control opens, where there is one.
  func touchOpensMenu(with event: UIEvent?) {}

  /// Sends an event of the touch that the control follows.
  func sendTouch(_ events: Event, with event: UIEvent?) { send(events, with: event) }

  /// Sends what a finger that is lifted in the control causes.
  func touchUpInside(with event: UIEvent?) { sendTouch(.touchUpInside, with: event) }
}
