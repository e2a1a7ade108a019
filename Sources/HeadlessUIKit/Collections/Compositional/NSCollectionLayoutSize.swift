public import Foundation

/// The size of an element in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @MainActor NSCopying {
  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The width.
  public final let widthDimension: NSCollectionLayoutDimension

  /// The height.
  public final let heightDimension: NSCollectionLayoutDimension

  /// Returns the size itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: The model

  /// Returns the points that the size means within a container.
  final func points(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }

  /// The axes along which content may decide.
  final var freeAxes: FreeAxes {
    var axes: FreeAxes = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }

  final func isUniform(along axis: LayoutAxis) -> Bool {
    axis == .horizontal
      ? widthDimension.isUniformAcrossSiblings : heightDimension.isUniformAcrossSiblings
  }

  final func isEstimated(along axis: LayoutAxis) -> Bool {
    axis == .horizontal ? widthDimension.isEstimated : heightDimension.isEstimated
  }
}
