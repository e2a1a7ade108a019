public import HeadlessMapKit
public import HeadlessSwiftUI

extension Map {
  /// Creates a map of a part of the globe, which follows the user.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(
      of: MapSetup(
        region: coordinateRegion, modes: interactionModes, showsUser: showsUserLocation,
        tracking: userTrackingMode))
  }

  /// Creates a map of a part of the flat world, which follows the user.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(
      of: MapSetup(
        rect: mapRect, modes: interactionModes, showsUser: showsUserLocation,
        tracking: userTrackingMode))
  }

  /// Creates a map of a part of the globe with something at places.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      of: MapSetup(
        region: coordinateRegion, modes: interactionModes, showsUser: showsUserLocation,
        tracking: userTrackingMode, items: _MapItems(of: annotationItems, annotationContent)))
  }

  /// Creates a map of a part of the flat world with something at places.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      of: MapSetup(
        rect: mapRect, modes: interactionModes, showsUser: showsUserLocation,
        tracking: userTrackingMode, items: _MapItems(of: annotationItems, annotationContent)))
  }
}

/// A map with nothing on it.
public struct _DefaultMapContent {}

/// A map with something at places.
public struct _DefaultAnnotatedMapContent<Items> {}

extension _MapItems {
  @MainActor fileprivate init<Items: RandomAccessCollection>(
    of items: Items, _ content: (Items.Element) -> some MapAnnotationProtocol
  ) where Items.Element: Identifiable {
    self.init()
    for element in items {
      within(element.id) { list in list.add(content(element)._item.item) }
    }
  }
}

/// Something at a place on a map.
@preconcurrency @MainActor
public protocol MapAnnotationProtocol {
  /// It, as the map knows it.
  var _item: _PlacedMapItem { get }
}

/// Something at a place, as the map knows it.
public struct _PlacedMapItem { let item: MapItem }

/// A pin at a place.
public struct MapPin: MapAnnotationProtocol {
  public let _item: _PlacedMapItem

  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _item = _PlacedMapItem(
      item: MapItem(
        form: .marker(glyph: nil, image: nil), coordinate: coordinate, tint: tint))
  }
}

/// A marker at a place.
public struct MapMarker: MapAnnotationProtocol {
  public let _item: _PlacedMapItem

  /// Creates a marker.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _item = MapPin(coordinate: coordinate, tint: tint)._item
  }
}

/// Views at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _item: _PlacedMapItem

  /// Creates views at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    _item = _PlacedMapItem(
      item: MapItem(
        form: .annotation(anchor: anchor, AnyView(content())), coordinate: coordinate))
  }
}

/// Whether a map follows the user.
public enum MapUserTrackingMode: Sendable {
  case none
  case follow

  var mode: MKUserTrackingMode { self == .follow ? .follow : .none }
}
