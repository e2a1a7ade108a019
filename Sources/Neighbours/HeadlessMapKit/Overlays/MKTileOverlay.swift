public import Foundation
public import HeadlessCoreLocation

/// Pictures that cover the map; they are not loaded here.
@preconcurrency @MainActor
open class MKTileOverlay: NSObject, MKOverlay {
  /// Creates pictures whose places a text tells.
  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }

  /// The text that tells their places.
  public let urlTemplate: String?
  /// The closest that there are some of.
  open var maximumZ = 21
  /// The farthest that there are some of.
  open var minimumZ = 0
  /// Whether they hide the map.
  open var canReplaceMapContent = false
  /// Whether they begin at the bottom.
  open var isGeometryFlipped = false
  /// The middle of the world.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The world.
  open var boundingMapRect: MKMapRect { .world }
}
