package import FailureReporting
package import HeadlessUIKit

// The life of a tap, from the test's line to the app's code and back.
//
//  1. `button.tap()`, in UIView+Tap.swift, is one public method for all views. It knows the line of
//     the test by its four literals, makes a `CallSite` of them and calls `Gesture.tap(_:at:)`.
//  2. `Gesture.perform` leaves a placeholder alone, and the model's `UserAct.perform` is the prologue,
//     of stand-ins for other frameworks, too. It asks `Reporting.mayAct()`, tells its listeners, such as
//     the trace of the test, makes an `AppCall` of itself, and makes the line the `AmbientCallSite`:
//     what the app does wrong from here on is told at this line.
//  3. Everything that is due runs: a screen that was just pushed is there.
//  4. `Gesture.tapNow(_:on:)` lets the model's `Finger.tap(ifReachable:in:over:scrollingBy:)` ask for
//     what is in the way. The view tells in UIView+Obstacle.swift: it is disabled, hidden, covered
//     by a screen, behind another view. What a user could scroll to is scrolled to first, by a
//     finger that drags, and asked again. A label hands its touches on to what it stands in, as
//     UIView+TouchTarget.swift says.
//  5. If something is in the way, it is a `Refusal`, a value without words. A `Fault` has the kind
//     of it, and `GestureWords` the sentence. The fault is recorded at the line of step 1, and the
//     tap is over: the app has heard nothing.
//  6. Otherwise the finger goes down. `Finger.began` prepares a `UITouch` in a `TouchesEvent`, and
//     sends it through `UIApplication.sendEvent` and `UIWindow.sendEvent`, both of which an app may
//     override. What is in no window gets it from the finger directly.
//  7. `GestureRecognition` gathers the recognizers of the view and of the views around it, hands
//     the touch to them first, and judges who wins. A winner cancels the touch in the views.
//  8. The view gets `touchesBegan(_:with:)`, unless a recognizer keeps it back. `UIControl` begins
//     to track and sends `.touchDown`; a cell highlights its row; a plain view passes it up the
//     chain.
//  9. The finger goes up: steps 6 to 8 with `ended`. A button that still has the finger inside
//     sends `.touchUpInside` and `.primaryActionTriggered`, a switch flips, a table selects the
//     row. The view says what a tap means, so that the same tap serves for an app's own controls.
// 10. The app's handler runs within step 9. What it pushes, presents or animates waits in the
//     `MainLoop`, as it does on a device.
// 11. The prologue settles once more: transitions end, layouts are made. The next line of the test
//     sees the screen that the user would see. The finger keeps its touch for the next tap.
//
// `Fleet.screen.buttons["Save"].tap()` goes through the prologue too. Then `ElementGesture` finds the
// element and makes an `Act` of it: of a view a tap as in step 4, of a part of a view, such as a
// segment, the helper that the part has. All else that has two forms, such as `slide(to:)` and
// `adjust(toNormalizedSliderPosition:)`, makes the same `Act` in both. Swipes, presses and drags
// have other steps 6 to 9, and the same prologue.

