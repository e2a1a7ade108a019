import Fleet

/// A lock screen that hops when it is tapped, and is pulled up to see what is behind it.
///
/// Gravity brings it back down, where it bounces, unless it was pulled far enough: then it falls up.
final class LockScreenViewController: UIViewController {
  let lock = UIView()
  let clock = UILabel()
  private(set) var isUnlocked = false
  private(set) var bounces = 0

  private lazy var animator = UIDynamicAnimator(referenceView: view)
  private lazy var gravity = UIGravityBehavior(items: [lock])
  private lazy var floor = UICollisionBehavior(items: [lock])
  private lazy var hop = UIPushBehavior(items: [lock], mode: .instantaneous)

  override class var objectiveCMembers: [Selector.Method] {
    super.objectiveCMembers + [
      .method("tapped", LockScreenViewController.tapped),
      .method("pulled:", LockScreenViewController.pulled),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    clock.text = "9:41"
    clock.frame = CGRect(x: 40, y: 100, width: 200, height: 60)
    lock.frame = view.bounds
    lock.accessibilityLabel = "Lock screen"
    lock.addSubview(clock)
    lock.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "tapped"))
    lock.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: "pulled:"))
    view.addSubview(lock)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let bottom = view.bounds.maxY
    floor.addBoundary(
      withIdentifier: "bottom" as NSString, from: CGPoint(x: -50, y: bottom),
      to: CGPoint(x: view.bounds.maxX + 50, y: bottom))
    floor.collisionDelegate = self
    gravity.magnitude = 2
    hop.pushDirection = .zero
    let look = UIDynamicItemBehavior(items: [lock])
    look.elasticity = 0.4
    look.allowsRotation = false
    for behavior in [gravity, floor, hop, look] { animator.addBehavior(behavior) }
    animator.delegate = self
  }

  /// A push of its weight, so that it hops as far on each device.
  private func tapped() {
    hop.pushDirection = CGVector(
      dx: 0, dy: -6 * lock.bounds.width * lock.bounds.height / 10_000)
    hop.active = true
  }

  private func pulled(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: animator.removeBehavior(gravity)
    case .changed:
      lock.center.y = min(lock.center.y + pan.translation(in: view).y, view.bounds.midY)
      pan.setTranslation(.zero, in: view)
      animator.updateItem(usingCurrentState: lock)
    case .ended, .cancelled:
      let isFarEnough = lock.frame.maxY < view.bounds.height * 0.9
      gravity.gravityDirection = CGVector(dx: 0, dy: isFarEnough ? -2 : 2)
      animator.addBehavior(gravity)
      gravity.action = isFarEnough ? { [weak self] in self?.unlockIfAway() } : nil
    default: break
    }
  }

  private func unlockIfAway() {
    guard lock.frame.maxY < 0 else { return }
    animator.removeAllBehaviors()
    lock.removeFromSuperview()
    isUnlocked = true
  }
}

extension LockScreenViewController: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    if identifier as? String == "bottom" { bounces += 1 }
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { clock.text = "9:42" }
}
