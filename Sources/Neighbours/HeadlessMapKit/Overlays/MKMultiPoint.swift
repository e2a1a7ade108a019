public import Foundation
public import HeadlessCoreLocation

/// Something of several places.
@preconcurrency @MainActor
open class MKMultiPoint: MKShape {
  private let places: [MKMapPoint]

  init(_ points: [MKMapPoint]) {
    places = points
    super.init()
  }

  /// The number of places.
  open var pointCount: Int { places.count }

  /// The places on the map; the memory is theirs for as long as the shape lives.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { storage.pointer }

  /// Writes places on the globe into memory.
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for (index, place) in places.dropFirst(max(range.location, 0)).prefix(max(range.length, 0))
      .enumerated()
    {
      coords[index] = place.coordinate
    }
  }

  /// The middle of the part of the map that it is in.
  open override var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    guard !rect.isNull else { return CLLocationCoordinate2D() }
    return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }

  /// The part of the map that it is in.
  open var boundingMapRect: MKMapRect {
    places.reduce(MKMapRect.null) {
      $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0))
    }
  }

  private lazy var storage = Storage(places)

  /// Memory that holds places.
  private final class Storage {
    let pointer: UnsafeMutablePointer<MKMapPoint>
    private let count: Int

    init(_ places: [MKMapPoint]) {
      count = places.count
      pointer = .allocate(capacity: max(count, 1))
      pointer.initialize(from: places, count: count)
    }

    deinit {
      pointer.deinitialize(count: count)
      pointer.deallocate()
    }
  }
}
