// The current activity belongs to the screen that appeared last, or to the responder with the
// focus.
extension UIApplication {
  /// Makes the activity of the first responder current, or else the activity of the screen.
  final func followActivity(to responder: UIResponder) {
    // The keyboard has walked the same way, and told of a chain without end.
    var chain = ResponderChain(from: responder, tellsCircles: false)
    while let next = chain.pass() {
      if let activity = next.userActivity, next.isOfTheMoment { return activity.becomeCurrent() }
      if next is UIWindow { return }
    }
  }

  /// Makes the screen's activity current again, where the current one belongs to a responder that
  /// has lost the focus.
  final func leaveActivity(of responder: UIResponder) {
    guard let activity = appState.currentActivity, responder.userActivity === activity,
      !responder.isOfTheMoment
    else { return }
    activity.resignCurrent()
    followActivity(to: responder)
  }

  /// Brings the activity of this moment up to date before the app is suspended.
  final func saveActivity() { appState.currentActivity?.saveIfNeeded() }

  /// Tells the delegates that an activity of responders has been brought up to date.
  final func tellUpdate(of activity: NSUserActivity) {
    guard let scene = connectedScenes.first else {
      delegate?.application(self, didUpdate: activity)
      return
    }
    scene.delegate?.scene(scene, didUpdate: activity)
  }
}
