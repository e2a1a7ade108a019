/// What is called when an animation has come to its end.
final class AnimationEnd: Sendable {
  private let call: @MainActor @Sendable () -> Void

  init(_ call: @escaping @MainActor @Sendable () -> Void) { self.call = call }

  /// Lets the call come when the animation is over; at once without one, on a later turn.
  func begin(_ animation: Animation?) {
    let seconds = animation?.duration ?? 0
    guard seconds.isFinite else { return }
    MainTurn.post("the end of an animation", after: seconds > 0 ? .seconds(seconds) : nil, call)
  }
}
