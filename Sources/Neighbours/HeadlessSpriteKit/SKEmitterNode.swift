public import HeadlessUIKit

/// Sparks, rain or snow, of which nothing is seen.
open class SKEmitterNode: SKNode {
  /// How many there are in a second.
  open var particleBirthRate: CGFloat = 0
  /// How long each lasts.
  open var particleLifetime: CGFloat = 0
  /// How many there are at most; 0 for no end.
  open var numParticlesToEmit = 0
  /// Where they are drawn.
  open weak var targetNode: SKNode?
  /// The color.
  open var particleColor = UIColor.white
  /// The place at which they come from.
  open var particlePosition = CGPoint.zero
  /// How far from it.
  open var particlePositionRange = CGVector(dx: 0, dy: 0)

  /// Creates one: files are not read.
  public convenience init?(fileNamed filename: String) { self.init() }

  /// Begins anew.
  open func resetSimulation() {}

  /// Goes on for a time.
  open func advanceSimulationTime(_ sec: TimeInterval) {}
}
