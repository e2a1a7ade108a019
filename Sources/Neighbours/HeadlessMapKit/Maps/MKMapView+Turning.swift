import Foundation
import HeadlessCoreLocation
import HeadlessUIKit

extension MKMapView.Viewport {
  /// How the map is turned.
  var turn: (cos: Double, sin: Double) {
    guard heading != 0 else { return (1, 0) }
    let angle = heading * .pi / 180
    return (cos(angle), sin(angle))
  }

  /// The way on the screen that is so far to the east and the south.
  func onScreen(_ east: Double, _ south: Double) -> (x: Double, y: Double) {
    guard heading != 0 else { return (east, south) }
    let turn = turn
    return (east * turn.cos + south * turn.sin, south * turn.cos - east * turn.sin)
  }

  /// The way to the east and the south that is so far on the screen.
  func onMap(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    guard heading != 0 else { return (x, y) }
    let turn = turn
    return (x * turn.cos - y * turn.sin, y * turn.cos + x * turn.sin)
  }
}

extension CLLocationDirection {
  /// The same direction between 0 and 360 degrees.
  var asHeading: CLLocationDirection {
    guard isFinite else { return 0 }
    let rest = truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }
}

extension MKMapView {
  /// Turns the map until a direction is above.
  final func turn(to heading: CLLocationDirection, animated: Bool = false) {
    change(animated: animated) { viewport, _ in viewport.heading = heading.asHeading }
  }

  /// Turns the map until north is above, and does not turn it with the device any more.
  final func turnNorth() {
    if userTrackingMode == .followWithHeading { setUserTrackingMode(.follow, animated: true) }
    turn(to: 0, animated: true)
  }

  /// Shows something else around the same place.
  final func change(animated: Bool = false, _ change: (inout Viewport, CGFloat) -> Void) {
    var changed = viewport
    change(&changed, lengths.height)
    guard changed != viewport else { return }
    move(to: changed, wanting: wantedRect, animated: animated)
  }

  // MARK: Corners

  /// Where a part of the map is, or what is around that where the map is turned.
  final func frame(of rect: MKMapRect) -> CGRect {
    let corners = [
      rect.origin, MKMapPoint(x: rect.maxX, y: rect.minY),
      MKMapPoint(x: rect.minX, y: rect.maxY), MKMapPoint(x: rect.maxX, y: rect.maxY),
    ].map { point(of: $0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// The part of the map that is in a rectangle, or what is around that where the map is turned.
  final func mapRect(in frame: CGRect) -> MKMapRect {
    let corners = [
      frame.origin, CGPoint(x: frame.maxX, y: frame.minY),
      CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
    ]
    return corners.map { mapPoint(at: $0) }.reduce(MKMapRect.null) {
      $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0))
    }
  }

  // MARK: Controls

  /// Has a control show what the map does, as long as it is the control's map.
  final func attach(_ control: any MapControl) {
    display.controls.removeAll { $0.control == nil || $0.control === control }
    display.controls.append(MapControlLink(control: control))
  }

  /// Has the controls show what the map does now.
  final func tellControls() {
    for link in display.controls where link.control?.mapView === self {
      link.control?.mapDidChange()
    }
  }

  /// Follows the user, then turns with the device, then does neither: what the button for that does.
  final func followOn() {
    let next: MKUserTrackingMode =
      switch userTrackingMode {
      case .none: .follow
      case .follow: .followWithHeading
      case .followWithHeading: .none
      }
    setUserTrackingMode(next, animated: true)
    if next == .none { turn(to: 0, animated: true) }
  }
}
