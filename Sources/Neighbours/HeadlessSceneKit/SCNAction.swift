import HeadlessSpriteKit
public import HeadlessUIKit

/// What a node does in the course of time, in UIKit time.
@preconcurrency @MainActor
open class SCNAction: NSObject {
  private let work: NodeAction<SCNNode>
  private let inverse: (@MainActor () -> SCNAction)?
  /// How long it takes.
  open var duration: TimeInterval
  /// How fast it begins and ends.
  open var timingMode = SCNActionTimingMode.linear

  init(_ work: NodeAction<SCNNode>, inverse: (@MainActor () -> SCNAction)? = nil) {
    self.work = work
    self.inverse = inverse
    duration = work.duration
    super.init()
  }

  /// Returns the action that undoes it, if there is one, or else the same.
  open func reversed() -> SCNAction { inverse?() ?? self }

  final var timed: NodeAction<SCNNode> {
    guard case .change(_, let begin) = work else { return work }
    let mode = timingMode
    return .change(duration) { node in
      let change = begin(node)
      return { change(mode.progress(at: $0)) }
    }
  }

  private class func change(
    _ duration: TimeInterval, inverse: (@MainActor () -> SCNAction)? = nil,
    _ begin: @escaping @MainActor (SCNNode) -> @MainActor (CGFloat) -> Void
  ) -> SCNAction { SCNAction(.change(duration, begin: begin), inverse: inverse) }

  private class func vector(
    _ property: ReferenceWritableKeyPath<SCNNode, SCNVector3>, by delta: SCNVector3,
    _ duration: TimeInterval
  ) -> SCNAction {
    change(duration, inverse: { vector(property, by: delta * -1, duration) }) { node in
      var done = Float.zero
      return { progress in
        node[keyPath: property] = node[keyPath: property] + delta * (Float(progress) - done)
        done = Float(progress)
      }
    }
  }

  private class func vector(
    _ property: ReferenceWritableKeyPath<SCNNode, SCNVector3>, to end: SCNVector3,
    _ duration: TimeInterval
  ) -> SCNAction {
    change(duration) { node in
      let start = node[keyPath: property]
      return { node[keyPath: property] = start.moved(to: end, by: Float($0)) }
    }
  }

  // MARK: Changes

  /// Moves by a distance.
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    vector(\.position, by: delta, duration)
  }

  /// Moves by a distance.
  open class func moveBy(
    x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval
  ) -> SCNAction { move(by: SCNVector3(deltaX, deltaY, deltaZ), duration: duration) }

  /// Moves to a point.
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    vector(\.position, to: location, duration)
  }

  /// Turns by angles.
  open class func rotateBy(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction { vector(\.eulerAngles, by: SCNVector3(xAngle, yAngle, zAngle), duration) }

  /// Turns to angles.
  open class func rotateTo(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction { vector(\.eulerAngles, to: SCNVector3(xAngle, yAngle, zAngle), duration) }

  /// Scales to a factor.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction {
    vector(\.scale, to: SCNVector3(scale, scale, scale), duration)
  }

  /// Becomes visible.
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction {
    fadeOpacity(to: 1, duration: sec)
  }

  /// Becomes invisible.
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction {
    fadeOpacity(to: 0, duration: sec)
  }

  /// Becomes as visible as said.
  open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
    change(sec) { node in
      let start = node.opacity
      return { node.opacity = start + (opacity - start) * $0 }
    }
  }

  // MARK: Flow

  /// Does one after the other.
  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(
      .sequence(actions.map(\.timed)),
      inverse: { sequence(actions.reversed().map { $0.reversed() }) })
  }

  /// Does all at the same time.
  open class func group(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(.group(actions.map(\.timed)), inverse: { group(actions.map { $0.reversed() }) })
  }

  /// Does something several times.
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(.repeated(action.timed, count))
  }

  /// Does something again and again.
  open class func repeatForever(_ action: SCNAction) -> SCNAction {
    SCNAction(.repeated(action.timed, nil))
  }

  /// Waits.
  open class func wait(duration sec: TimeInterval) -> SCNAction { change(sec) { _ in { _ in } } }

  /// Calls a closure.
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction {
    change(0) { node in { _ in block(node) } }
  }

  /// Takes the node out of its parent.
  open class func removeFromParentNode() -> SCNAction { run { $0.removeFromParentNode() } }
}

/// How fast an action begins and ends.
public enum SCNActionTimingMode: Int, Sendable {
  case linear
  case easeIn
  case easeOut
  case easeInEaseOut

  func progress(at time: CGFloat) -> CGFloat {
    (SKActionTimingMode(rawValue: rawValue) ?? .linear).progress(at: time)
  }
}
