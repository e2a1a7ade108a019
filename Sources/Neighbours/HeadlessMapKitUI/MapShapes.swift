public import HeadlessMapKit
import HeadlessSwiftUI

/// A line of several places.
public struct MapPolyline: SingleMapContent {
  /// There is no body.
  public typealias Body = Never

  let item: MapItem

  /// Creates a line.
  public init(coordinates: [CLLocationCoordinate2D]) { item = MapItem(form: .line(coordinates)) }
  /// Creates the line of a way.
  public init(_ route: MKRoute) { self.init(route.polyline) }
  /// Creates a line of the framework's own.
  public init(_ polyline: MKPolyline) { self.init(coordinates: polyline.places) }
}

/// An area between several places.
public struct MapPolygon: SingleMapContent {
  /// There is no body.
  public typealias Body = Never

  let item: MapItem

  /// Creates an area.
  public init(coordinates: [CLLocationCoordinate2D]) { item = MapItem(form: .area(coordinates)) }
}

/// The area around a place.
public struct MapCircle: SingleMapContent {
  /// There is no body.
  public typealias Body = Never

  let item: MapItem

  /// Creates an area of so many meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    item = MapItem(form: .circle(center, radius: radius))
  }
}

extension MKMultiPoint {
  fileprivate var places: [CLLocationCoordinate2D] {
    (0..<pointCount).map { points()[$0].coordinate }
  }
}
