public import HeadlessMapKit
public import HeadlessSwiftUI

extension View {
  /// Is the kind of the maps within.
  public nonisolated func mapStyle(_ style: MapStyle) -> some View {
    environment(\.mapKind, style.kind)
  }

  /// Has some controls for the maps within, of which none shows here.
  public nonisolated func mapControls(
    @ViewBuilder _ content: () -> some View
  ) -> some View { self }

  /// Shows controls of the maps within, or not.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }

  /// Tells of the part that a map within shows.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping @MainActor (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapWatches) {
      $0.append(MapWatch(isContinuous: frequency == .continuous, tell: action))
    }
  }

  /// Tells when a map within shows another part.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor () -> Void
  ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }
}

/// How often the part that a map shows is told.
public enum MapCameraUpdateFrequency: Sendable {
  case continuous
  /// When it moves no more.
  case onEnd
}

/// The part that a map shows.
public struct MapCameraUpdateContext {
  /// From where it is seen.
  public let camera: MapCamera
  /// The part of the globe.
  public let region: MKCoordinateRegion
  /// The part of the map.
  public let rect: MKMapRect

  @MainActor init(_ map: MKMapView) {
    camera = MapCamera(map.camera)
    region = map.region
    rect = map.visibleMapRect
  }
}

/// The kind of a map.
public struct MapStyle: Sendable {
  let kind: MKMapType

  /// Roads and names.
  public static var standard: MapStyle { standard() }
  /// Roads and names.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle(kind: emphasis == .muted ? .mutedStandard : .standard) }

  /// Pictures from above.
  public static var imagery: MapStyle { imagery() }
  /// Pictures from above.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle {
    MapStyle(kind: .satellite)
  }

  /// Both.
  public static var hybrid: MapStyle { hybrid() }
  /// Both.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle(kind: .hybrid) }

  /// How heights are shown.
  public struct Elevation: Hashable, Sendable {
    private let name: String
    public static let automatic = Elevation(name: "automatic")
    public static let flat = Elevation(name: "flat")
    public static let realistic = Elevation(name: "realistic")
  }

  /// How loud the map is.
  public struct StandardEmphasis: Hashable, Sendable {
    private let name: String
    public static let automatic = StandardEmphasis(name: "automatic")
    public static let muted = StandardEmphasis(name: "muted")
  }
}

/// The kinds of places that a map shows, of which it shows none here.
public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  /// Some kinds.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { all }
  /// All but some kinds.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { all }
}

/// A control that goes to the user.
public struct MapUserLocationButton: View {
  /// Creates the control.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A control that turns the map to the north.
public struct MapCompass: View {
  /// Creates the control.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// The scale of a map.
public struct MapScaleView: View {
  /// Creates the scale.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A control that tilts the map.
public struct MapPitchToggle: View {
  /// Creates the control.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
