public import Foundation

/// What watches the fingers in a view for one kind of gesture.
///
/// A recognizer receives the touches of its view and of the views within it, before these do. The
/// model has no pointers, keyboards or presses, and so no button masks and modifier keys.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  // MARK: Initializing a gesture recognizer

  /// Creates a recognizer with a target, which it does not keep alive, and an action.
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

  /// The object that decides what the recognizer may do.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  // MARK: Adding and removing targets and actions

  /// Adds a target, which is not kept alive, and an action; what is there already is not added.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.matches(object, action) }) else { return }
    targets.append(GestureTarget(object, action))
  }

  /// Removes a target's action; `nil` stands for all targets, and for all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { $0.matches(object, action) }
  }

  // MARK: Getting the touches and location of a gesture

  /// Where the gesture is, in a view's coordinates: the middle of its fingers.
  open func location(in view: UIView?) -> CGPoint { Self.located(centroid, in: view) }

  /// Where one of the gesture's fingers is, in a view's coordinates.
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

  /// How many fingers the gesture has.
  open var numberOfTouches: Int { touchPoints.count }

  // MARK: Getting the recognizer's state and view

  /// How far the recognizer is; subclasses set it as they see their gesture.
  ///
  /// What a subclass asks for is judged once all recognizers have received the event: the view, the
  /// delegate or another recognizer may make the recognizer wait, or fail instead.
  open var state: State {
    get { blocker == nil ? aim : .possible }
    set { ask(for: newValue) }
  }

  /// The view that the recognizer is attached to.
  open var view: UIView? { storedView }

  /// Whether the recognizer receives touches; disabling it cancels a gesture that is under way.
  open var isEnabled: Bool {
    get { storedIsEnabled }
    set {
      guard storedIsEnabled != newValue else { return }
      storedIsEnabled = newValue
      if !newValue { recognition?.stop(self) }
    }
  }

  /// A name for debugging.
  open var name: String?

  // MARK: Canceling and delaying touches

  /// Whether the views' touches are cancelled once the gesture is recognized (behaviour 222).
  open var cancelsTouchesInView = true

  /// Whether views are told that touches began only when the recognizer has failed.
  open var delaysTouchesBegan = false

  /// Whether views are told that touches ended only when the recognizer has failed.
  open var delaysTouchesEnded = true

  /// Whether the recognizer takes touches of one type at a time; all touches here are direct.
  open var requiresExclusiveTouchType = true

  // MARK: Specifying dependencies between gesture recognizers

  /// Has the recognizer wait until another one has failed; it fails if the other one does not.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !requirements.contains(where: { $0.object === otherGestureRecognizer }) else { return }
    requirements.removeAll { $0.object == nil }
    requirements.append(Weak(otherGestureRecognizer))
  }

  /// Whether the recognizer has to wait until another one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer has to wait until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether the recognizer, once it has recognized its gesture, keeps another one from its own.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer may keep this one from its gesture.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Receiving touches

  /// Whether the recognizer receives anything of an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Tells the recognizer that fingers went down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that something else took the fingers over.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Has the recognizer receive no more of a finger.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    live.removeAll { $0 === touch }
    touch.storedGestureRecognizers?.removeAll { $0 === self }
  }

  /// Called when the recognizer gets ready for its next gesture.
  open func reset() {}

  // MARK: The model

  /// What the class sees its gesture in; other kinds of recognizer are not asked.
  package func couldRecognize(_ kind: GestureKind) -> Bool {
    // What a class of the app's own is after is not known.
    type(of: self) != UIGestureRecognizer.self
  }

  /// Called when the time is up that the recognizer has set itself.
  func timeIsUp() {}

  /// Whether a touched view has the gesture be its own (behaviour 224).
  func yields(to view: UIView) -> Bool { false }

  /// Whether the fingers of the gesture count once they are lifted too.
  var keepsLiftedTouches: Bool { false }

  // MARK: Storage

  package final weak var storedView: UIView?
  final var storedState = State.possible
  /// The states that the recognizer has asked for and is not in yet.
  final var wanted: [State] = []
  /// The recognizer that has to fail first.
  final weak var blocker: UIGestureRecognizer?
  /// What the recognizer has got touches from since it was last reset.
  final weak var recognition: GestureRecognition?
  /// The touches that are down, and those that were lifted in the event under way.
  final var live: [UITouch] = []
  /// The numbers of all touches since the last reset.
  final var sequence: [Int] = []
  /// The last event of the touches that are down.
  final var event: UIEvent?
  /// The view that the first finger went down in.
  final weak var touchedView: UIView?
  /// How many of the recognizer's actions are being sent.
  final var actingDepth = 0
  final var targets: [GestureTarget] = []
  final var requirements: [Weak<UIGestureRecognizer>] = []
  /// What was answered since the last reset when it was asked whether the recognizer may begin.
  final var mayBeginAnswer: Bool?
  /// What was answered since the last reset when it was asked whom the recognizer waits for.
  final var requirementAnswers: [ObjectIdentifier: Bool] = [:]
  /// Where the fingers were that were lifted last.
  final var lastPoints: [CGPoint] = []
  final var timer: MainLoop.TimedTurn?
  final var timerCount = 0
  private var storedIsEnabled = true
}
