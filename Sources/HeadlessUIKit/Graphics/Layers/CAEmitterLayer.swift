import Foundation

/// A layer from which particles come; the values are kept, and nothing is drawn.
open class CAEmitterLayer: CALayer {
  // MARK: Specifying particle emitter cells

  /// The cells that the layer emits.
  open var emitterCells: [CAEmitterCell]?

  // MARK: Emitter geometry

  /// How the particles are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered

  /// Where the particles come from, in the layer.
  open var emitterPosition = CGPoint.zero

  /// The shape that the particles come from.
  open var emitterShape = CAEmitterLayerEmitterShape.point

  /// How deep the shape lies.
  open var emitterZPosition: CGFloat = 0

  /// How deep the shape is.
  open var emitterDepth: CGFloat = 0

  /// The size of the shape.
  open var emitterSize = CGSize.zero

  /// The part of the shape that the particles come from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume

  // MARK: Emitter cell attribute multipliers

  /// The factor for the number of all cells.
  open var birthRate: Float = 1

  /// The factor for the lifetime of all cells.
  open var lifetime: Float = 1

  /// The factor for the speed of all cells.
  open var velocity: Float = 1

  /// The factor for the size of all cells.
  open var scale: Float = 1

  /// The factor for the rotation of all cells.
  open var spin: Float = 1

  /// Whether the particles keep their depth.
  open var preservesDepth = false

  /// Where the random numbers begin.
  open var seed: UInt32 = 0
}

/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the value.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = Self(rawValue: "point")

  public static let line = Self(rawValue: "line")

  public static let rectangle = Self(rawValue: "rectangle")

  public static let cuboid = Self(rawValue: "cuboid")

  public static let circle = Self(rawValue: "circle")

  public static let sphere = Self(rawValue: "sphere")
}

/// The part of a shape that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the value.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let points = Self(rawValue: "points")

  public static let outline = Self(rawValue: "outline")

  public static let surface = Self(rawValue: "surface")

  public static let volume = Self(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the value.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unordered = Self(rawValue: "unordered")

  /// The oldest ones first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")

  /// The oldest ones last.
  public static let oldestLast = Self(rawValue: "oldestLast")

  /// From back to front.
  public static let backToFront = Self(rawValue: "backToFront")

  /// They are added up.
  public static let additive = Self(rawValue: "additive")
}
