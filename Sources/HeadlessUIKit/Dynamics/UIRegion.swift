public import Foundation
import RigidBodies

/// The shape of the part of the plane in which a field acts, around the field's position.
@preconcurrency @MainActor
public class UIRegion: NSObject, NSCopying {
  // MARK: Creating a region

  /// The region of all points.
  public class var infinite: UIRegion { everywhere }

  /// Creates a region of no points.
  public override convenience init() { self.init(radius: 0) }

  /// Creates a circle.
  public init(radius: CGFloat) {
    area = .circle(radius: radius)
    super.init()
  }

  /// Creates a rectangle.
  public init(size: CGSize) {
    area = .rectangle(size: Vector(size.width, size.height))
    super.init()
  }

  /// Returns the same region.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Creating complex regions

  /// Returns a region of all points that are not in this one.
  public func inverse() -> Self { Self(.inverse(area)) }

  /// Returns a region of all points that are in this one, in another one, or in both.
  public func byUnion(with region: UIRegion) -> Self { Self(.union(area, region.area)) }

  /// Returns a region of all points that are in this one, and not in another one.
  public func byDifference(from region: UIRegion) -> Self {
    Self(.intersection(area, .inverse(region.area)))
  }

  /// Returns a region of all points that are in both.
  public func byIntersection(with region: UIRegion) -> Self {
    Self(.intersection(area, region.area))
  }

  // MARK: Testing points

  /// Returns whether a point is in the region, whose middle is the point zero.
  public func contains(_ point: CGPoint) -> Bool { area.contains(Vector(point)) }

  // MARK: The model

  final let area: Region

  private static let everywhere = UIRegion(.everywhere)

  required init(_ area: Region) {
    self.area = area
    super.init()
  }
}
