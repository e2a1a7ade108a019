public import HeadlessMapKit

/// From where a map is seen.
public struct MapCamera: Equatable, Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far the camera is, in meters.
  public var distance: Double
  /// The direction, from the north.
  public var heading: Double
  /// How far it is tilted.
  public var pitch: Double

  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  /// Creates a camera of the framework's own.
  @MainActor public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
      heading: camera.heading, pitch: camera.pitch)
  }

  public static func == (one: MapCamera, other: MapCamera) -> Bool {
    one.centerCoordinate.isSame(other.centerCoordinate) && one.distance == other.distance
      && one.heading == other.heading && one.pitch == other.pitch
  }
}

/// The part of the world that a map shows.
public struct MapCameraPosition: Equatable {
  enum Wish: Equatable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem)
    indirect case user(fallback: Wish)

    static func == (one: Wish, other: Wish) -> Bool {
      switch (one, other) {
      case (.automatic, .automatic): true
      case (.region(let a), .region(let b)): a.isSame(b)
      case (.rect(let a), .rect(let b)): a == b
      case (.camera(let a), .camera(let b)): a == b
      case (.item(let a), .item(let b)): a === b
      case (.user(let a), .user(let b)): a == b
      default: false
      }
    }
  }

  let wish: Wish
  /// Whether the user has moved the map.
  public internal(set) var positionedByUser = false

  /// So much that all that stands on the map is in it.
  public static var automatic: MapCameraPosition { .init(wish: .automatic) }
  /// A part of the globe.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    .init(wish: .region(region))
  }
  /// A part of the map.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .init(wish: .rect(rect)) }
  /// From somewhere.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    .init(wish: .camera(camera))
  }
  /// The surroundings of a place.
  public static func item(
    _ item: MKMapItem, allowsAutomatic: Bool = true
  ) -> MapCameraPosition { .init(wish: .item(item)) }
  /// Where the user is, as soon as that is known.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { .init(wish: .user(fallback: fallback.wish)) }

  /// The part of the globe, if it was given as that.
  public var region: MKCoordinateRegion? {
    if case .region(let region) = wish { region } else { nil }
  }
  /// The part of the map, if it was given as that.
  public var rect: MKMapRect? { if case .rect(let rect) = wish { rect } else { nil } }
  /// The camera, if it was given as that.
  public var camera: MapCamera? { if case .camera(let camera) = wish { camera } else { nil } }
  /// The place, if it was given as that.
  public var item: MKMapItem? { if case .item(let item) = wish { item } else { nil } }
  /// Whether it is where the user is.
  public var followsUserLocation: Bool { if case .user = wish { true } else { false } }
}

extension MKCoordinateRegion {
  func isSame(_ other: MKCoordinateRegion) -> Bool {
    center.isSame(other.center) && span == other.span
  }
}

extension CLLocationCoordinate2D {
  func isSame(_ other: CLLocationCoordinate2D) -> Bool {
    latitude == other.latitude && longitude == other.longitude
  }
}
