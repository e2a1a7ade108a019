public import HeadlessUIKit

/// What a node does in the course of time, in UIKit time.
@preconcurrency @MainActor
open class SKAction: NSObject {
  let work: NodeAction<SKNode>
  private let inverse: (@MainActor () -> SKAction)?
  /// How long it takes.
  open var duration: TimeInterval
  /// How fast it begins and ends.
  open var timingMode = SKActionTimingMode.linear
  /// How fast it is.
  open var speed: CGFloat = 1

  init(_ work: NodeAction<SKNode>, inverse: (@MainActor () -> SKAction)? = nil) {
    self.work = work
    self.inverse = inverse
    duration = work.duration
    super.init()
  }

  /// Returns the action that undoes it, if there is one, or else the same.
  open func reversed() -> SKAction { inverse?() ?? self }

  /// How fast it is, where it has parts.
  final var pace: CGFloat { if case .change = work { 1 } else { speed } }

  /// The work at the pace that was set.
  final var timed: NodeAction<SKNode> {
    guard case .change(_, let begin) = work else { return work }
    let mode = timingMode
    return .change(duration / Double(speed)) { node in
      let change = begin(node)
      return { change(mode.progress(at: $0)) }
    }
  }

  static func change(
    _ duration: TimeInterval, inverse: (@MainActor () -> SKAction)? = nil,
    _ begin: @escaping @MainActor (SKNode) -> @MainActor (CGFloat) -> Void
  ) -> SKAction { SKAction(.change(duration, begin: begin), inverse: inverse) }

  // MARK: Moving

  /// Moves by a distance.
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration, inverse: { moveBy(x: -deltaX, y: -deltaY, duration: duration) }) { node in
      var done = CGFloat.zero
      return { progress in
        node.position.x += deltaX * (progress - done)
        node.position.y += deltaY * (progress - done)
        done = progress
      }
    }
  }

  /// Moves by a distance.
  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    moveBy(x: delta.dx, y: delta.dy, duration: duration)
  }

  /// Moves to a point.
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    number(duration, \.position.x, to: location.x, and: (\.position.y, location.y))
  }

  /// Moves to a place on the horizontal axis.
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    number(duration, \.position.x, to: x)
  }

  /// Moves to a place on the vertical axis.
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    number(duration, \.position.y, to: y)
  }

  // MARK: Turning and scaling

  /// Turns by an angle.
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration, inverse: { rotate(byAngle: -radians, duration: duration) }) { node in
      var done = CGFloat.zero
      return { progress in
        node.zRotation += radians * (progress - done)
        done = progress
      }
    }
  }

  /// Turns to an angle.
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    number(duration, \.zRotation, to: radians)
  }

  /// Turns to an angle, on the shorter way.
  open class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction { rotate(toAngle: radians, duration: duration) }

  /// Scales by a factor.
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration, inverse: { self.scale(by: 1 / scale, duration: duration) }) { node in
      let (x, y) = (node.xScale, node.yScale)
      return { progress in
        let factor = 1 + (scale - 1) * progress
        (node.xScale, node.yScale) = (x * factor, y * factor)
      }
    }
  }

  /// Scales to a factor.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    number(duration, \.xScale, to: scale, and: (\.yScale, scale))
  }

  /// Scales to a factor on each axis.
  open class func scaleX(
    to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval
  ) -> SKAction { number(duration, \.xScale, to: xScale, and: (\.yScale, yScale)) }

  // MARK: Fading

  /// Becomes visible.
  open class func fadeIn(withDuration duration: TimeInterval) -> SKAction {
    fade(duration, to: 1) { fadeOut(withDuration: duration) }
  }

  /// Becomes invisible.
  open class func fadeOut(withDuration duration: TimeInterval) -> SKAction {
    fade(duration, to: 0) { fadeIn(withDuration: duration) }
  }

  /// Becomes as visible as said.
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    number(duration, \.alpha, to: alpha)
  }

  /// Becomes more or less visible.
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    change(duration, inverse: { fadeAlpha(by: -factor, duration: duration) }) { node in
      let start = node.alpha
      return { node.alpha = start + factor * $0 }
    }
  }

  private class func fade(
    _ duration: TimeInterval, to alpha: CGFloat, _ inverse: @escaping @MainActor () -> SKAction
  ) -> SKAction {
    change(duration, inverse: inverse) { node in
      let start = node.alpha
      return { node.alpha = start + (alpha - start) * $0 }
    }
  }

  private class func number(
    _ duration: TimeInterval, _ property: ReferenceWritableKeyPath<SKNode, CGFloat>,
    to end: CGFloat, and other: (ReferenceWritableKeyPath<SKNode, CGFloat>, CGFloat)? = nil
  ) -> SKAction {
    change(duration) { node in
      let (start, second) = (node[keyPath: property], other.map { node[keyPath: $0.0] } ?? 0)
      return { progress in
        node[keyPath: property] = start + (end - start) * progress
        if let other { node[keyPath: other.0] = second + (other.1 - second) * progress }
      }
    }
  }
}

/// How fast an action begins and ends.
public enum SKActionTimingMode: Int, Sendable {
  case linear
  case easeIn
  case easeOut
  case easeInEaseOut

  package func progress(at time: CGFloat) -> CGFloat {
    switch self {
    case .linear: time
    case .easeIn: time * time
    case .easeOut: time * (2 - time)
    case .easeInEaseOut: time * time * (3 - 2 * time)
    }
  }
}
