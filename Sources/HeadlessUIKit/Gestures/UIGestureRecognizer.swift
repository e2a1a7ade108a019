public import Foundation

/// Watches the fingers in a view for one kind of gesture.
///
/// A recognizer receives the touches of its view and of the views inside it before the views
/// themselves. The model has no pointers, keyboards or presses, and so no button masks and modifier
/// keys.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, SelectorResponder, AssociatingObject,
  KeyValueObservable, ObservedObject
{
  /// The methods and properties that selectors and storyboards can name.
  open class var objectiveCMembers: [Selector.Method] { [] }

  nonisolated final let ownAssociations = AssociatedObjects.noValues
  nonisolated final var associations: AssociatedObjects.Values? {
    get { AssociatedObjects.values(in: ownAssociations) }
    set { AssociatedObjects.set(newValue, in: ownAssociations) }
  }

  // MARK: Initializing a gesture recognizer

  /// Creates a recognizer with a target, which is held weakly, and an action.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { targets.append(GestureTarget(target as AnyObject, action)) }
  }

  /// Creates a recognizer without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer from an archive.
  public init?(coder: NSCoder) { super.init() }

  /// Called when a storyboard or nib has connected the recognizer.
  open func awakeFromNib() {}

  // MARK: Managing gesture-related interactions

  /// The delegate that decides about the recognizer.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  // MARK: Adding and removing targets and actions

  /// Adds a target, which is held weakly, and an action.
  ///
  /// Nothing is added twice.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.matches(object, action) }) else { return }
    targets.append(GestureTarget(object, action))
  }

  /// Removes a target's action.
  ///
  /// `nil` means all targets, or all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { $0.matches(object, action) }
  }

  // MARK: Getting the touches and location of a gesture

  /// Returns the middle of the gesture's fingers, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { Self.located(centroid, in: view) }

  /// Returns the location of a finger of the gesture, in a view's coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let points = touchPoints
    guard points.indices.contains(touchIndex) else {
      ModelException.range.raise(
        "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds "
          + "(\(points.count)).", by: "UIGestureRecognizer.location(ofTouch:in:)")
      return location(in: view)
    }
    return Self.located(points[touchIndex], in: view)
  }

  /// The number of fingers in the gesture.
  open var numberOfTouches: Int { touchPoints.count }

  // MARK: Getting the recognizer's state and view

  /// The progress of the gesture.
  ///
  /// A subclass sets it when it sees its gesture.
  ///
  /// A request of a subclass is judged after all recognizers have received the event. The view, the
  /// delegate or another recognizer may make the recognizer wait, or fail instead.
  open var state: State {
    get { blocker == nil ? aim : .possible }
    set { ask(for: newValue) }
  }

  /// The view of the recognizer.
  open var view: UIView? { storedView }

  /// Whether the recognizer receives touches.
  ///
  /// Disabling it cancels a gesture in progress.
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set {
      observed(.isEnabled) {
        guard storedIsEnabled != newValue else { return }
        storedIsEnabled = newValue
        if !newValue { recognition?.stop(self) }
      }
    }
  }

  /// A name for debugging.
  open var name: String?

  // MARK: Canceling and delaying touches

  /// Whether the views' touches are cancelled once the gesture is recognized (behaviour 222).
  open var cancelsTouchesInView = true

  /// Whether views are told about the beginning of touches only after the recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether views are told about the end of touches only after the recognizer has failed.
  open var delaysTouchesEnded = true

  /// Whether the recognizer accepts one type of touch at a time.
  ///
  /// In the model all touches are direct.
  open var requiresExclusiveTouchType = true

  // MARK: Specifying dependencies between gesture recognizers

  /// Makes the recognizer wait until another one has failed.
  ///
  /// If the other one succeeds, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !requirements.contains(where: { $0.object === otherGestureRecognizer }) else { return }
    requirements.removeAll { $0.object == nil }
    requirements.append(Weak(otherGestureRecognizer))
  }

  /// Returns whether the recognizer must wait until another one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer must wait until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Returns whether this recognizer prevents another one after it has recognized its gesture.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer may prevent this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Receiving touches

  /// Returns whether the recognizer receives any part of an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Tells the recognizer that fingers went down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isOfTwoFingers { endWithFirstFinger() }
  }

  /// Tells the recognizer that something else took the fingers over.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if isOfTwoFingers { state = .cancelled }
  }

  /// Stops the recognizer from receiving a finger.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touchState.live.removeAll { $0 === touch }
    stopReceiving(touch)
    touch.storedGestureRecognizers?.removeAll { $0 === self }
  }

  /// Called when the recognizer gets ready for its next gesture.
  open func reset() {}

  // MARK: The model

  /// Whether the gesture of the class takes two fingers, and ends when one of them is lifted.
  var isOfTwoFingers: Bool { false }

  /// Whether the class could recognize a kind of gesture; if not, it is not asked.
  package func couldRecognize(_ kind: GestureKind) -> Bool {
    // The gesture of an app's own class is unknown.
    type(of: self) != UIGestureRecognizer.self
  }

  /// Called when the recognizer's timer ends.
  func timeIsUp() {}

  /// Returns whether the recognizer leaves the gesture to a touched view (behaviour 224).
  func yields(to view: UIView) -> Bool { false }

  /// Whether lifted fingers still count as fingers of the gesture.
  var keepsLiftedTouches: Bool { false }

  // MARK: Storage

  package final weak var storedView: UIView?
  package final var observations: [Weak<NSKeyValueObservation>] = []
  final var storedState = State.possible
  /// The states that the recognizer has requested and not reached yet.
  final var wanted: [State] = []
  /// The recognizer that must fail first.
  final weak var blocker: UIGestureRecognizer?
  /// The object that hands touches to the recognizer, from its first touch until its reset.
  final weak var recognition: GestureRecognition?
  package final var touchState = TouchState()
  /// How many calls of the recognizer's actions are on the stack.
  final var actingDepth = 0
  final var targets: [GestureTarget] = []
  final var requirements: [Weak<UIGestureRecognizer>] = []
  final var answers = Answers()
  final var timing = Timing()
  private var storedIsEnabled = true
}
