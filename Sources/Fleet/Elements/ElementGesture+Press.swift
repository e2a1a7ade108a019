import HeadlessUIKit

extension ElementGesture {
  /// From here on a press is a long one, which means something else than a tap on some parts.
  private static let longPress: Duration = .milliseconds(500)
  /// How often a key that is held deletes, once it has begun to.
  private static let pauseOfKeys: Duration = .milliseconds(100)
  /// How often a stepper that is held takes its next step.
  private static let pauseOfSteps: Duration = .milliseconds(500)

  /// Presses the element for some time, and lifts the finger.
  func press(_ node: ElementNode, for duration: Duration, _ application: UIApplication) {
    guard case .part(let part) = node, Self.taps(part, after: duration),
      part.holder?.responds(to: .longPress) != true
    else { return touch(node) { $0.userLongPress(for: duration) } }
    switch part.meaning {
    case .key(.delete):
      hold(for: duration, pause: Self.pauseOfKeys, application) {
        tap(node, application)
        return true
      }
    case .step(let step, let stepper) where stepper.autorepeat && stepper.canTake(step):
      hold(for: duration, pause: Self.pauseOfSteps, application) {
        tap(node, application)
        return stepper.obstacle == nil && stepper.canTake(step)
      }
    default:
      application.mainLoop.advance(by: duration)
      tap(node, application)
    }
  }

  /// Taps the element twice.
  func doubleTap(_ node: ElementNode, _ application: UIApplication) {
    guard case .part(let part) = node, case .key = part.meaning else {
      return touch(node) { $0.userTap(count: 2) }
    }
    for _ in 1...2 { tap(node, application) }
  }

  /// Whether a finger that is lifted after some time does what a tap does.
  private static func taps(_ part: ElementPart, after duration: Duration) -> Bool {
    switch part.meaning {
    case .nothing, .wheel, .dateWheel: false
    // A long press asks for something else there: what is further back, or what a link leads to.
    case .back, .textItem, .outside: duration < longPress
    default: true
    }
  }

  /// Does something as the finger goes down, and again and again while it stays, until told to stop.
  private func hold(
    for duration: Duration, pause: Duration, _ application: UIApplication, _ act: () -> Bool
  ) {
    var passed = Duration.zero
    var next = Self.longPress
    var goesOn = act()
    while goesOn, next <= duration {
      application.mainLoop.advance(by: next - passed)
      passed = next
      next += pause
      goesOn = act()
    }
    application.mainLoop.advance(by: duration - passed)
  }
}
