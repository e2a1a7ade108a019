public import Foundation

/// An animation that moves like a weight on a spring.
open class CASpringAnimation: CABasicAnimation {
  // MARK: Configuring physical attributes

  /// How fast the spring comes to rest.
  open var damping: CGFloat = 10

  /// The velocity at the start.
  open var initialVelocity: CGFloat = 0

  /// The mass of the weight.
  open var mass: CGFloat = 1

  /// How stiff the spring is.
  open var stiffness: CGFloat = 100

  /// Whether the spring may come to rest without swinging.
  open var allowsOverdamping = false

  /// How long it takes until the spring is at rest.
  ///
  /// That is taken to be when it swings by less than a thousandth.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, stiffness > 0, damping > 0 else { return 0 }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return Double(-log(0.001) / (min(ratio, 1) * frequency))
  }

  override func adopt(into copy: CAAnimation) {
    super.adopt(into: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.mass = mass
    copy.stiffness = stiffness
    copy.allowsOverdamping = allowsOverdamping
  }
}
