public import Foundation

/// The base class of controls, which turn touches into actions.
///
/// A control tracks one finger. It calls its actions and targets in the order in which they were
/// added. A handler may change them, send events itself, or remove the control.
open class UIControl: UIView {
  // MARK: Creating a control

  /// Creates a control with an action for its main purpose.
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

  /// Whether the control accepts touches.
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set {
      observed(.isEnabled) {
        guard storedIsEnabled != newValue else { return }
        storedIsEnabled = newValue
        stateDidChange()
      }
    }
  }

  /// Whether the control is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set {
      observed(.isSelected) {
        guard storedIsSelected != newValue else { return }
        storedIsSelected = newValue
        stateDidChange()
      }
    }
  }

  /// Whether the control is highlighted, as if it were touched.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set {
      observed(.isHighlighted) {
        guard storedIsHighlighted != newValue else { return }
        storedIsHighlighted = newValue
        stateDidChange()
      }
    }
  }

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content in the direction of the language.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    case let alignment: alignment
    }
  }

  // MARK: Accessing the control's targets and actions

  /// Adds a target's method for events; without a target, the responder chain is searched.
  ///
  /// The target is not kept alive (behaviour 17). A method that was added before is called for the
  /// new events too, once for each.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    registrations.add(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Removes a target's method for some events; `nil` means any target or method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    registrations.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Adds an action for events, and replaces an earlier one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    registrations.add(action, for: controlEvents)
  }

  /// Removes an action for some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    registrations.removeAction(
      where: { $0.hasSameIdentifier(as: action) }, for: controlEvents)
  }

  /// Removes the action with an identifier for some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    registrations.removeAction(where: { $0.identifier == actionIdentifier }, for: controlEvents)
  }

  /// Returns the names of a target's methods for an event, or `nil` if it has no methods.
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

  /// The events for which an action or a target was added.
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

  /// Calls the actions and targets of events, in the order in which they were added.
  ///
  /// The state of the control does not matter (behaviour 24).
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Performs the control's primary action.
  open func performPrimaryAction() { send(.primaryActionTriggered, with: nil) }

  // MARK: Tracking touches and redrawing controls

  /// Whether the control is tracking a finger.
  open var isTracking: Bool { storedIsTracking }

  /// Whether the tracked finger is inside the control.
  open var isTouchInside: Bool { storedIsTouchInside }

  /// Called when a finger has gone down in the control; returns whether to track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger has moved; returns whether to continue tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the finger has been lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when tracking was cancelled, because something else took over the finger.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Showing menus

  /// Whether the control opens a menu.
  open var isContextMenuInteractionEnabled = false

  /// Whether the menu opens when a finger goes down, instead of the control's usual action.
  open var showsMenuAsPrimaryAction = false {
    didSet { menuDidChange() }
  }

  // MARK: Showing tool tips

  /// The text that appears while a pointer rests on the control.
  open var toolTip: String?

  // MARK: Working with focus

  /// Whether the control can have the focus: while it is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  // MARK: Responding to touch events

  /// Begins to track a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { begin(touch, with: event) }
  }

  /// Tracks a finger in and out of the control.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(among: touches) else { return }
    let wasInside = storedIsTouchInside
    // A finger that has not moved is still inside, even if the control is very small.
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

  /// Ends tracking, because the finger was lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = tracked(among: touches) { end(touch, with: event) }
  }

  /// Ends tracking, because something else took over the finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked(among: touches) != nil else { return }
    cancelTouch(with: event)
  }

  /// Cancels tracking when the control leaves its window (behaviour 4).
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

  /// Calls the actions and targets that are registered for events, with the touches that caused
  /// them.
  final func send(_ events: Event, with event: UIEvent?) {
    guard registrations.events.rawValue & events.rawValue != 0 else { return }
    if AppWatch.withholds(.control(self)) { return }
    AppCall.make("sendActions(for:)", of: self, as: .mechanism) {
      for entry in registrations.entries where entry.events.rawValue & events.rawValue != 0 {
        switch entry.receiver {
        case .action(let action): sendAction(action)
        case .target(let target):
          if target.isThere { sendAction(target.selector, to: target.object, for: event) }
        }
      }
    }
  }

  /// Reports that the user changed the value, which is the control's main purpose (behaviour 5).
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

  /// Ends tracking as if something else had taken over the finger.
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

  /// Adds the primary action; a button also takes its title and image.
  func adopt(_ primaryAction: UIAction) { addAction(primaryAction, for: .primaryActionTriggered) }

  /// Called after the state has changed, so that subclasses can update what depends on it.
  func stateDidChange() {}

  /// Called after the menu that a touch opens may have changed.
  func menuDidChange() {}

  /// Opens the menu of the control, if a touch opens one.
  func touchOpensMenu(with event: UIEvent?) {}

  /// Sends an event of the tracked touch.
  func sendTouch(_ events: Event, with event: UIEvent?) { send(events, with: event) }

  /// Sends the events of a finger that is lifted inside the control.
  func touchUpInside(with event: UIEvent?) { sendTouch(.touchUpInside, with: event) }
}
