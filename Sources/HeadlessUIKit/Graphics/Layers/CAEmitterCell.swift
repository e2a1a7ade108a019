import Foundation

/// A kind of particles that comes out of a layer; the values are kept.
open class CAEmitterCell: NSObject {
  /// Creates a kind of particles.
  public override init() { super.init() }

  // MARK: Providing emitter cell content

  /// The image of a particle.
  open var contents: Any?

  /// The part of the image that is used.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The scale of the image.
  open var contentsScale: CGFloat = 1

  /// The cells that a particle emits.
  open var emitterCells: [CAEmitterCell]?

  // MARK: Setting emitter cell visual attributes

  /// Whether there are particles.
  open var isEnabled = true

  /// The colour of a particle.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)

  /// How much the red differs among particles.
  open var redRange: Float = 0

  /// How fast the red of a particle changes.
  open var redSpeed: Float = 0

  /// How much the green differs among particles.
  open var greenRange: Float = 0

  /// How fast the green of a particle changes.
  open var greenSpeed: Float = 0

  /// How much the blue differs among particles.
  open var blueRange: Float = 0

  /// How fast the blue of a particle changes.
  open var blueSpeed: Float = 0

  /// How much the opacity differs among particles.
  open var alphaRange: Float = 0

  /// How fast the opacity of a particle changes.
  open var alphaSpeed: Float = 0

  /// The size of a particle.
  open var scale: CGFloat = 1

  /// How much the size differs among particles.
  open var scaleRange: CGFloat = 0

  /// How fast the size of a particle changes.
  open var scaleSpeed: CGFloat = 0

  /// A name that distinguishes the cell from others.
  open var name: String?

  /// The values of names that are no property's.
  final var keptValues: [String: Any] = [:]

  // MARK: Setting emitter cell motion attributes

  /// How fast a particle turns.
  open var spin: CGFloat = 0

  /// How much the turning differs among particles.
  open var spinRange: CGFloat = 0

  /// The direction out of the plane.
  open var emissionLatitude: CGFloat = 0

  /// The direction in the plane.
  open var emissionLongitude: CGFloat = 0

  /// How much the direction differs among particles.
  open var emissionRange: CGFloat = 0

  // MARK: Setting emission cell temporal attributes

  /// How long a particle lives, in seconds.
  open var lifetime: Float = 0

  /// How much the life differs among particles.
  open var lifetimeRange: Float = 0

  /// How many particles come in a second.
  open var birthRate: Float = 0

  /// How fast a particle is.
  open var velocity: CGFloat = 0

  /// How much the speed differs among particles.
  open var velocityRange: CGFloat = 0

  /// How a particle's speed changes across.
  open var xAcceleration: CGFloat = 0

  /// How a particle's speed changes downwards.
  open var yAcceleration: CGFloat = 0

  /// How a particle's speed changes towards the viewer.
  open var zAcceleration: CGFloat = 0
}
