public import Foundation
public import HeadlessCoreLocation
public import HeadlessUIKit
import Interfaces

// A map is a middle and a scale: how many steps on the flat map of the world a point on the screen is.
// All else, such as `region`, is worked out of these two and the size of the view. What shows is brought
// up to date in a turn (MKMapView+Display.swift): annotations that are in sight get views, which are asked
// for once and used again, and overlays what draws them. Nothing is drawn, and nothing is loaded.

/// A view that shows a part of the world.
@preconcurrency @MainActor
open class MKMapView: UIView, NeighbourView {
  // MARK: Creating a map

  /// Creates a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a map without a size.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a map from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The delegate, which is not kept alive.
  open weak var delegate: (any MKMapViewDelegate)? { didSet { scheduleDisplay() } }

  // MARK: How it looks

  /// The kind of map.
  open var mapType = MKMapType.standard
  /// Whether the user can zoom.
  open var isZoomEnabled = true
  /// Whether the user can move it.
  open var isScrollEnabled = true
  /// Whether the user can turn it.
  open var isRotateEnabled = true
  /// Whether the user can tilt it.
  open var isPitchEnabled = true
  /// Whether there is a compass.
  open var showsCompass = true
  /// Whether there is a scale.
  open var showsScale = false
  /// Whether there is traffic.
  open var showsTraffic = false
  /// Whether there are buildings.
  open var showsBuildings = true
  /// Whether there are shops and the like.
  open var showsPointsOfInterest = true
  /// The kinds of places that are shown.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// How it looks.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet { mapType = preferredConfiguration.mapType }
  }

  // MARK: What part it shows

  /// The part of the globe that it shows.
  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }

  /// The part of the map that it shows.
  open var visibleMapRect: MKMapRect {
    get { shownRect }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// The place in its middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { viewport.center.coordinate }
    set { setCenter(newValue, animated: false) }
  }

  /// Shows a part of the globe; more of it where the view has another shape.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard region.isValid else { return MapWords.raiseInvalidRegion(region) }
    move(to: fitted(region.mapRect), wanting: region.mapRect, animated: animated)
  }

  /// Puts a place into its middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(coordinate) else {
      return MapWords.raiseInvalidRegion(
        MKCoordinateRegion(center: coordinate, span: region.span))
    }
    let center = MKMapPoint(coordinate)
    let wanted = wantedRect.map {
      $0.offsetBy(dx: center.x - $0.midX, dy: center.y - $0.midY)
    }
    var moved = viewport
    moved.center = center
    move(to: moved, wanting: wanted, animated: animated)
  }

  /// Shows a part of the map.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated)
  }

  /// Shows a part of the map, with some room around it.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    guard !mapRect.isNull, mapRect.width.isFinite, mapRect.height.isFinite else { return }
    move(to: fitted(mapRect, insets), wanting: mapRect, animated: animate)
  }

  /// Returns the part of the globe that it would show.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    region.isValid ? MKCoordinateRegion(rect(of: fitted(region.mapRect))) : region
  }

  /// Returns the part of the map that it would show.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { rect(of: fitted(mapRect)) }

  /// Returns the part of the map that it would show.
  open func mapRectThatFits(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets
  ) -> MKMapRect { rect(of: fitted(mapRect, insets)) }

  /// From where the map is seen.
  open var camera: MKMapCamera {
    get { MKMapCamera(of: self) }
    set { setCamera(newValue, animated: false) }
  }

  /// Sees the map from somewhere else.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(camera.centerCoordinate) else { return }
    move(to: camera.viewport(in: lengths.height), wanting: nil, animated: animated)
  }

  /// Shows so much of the map that annotations are in it, which it takes.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = annotations.map { MKMapPoint($0.coordinate) }.reduce(MKMapRect.null) {
      $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0))
    }
    let insets = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    setVisibleMapRect(rect, edgePadding: insets, animated: animated)
  }

  // MARK: Where what is

  /// Returns where a place on the globe is in a view.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint { convert(point(of: MKMapPoint(coordinate)), to: view) }

  /// Returns the place on the globe that is at a point of a view.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D { mapPoint(at: convert(point, from: view)).coordinate }

  /// Returns where a part of the globe is in a view.
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    convert(frame(of: region.mapRect), to: view)
  }

  /// Returns the part of the globe that is in a rectangle of a view.
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    MKCoordinateRegion(mapRect(in: convert(rect, from: view)))
  }

  // MARK: Annotations

  /// The annotations at places.
  open var annotations: [any MKAnnotation] {
    display.annotations + (showsUserLocation && userLocation.location != nil ? [userLocation] : [])
  }

  /// Shows something at a place.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Shows several things at places.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { add(annotations) }

  /// Shows something no more.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Shows several things no more.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { remove(annotations) }

  /// Returns what is in a part of the map.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { ($0 as? NSObject).map { AnyHashable($0) } })
  }

  /// The view of something that is in sight.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    display.views[ObjectIdentifier(annotation)]
  }

  /// Makes views of a class for a name.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { display.classes[identifier] = viewClass as? MKAnnotationView.Type }

  /// Returns a view that is not in use.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    guard let view = display.pool[identifier]?.popLast() else {
      guard let type = display.classes[identifier] else { return nil }
      return AnnotationViewMaker.make(type, for: nil, identifier)
    }
    view.prepareForReuse()
    return view
  }

  /// Returns a view for an annotation, of the class that was registered.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if display.classes[identifier] == nil, display.pool[identifier]?.isEmpty != false {
      MapWords.raiseUnregistered(identifier)
    }
    let view =
      dequeueReusableAnnotationView(withIdentifier: identifier)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }

  /// The selected annotations.
  open var selectedAnnotations: [any MKAnnotation] {
    get { display.selected.map { [$0] } ?? [] }
    set {
      if let first = newValue.first {
        selectAnnotation(first, animated: false)
      } else if let selected = display.selected {
        deselectAnnotation(selected, animated: false)
      }
    }
  }

  /// Selects something; the delegate hears of it in a turn.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    select(annotation)
  }

  /// Selects it no more.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    if let annotation, annotation === display.selected { select(nil) }
  }

  // MARK: Overlays

  /// The overlays over parts of it.
  open var overlays: [any MKOverlay] { display.overlays }

  /// Shows something over a part.
  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }

  /// Shows something over a part.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }

  /// Shows several things over parts.
  open func addOverlays(_ overlays: [any MKOverlay]) {
    display.overlays += overlays.filter { new in !display.overlays.contains { $0 === new } }
    scheduleDisplay()
  }

  /// Shows several things over parts.
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    addOverlays(overlays)
  }

  /// Shows something below all others.
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    guard !display.overlays.contains(where: { $0 === overlay }) else { return }
    display.overlays.insert(overlay, at: min(max(index, 0), display.overlays.count))
    scheduleDisplay()
  }

  /// Shows something no more.
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

  /// Shows several things no more.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays {
      display.overlays.removeAll { $0 === overlay }
      display.renderers[ObjectIdentifier(overlay)] = nil
    }
  }

  /// Returns the renderer of an overlay, once it was asked for.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    display.renderers[ObjectIdentifier(overlay)]
  }

  // MARK: The user

  /// Whether it shows where the user is; it asks for nothing by itself.
  open var showsUserLocation = false {
    didSet { if showsUserLocation != oldValue { locate(showsUserLocation) } }
  }

  /// The user's place.
  public let userLocation = MKUserLocation()

  /// Whether that is in sight.
  open var isUserLocationVisible: Bool {
    userLocation.location.map { shownRect.contains(MKMapPoint($0.coordinate)) } ?? false
  }

  /// Whether it follows the user.
  open var userTrackingMode: MKUserTrackingMode {
    get { display.tracking }
    set { setUserTrackingMode(newValue, animated: false) }
  }

  /// Follows the user, or does not any more.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != display.tracking else { return }
    display.tracking = mode
    if mode != .none { showsUserLocation = true }
    display.locator?.followsHeading = mode == .followWithHeading
    followUser()
    tellControls()
    inTurn { $0.delegate?.mapView($0, didChange: mode, animated: animated) }
  }

  // MARK: The model

  package static var neighbourRole: ElementRole { .map }

  package static let interfaceAttributes: [String: InterfaceAttribute?] = [
    "mapType": { ($0 as? MKMapView)?.mapType = MKMapType.named($1.text) },
    "showsUserLocation": { ($0 as? MKMapView)?.showsUserLocation = $1.bool },
    "zoomEnabled": { ($0 as? MKMapView)?.isZoomEnabled = $1.bool },
    "scrollEnabled": { ($0 as? MKMapView)?.isScrollEnabled = $1.bool },
    "rotateEnabled": { ($0 as? MKMapView)?.isRotateEnabled = $1.bool },
    "pitchEnabled": { ($0 as? MKMapView)?.isPitchEnabled = $1.bool },
    "showsBuildings": { ($0 as? MKMapView)?.showsBuildings = $1.bool },
    "showsPointsOfInterest": { ($0 as? MKMapView)?.showsPointsOfInterest = $1.bool },
    "showsCompass": { ($0 as? MKMapView)?.showsCompass = $1.bool },
    "showsScale": { ($0 as? MKMapView)?.showsScale = $1.bool },
    "showsTraffic": { ($0 as? MKMapView)?.showsTraffic = $1.bool },
  ]

  final var viewport = Viewport.world
  /// The part to show once the view has a size.
  final var wantedRect: MKMapRect?
  final var display = Display()

  private final func setUp() { clipsToBounds = true }

  /// Lays out what is in it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let wanted = wantedRect, !bounds.isEmpty {
      wantedRect = nil
      var fitting = fitted(wanted)
      (fitting.heading, fitting.pitch) = (viewport.heading, viewport.pitch)
      viewport = bounded(fitting)
    } else {
      viewport = bounded(viewport)
    }
    placeViews()
    scheduleDisplay()
  }

  /// Brings what shows up to date, also where the turn for it was dropped with another screen.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    display.isScheduled = false
    scheduleDisplay()
  }

  /// Moves with a finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isScrollEnabled, let touch = touches.first else { return }
    let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
    drag(by: CGPoint(x: now.x - before.x, y: now.y - before.y))
  }

  /// Does what a tap means.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if endDrag() { return }
    if let selected = display.selected { deselectAnnotation(selected, animated: true) }
  }
}

/// The kind of a map.
public enum MKMapType: UInt, Sendable {
  /// Roads and names.
  case standard = 0
  /// Pictures from above.
  case satellite = 1
  case hybrid = 2
  /// Pictures from all sides.
  case satelliteFlyover = 3
  /// Both, from all sides.
  case hybridFlyover = 4
  /// Roads and names, less loud.
  case mutedStandard = 5

  static func named(_ name: String) -> MKMapType {
    switch name {
    case "satellite": .satellite
    case "hybrid": .hybrid
    default: .standard
    }
  }
}

/// Whether a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow = 1
  /// It does, and turns too.
  case followWithHeading = 2
}

/// The name of the views that a map makes itself.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
