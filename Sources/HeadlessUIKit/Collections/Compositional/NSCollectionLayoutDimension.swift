public import Foundation

/// A width or a height of an element in a compositional layout (behaviour 520).
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
  // MARK: Creating a dimension

  /// Creates a dimension that is a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionOfWidth, fractionalWidth, "fractional")
  }

  /// Creates a dimension that is a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionOfHeight, fractionalHeight, "fractional")
  }

  /// Creates a dimension in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute, absoluteDimension, "absolute")
  }

  /// Creates a dimension that content decides, once there is a view that shows it.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated, estimatedDimension, "estimated")
  }

  /// Creates a dimension that content decides: as large as the largest of all siblings.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    make(.uniform, estimate, "estimated")
  }

  // MARK: Getting the type of the dimension

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionOfWidth }

  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionOfHeight }

  /// Whether the dimension is in points.
  open var isAbsolute: Bool { kind == .absolute }

  /// Whether content may change the dimension.
  open var isEstimated: Bool { kind == .estimated || kind == .uniform }

  /// Whether the dimension is the largest of all siblings.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  // MARK: Getting the value

  /// The fraction, or the points.
  open var dimension: CGFloat { value }

  /// Returns the dimension itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Storage

  private final var kind = Kind.absolute
  private final var value: CGFloat = 0

  // MARK: The model

  private enum Kind {
    case fractionOfWidth, fractionOfHeight, absolute, estimated, uniform
  }

  /// Makes a dimension, and warns of an invalid one (behaviour 521).
  private class func make(_ kind: Kind, _ value: CGFloat, _ name: String) -> Self {
    if !(value > 0) {
      let zero = kind == .estimated || kind == .uniform ? "0" : "0.0"
      ModelLog.warn(
        "Invalid \(name) dimension, must be > \(zero). NOTE: This will be a hard-assert soon, "
          + "please update your call site.", by: "NSCollectionLayoutDimension")
    }
    let dimension = ObjectMaker.make(self)
    dimension.kind = kind
    dimension.value = value
    return dimension
  }

  /// Returns the points that the dimension means within a container; zero for an invalid one.
  final func points(in container: CGSize) -> CGFloat {
    let points =
      switch kind {
      case .fractionOfWidth: value * container.width
      case .fractionOfHeight: value * container.height
      case .absolute, .estimated, .uniform: value
      }
    return points.isFinite ? max(0, points) : 0
  }
}