/// One thing that a user does: settle, find what stops the user, act, settle.
///
/// Every helper begins in one of the forms of `perform`, which lead to the prologue, `UserAct.perform`.
/// On what stands for something that there could not be, and that was reported already, nothing
/// happens.
@MainActor
package enum Gesture {
  // MARK: On a view

  /// Performs a gesture on a view, which asks itself for obstacles.
  static func perform(
    with view: UIView, at site: CallSite, _ act: (UIApplication) -> Void
  ) {
    guard !view.isInert else { return }
    perform(in: view.hostApplication, at: site) { application in
      UserAct.tell(.isAbout(.view(view), doing: nil))
      act(application)
    }
  }

  /// Taps a view, unless an obstacle stops the user.
  static func tap(_ view: UIView, at site: CallSite) {
    perform(with: view, at: site) { application in
      tapNow(view, on: Occasion(application: application, site: site))?.report(at: site)
    }
  }

  /// Taps a view; everything has been settled.
  static func tapNow(_ view: UIView, on occasion: Occasion) -> Fault? {
    if view.wasNeverShown, view.obstacle == nil {
      return GestureWords(tapping: view).neverShown(to: "tap")
    }
    let target = view.touchTarget
    let isWhole = target === view
    if !isWhole, let refusal = view.obstacleToSight {
      return Fault(refusal, GestureWords(tapping: view))
    }
    let obstacle = Finger.tap(
      ifReachable: target, in: occasion.application, over: isWhole ? nil : view
    ) {
      scroll(to: view, in: view.hostApplication, at: occasion.site)
    }
    return obstacle.map { Fault($0, GestureWords(tapping: $0.isAboutPlace ? view : target)) }
  }

  /// Taps a view, once it is scrolled to, or returns what stops the user.
  static func reach(
    _ view: UIView, in application: UIApplication, at site: CallSite,
    aimingAt aim: TouchAim? = nil
  ) -> Refusal<Obstacle>? {
    Finger.tap(ifReachable: view, in: application, aimingAt: aim) {
      scroll(to: view, in: application, at: site)
    }
  }

  /// The obstacle for touching a view, or a part of it, once it is scrolled to.
  static func obstacle(
    before view: UIView, shownBy part: UIView? = nil, in application: UIApplication,
    at site: CallSite
  ) -> Refusal<Obstacle>? {
    let part = part === view ? nil : part
    if let obstacle = view.obstacle(over: part) { return obstacle }
    return scroll(to: part ?? view, in: application, at: site) ? view.obstacle(over: part) : nil
  }

  /// Scrolls to a view, or to a part of it, as a user does, in all scroll views around it.
  ///
  /// - Returns: Whether something has moved.
  @discardableResult
  static func scroll(
    to view: UIView, _ part: CGRect? = nil, in application: UIApplication, at site: CallSite
  ) -> Bool {
    var hasMoved = false
    // An app that scrolls back would keep the user busy for ever.
    for _ in 0..<mostScrolls where view.userScrolls(to: part) {
      hasMoved = true
      settle(application, at: site)
    }
    return hasMoved
  }

  /// How often a user scrolls on before giving up.
  private static let mostScrolls = 8

  // MARK: On an item or a screen

  /// Performs a gesture on an item of a bar.
  static func perform(
    with item: UIBarButtonItem, at site: CallSite, _ act: (UIApplication) -> Void
  ) {
    guard item.bar?.isInert != true, item.customView?.isInert != true else { return }
    perform(in: item.hostApplication, at: site) { application in
      UserAct.tell(.isAbout(.item(item), doing: nil))
      act(application)
    }
  }

  /// Performs a gesture on a screen.
  package static func perform(
    with controller: UIViewController, at site: CallSite, _ act: (UIApplication) -> Void
  ) {
    guard controller.viewIfLoaded?.isInert != true else { return }
    perform(in: controller.hostApplication, at: site) { application in
      UserAct.tell(.isAbout(.screen(controller), doing: nil))
      act(application)
    }
  }

  // MARK: By the prologue

  /// Does something in an application, with everything settled before and after.
  package static func perform(
    in application: UIApplication, at site: CallSite, _ act: (UIApplication) -> Void
  ) {
    listens
    UserAct.perform(in: application, at: site, act)
  }

  /// Shows something else instead of everything on the screen: pending work is dropped, not run.
  static func perform(anewAt site: CallSite, _ act: (UIApplication) -> Void) {
    listens
    UserAct.perform(anewAt: site, act)
  }

  /// Does something that settles as it needs itself.
  package static func perform(at site: CallSite, _ act: () -> Void) {
    listens
    UserAct.perform(at: site, act)
  }

  /// Does something that waits, while time stands still but for what it moves itself.
  ///
  /// - Returns: What `act` returns, or `nil` where the helper may not act.
  @discardableResult
  static func perform<R>(at site: CallSite, _ act: () async -> R) async -> R? {
    listens
    return await UserAct.perform(at: site, act)
  }
}
