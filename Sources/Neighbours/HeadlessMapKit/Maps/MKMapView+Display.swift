import Foundation
import HeadlessCoreLocation
import HeadlessUIKit

extension MKMapView {
  /// The contents of a map besides the world.
  struct Display {
    var annotations: [any MKAnnotation] = []
    var views: [ObjectIdentifier: MKAnnotationView] = [:]
    var classes: [String: MKAnnotationView.Type] = [:]
    /// The views that are not in use, by their names.
    var pool: [String: [MKAnnotationView]] = [:]
    var selected: (any MKAnnotation)?
    var callout: CalloutView?
    var overlays: [any MKOverlay] = []
    var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
    var tracking = MKUserTrackingMode.none
    var locator: UserLocator?
    var isScheduled = false
    var isDragged = false
    /// The controls that show what the map does.
    var controls: [MapControlLink] = []
  }

  // MARK: Annotations

  final func add(_ annotations: [any MKAnnotation]) {
    for annotation in annotations where !display.annotations.contains(where: { $0 === annotation })
    {
      display.annotations.append(annotation)
      (annotation as? MKShape)?.onChange = { [weak self, weak annotation] in
        guard let self, let annotation else { return }
        view(for: annotation)?.showName()
        placeViews()
        scheduleDisplay()
      }
    }
    scheduleDisplay()
  }

  final func remove(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      guard let index = display.annotations.firstIndex(where: { $0 === annotation }) else {
        continue
      }
      display.annotations.remove(at: index)
      (annotation as? MKShape)?.onChange = nil
      if annotation === display.selected { select(nil) }
      hide(annotation)
    }
  }

  /// Takes the view of an annotation away, to be used again.
  private func hide(_ annotation: any MKAnnotation) {
    guard let view = display.views.removeValue(forKey: ObjectIdentifier(annotation)) else { return }
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier {
      display.pool[identifier, default: []].append(view)
    }
  }

  // MARK: What shows

  /// Brings what shows up to date in a turn.
  final func scheduleDisplay() {
    guard !display.isScheduled else { return }
    display.isScheduled = true
    inTurn { map in
      map.display.isScheduled = false
      map.updateViews()
      map.updateRenderers()
    }
  }

  private func updateViews() {
    guard !bounds.isEmpty else { return }
    let rect = shownRect
    var added: [MKAnnotationView] = []
    for annotation in annotations {
      let isInSight = rect.contains(MKMapPoint(annotation.coordinate))
      let isShown = view(for: annotation) != nil
      if isShown, !isInSight, annotation !== display.selected { hide(annotation) }
      guard isInSight, !isShown, CLLocationCoordinate2DIsValid(annotation.coordinate) else {
        continue
      }
      added.append(show(annotation))
    }
    placeViews()
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }

  private func show(_ annotation: any MKAnnotation) -> MKAnnotationView {
    let view = delegate?.mapView(self, viewFor: annotation) ?? defaultView(for: annotation)
    view.annotation = annotation
    view.map = self
    view.prepareForDisplay()
    display.views[ObjectIdentifier(annotation)] = view
    addSubview(view)
    if annotation === display.selected { open(annotation) }
    return view
  }

  private func defaultView(for annotation: any MKAnnotation) -> MKAnnotationView {
    if annotation === userLocation {
      return MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
    }
    let identifier = MKMapViewDefaultAnnotationViewReuseIdentifier
    if let view = dequeueReusableAnnotationView(withIdentifier: identifier) { return view }
    return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  /// Puts all views where their places are.
  final func placeViews() {
    for (_, view) in display.views {
      guard let annotation = view.annotation else { continue }
      let point = point(of: MKMapPoint(annotation.coordinate))
      view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    }
    if let selected = display.selected, let view = view(for: selected) {
      display.callout?.place(above: view)
    }
    tellControls()
  }

  private func updateRenderers() {
    guard let delegate else { return }
    var added: [MKOverlayRenderer] = []
    for overlay in display.overlays where display.renderers[ObjectIdentifier(overlay)] == nil {
      let renderer = delegate.mapView(self, rendererFor: overlay)
      display.renderers[ObjectIdentifier(overlay)] = renderer
      added.append(renderer)
    }
    if !added.isEmpty { delegate.mapView(self, didAdd: added) }
  }

  // MARK: Selecting

  /// Selects a view that is tapped, or not any more.
  final func userTaps(_ view: MKAnnotationView) {
    guard view.isEnabled, let annotation = view.annotation else { return }
    if annotation !== display.selected { select(annotation) }
  }

  /// Selects something else, or nothing.
  final func select(_ annotation: (any MKAnnotation)?) {
    guard annotation !== display.selected else { return }
    let former = display.selected
    display.selected = annotation
    if let former {
      let view = view(for: former)
      view?.setSelected(false, animated: true)
      display.callout?.close()
      display.callout = nil
      inTurn { map in
        if let view { map.delegate?.mapView(map, didDeselect: view) }
        map.delegate?.mapView(map, didDeselect: former)
      }
    }
    if let annotation { open(annotation) }
  }

  /// Opens what a selected annotation shows, once it has a view.
  private func open(_ annotation: any MKAnnotation) {
    guard let view = view(for: annotation) else { return }
    view.setSelected(true, animated: true)
    bringSubviewToFront(view)
    if view.canShowCallout, annotation.title?.isEmpty == false {
      let callout = CalloutView(for: view, annotation) { [weak self, weak view] control in
        guard let self, let view else { return }
        delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
      }
      addSubview(callout)
      callout.place(above: view)
      display.callout = callout
    }
    inTurn { map in
      map.delegate?.mapView(map, didSelect: view)
      map.delegate?.mapView(map, didSelect: annotation)
    }
  }
}
