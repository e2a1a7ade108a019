/// How a gesture goes together with the gestures of views within.
enum GesturePriority { case normal, high, simultaneous }

nonisolated struct GestureModifier<G: Gesture>: BoxModifier {
  typealias Body = Never

  let gesture: G
  let mask: GestureMask
  let priority: GesturePriority

  @MainActor func make() -> GestureView { GestureView(frame: .zero) }

  @MainActor func show(in view: GestureView, _ environment: EnvironmentValues) {
    view.take(gesture, priority)
    view.isAlone = !mask.contains(.subviews) && mask.contains(.gesture)
    let isOn = environment.isEnabled && mask.contains(.gesture)
    for recognizer in view.gestureRecognizers ?? [] { recognizer.isEnabled = isOn }
  }
}

/// A view around others that recognizes a gesture on them.
class GestureView: UIView, HostedNaming {
  /// The gesture as it is now.
  @MainActor private final class Holder<G: Gesture> {
    var gesture: G
    init(_ gesture: G) { self.gesture = gesture }
  }
  private var holder: AnyObject?
  private let meeting = Meeting()
  /// Whether the views within get no touches.
  final var isAlone = false
  /// Where the coordinates of spaces with names begin on the screen.
  final var spaces: [AnyHashable: CGRect] = [:]

  /// Returns where a point of the screen is in a space.
  final func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: return convert(point, from: nil)
    case .global: return point
    case .named(let name):
      let origin = spaces[name]?.origin ?? .zero
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
  }

  final func take<G: Gesture>(_ gesture: G, _ priority: GesturePriority) {
    if let gesture = gesture as? any OptionalGesture {
      if let gesture = gesture.wrapped { return take(gesture, priority) }
      holder = nil
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      return
    }
    if let holder = holder as? Holder<G> {
      holder.gesture = gesture
      return
    }
    let holder = Holder(gesture)
    self.holder = holder
    meeting.meetsAll = priority == .simultaneous
    meeting.comesFirst = priority == .high
    let sink = _GestureSink<G.Value>(changed: { _ in }, ended: { _ in }, over: {})
    for recognizer in G._make({ holder.gesture }, sink) {
      if recognizer.delegate == nil { meeting.adopt(recognizer) }
      addGestureRecognizer(recognizer)
    }
  }

  /// Touches between the views within do not count.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isAlone && hit != nil ? self : hit
  }
}
