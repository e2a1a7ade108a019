import Foundation
import HeadlessCoreLocation
import HeadlessUIKit

extension MKMapView {
  /// What the middle of a map is, and how much of the world a point is.
  struct Viewport: Equatable {
    var center: MKMapPoint
    /// The steps on the flat map to a point on the screen.
    var scale: Double
    /// The direction that is above, in degrees from north.
    var heading = 0.0
    /// How far it is tilted, which changes nothing of what shows.
    var pitch = 0.0

    /// How wide and high a view is thought to be that has no size yet.
    fileprivate static let usualLength = 512.0

    /// All of the world, in a view of usual size.
    static let world = Viewport(
      center: MKMapPoint(x: Mercator.width / 2, y: Mercator.width / 2),
      scale: Mercator.width / usualLength)
  }

  /// The closest that one can come.
  private static let closest = 0.125

  /// The part of the map that shows; what is to show where there is no size yet.
  final var shownRect: MKMapRect {
    bounds.isEmpty ? wantedRect ?? rect(of: viewport) : rect(of: viewport)
  }

  /// The size of the view, or what it is thought to be before it has one.
  final var lengths: CGSize {
    bounds.isEmpty ? CGSize(width: Viewport.usualLength, height: Viewport.usualLength) : bounds.size
  }

  final func rect(of viewport: Viewport) -> MKMapRect {
    let size = extent(of: viewport)
    return MKMapRect(
      x: viewport.center.x - size.width / 2, y: viewport.center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  /// How wide and high the part is that shows, or around what shows where the map is turned.
  private func extent(of viewport: Viewport) -> MKMapSize {
    let (width, height) = (Double(lengths.width), Double(lengths.height))
    let turn = viewport.turn
    return MKMapSize(
      width: (width * abs(turn.cos) + height * abs(turn.sin)) * viewport.scale,
      height: (width * abs(turn.sin) + height * abs(turn.cos)) * viewport.scale)
  }

  /// The viewport at which a part of the map just fits, with some room around it.
  final func fitted(_ rect: MKMapRect, _ insets: UIEdgeInsets = .zero) -> Viewport {
    guard !bounds.isEmpty else {
      let scale = max(rect.width, rect.height) / Viewport.usualLength
      return Viewport(center: MKMapPoint(x: rect.midX, y: rect.midY), scale: limit(scale))
    }
    let width = max(Double(bounds.width - insets.left - insets.right), 1)
    let height = max(Double(bounds.height - insets.top - insets.bottom), 1)
    let scale = max(rect.width / width, rect.height / height)
    let limited = limit(scale)
    let center = MKMapPoint(
      x: rect.midX - Double(insets.left - insets.right) / 2 * limited,
      y: rect.midY - Double(insets.top - insets.bottom) / 2 * limited)
    return bounded(Viewport(center: center, scale: limited))
  }

  /// The part around a place that is only a point, as wide and high as the closest view of it.
  private static func withSize(_ rect: MKMapRect) -> MKMapRect {
    rect.insetBy(
      dx: min(rect.width - closest, 0) / 2, dy: min(rect.height - closest, 0) / 2)
  }

  private func limit(_ scale: Double) -> Double {
    let farthest = bounds.isEmpty ? .infinity : Mercator.width / Double(bounds.width)
    return min(max(scale, Self.closest), max(farthest, Self.closest))
  }

  /// The viewport without what is above or below the world.
  final func bounded(_ viewport: Viewport) -> Viewport {
    guard !bounds.isEmpty else { return viewport }
    var viewport = viewport
    viewport.scale = limit(viewport.scale)
    let half = extent(of: viewport).height / 2
    viewport.center.y =
      half * 2 >= Mercator.width
      ? Mercator.width / 2 : min(max(viewport.center.y, half), Mercator.width - half)
    return viewport
  }

  final func point(of mapPoint: MKMapPoint) -> CGPoint {
    let way = viewport.onScreen(
      (mapPoint.x - viewport.center.x) / viewport.scale,
      (mapPoint.y - viewport.center.y) / viewport.scale)
    return CGPoint(x: bounds.midX + way.x, y: bounds.midY + way.y)
  }

  final func mapPoint(at point: CGPoint) -> MKMapPoint {
    let way = viewport.onMap(Double(point.x - bounds.midX), Double(point.y - bounds.midY))
    return MKMapPoint(
      x: viewport.center.x + way.x * viewport.scale,
      y: viewport.center.y + way.y * viewport.scale)
  }

  /// Shows another part, of which the delegate hears in a turn.
  final func move(to viewport: Viewport, wanting rect: MKMapRect?, animated: Bool) {
    wantedRect = bounds.isEmpty ? rect.map(Self.withSize) : nil
    self.viewport = bounded(viewport)
    placeViews()
    inTurn { map in
      map.delegate?.mapView(map, regionWillChangeAnimated: animated)
      map.delegate?.mapViewDidChangeVisibleRegion(map)
      map.delegate?.mapView(map, regionDidChangeAnimated: animated)
    }
    scheduleDisplay()
  }

  // MARK: Fingers

  /// Moves the map with a finger.
  final func drag(by way: CGPoint) {
    guard way != .zero else { return }
    if !display.isDragged {
      display.isDragged = true
      setUserTrackingMode(.none, animated: false)
      delegate?.mapView(self, regionWillChangeAnimated: false)
    }
    var moved = viewport
    let way = viewport.onMap(Double(way.x), Double(way.y))
    moved.center.x -= way.x * viewport.scale
    moved.center.y -= way.y * viewport.scale
    viewport = bounded(moved)
    placeViews()
    delegate?.mapViewDidChangeVisibleRegion(self)
  }

  /// Ends moving it, and returns whether it was moved.
  final func endDrag() -> Bool {
    guard display.isDragged else { return false }
    display.isDragged = false
    inTurn { $0.delegate?.mapView($0, regionDidChangeAnimated: true) }
    scheduleDisplay()
    return true
  }

  /// Does something in a later turn.
  final func inTurn(_ work: @escaping @MainActor (MKMapView) -> Void) {
    hostApplication.mainLoop.enqueue("MKMapView") { [weak self] in
      if let self { work(self) }
    }
  }
}
