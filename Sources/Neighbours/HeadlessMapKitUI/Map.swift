public import HeadlessMapKit
public import HeadlessSwiftUI

/// A view that shows a part of the world, with what stands there.
public struct Map<Content>: View {
  private let setup: MapSetup

  init(of setup: MapSetup) { self.setup = setup }

  /// The map.
  public var body: some View { MapScreen(setup: setup) }
}

/// The framework's map, within SwiftUI's views.
private struct MapScreen: UIViewRepresentable {
  let setup: MapSetup

  func makeCoordinator() -> MapAgent { MapAgent() }

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    context.coordinator.show(setup, context.environment, in: map)
  }
}

extension Map {
  /// Creates a map whose part a binding says.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(of: .made(content(), interactionModes) { $0.position = position })
  }

  /// Creates a map that shows a part at first.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(of: .made(content(), interactionModes) { $0.initial = initialPosition })
  }

  /// Creates a map whose part a binding says, on which something can be selected.
  public init<SelectionValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectionValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectionValue, C> {
    self.init(
      of: .made(content(), interactionModes) { setup in
        setup.position = position
        setup.selection = MapSelection(selection)
      })
  }

  /// Creates a map that shows a part at first, on which something can be selected.
  public init<SelectionValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectionValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectionValue, C> {
    self.init(
      of: .made(content(), interactionModes) { setup in
        setup.initial = initialPosition
        setup.selection = MapSelection(selection)
      })
  }
}

extension Map where Content == MapContentView<Never, EmptyMapContent> {
  /// Creates a map whose part a binding says.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(position: position, interactionModes: interactionModes) { EmptyMapContent() } }

  /// Creates a map that shows a part at first.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(initialPosition: initialPosition, interactionModes: interactionModes) {
      EmptyMapContent()
    }
  }
}

extension MapSetup {
  @MainActor fileprivate static func made(
    _ content: some MapContent, _ modes: MapInteractionModes, _ change: (inout MapSetup) -> Void
  ) -> MapSetup {
    var setup = MapSetup(modes: modes)
    content._add(to: &setup.items)
    change(&setup)
    return setup
  }
}

/// What stands on a map, as a type alone.
public struct MapContentView<SelectionValue, Content> {}

/// What a user can do to a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Looking closer.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Turning it.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// Tilting it.
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// Where the camera may go, which holds nothing back here.
public struct MapCameraBounds: Sendable {
  /// Creates bounds around places.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  /// Creates bounds of the distance.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
