import Foundation
import HeadlessCoreLocation

/// Something that a map shows over a part of itself.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {
  /// The part of the map that it is in.
  var boundingMapRect: MKMapRect { get }

  /// Whether it is in a part of the map.
  func intersects(_ mapRect: MKMapRect) -> Bool

  /// Whether the map beneath need not show.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  /// Whether its part and another one meet.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }

  /// The map beneath shows.
  public var canReplaceMapContent: Bool { false }
}

/// Above what of the map an overlay is.
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads, below names.
  case aboveRoads = 0
  case aboveLabels = 1
}
