import HeadlessMapKit
import HeadlessSwiftUI

/// Something of SwiftUI's at a place on the map.
final class PlacedItem: MKPointAnnotation {
  private(set) var item: MapItem
  private(set) var environment: EnvironmentValues

  init(_ item: MapItem, _ environment: EnvironmentValues) {
    self.item = item
    self.environment = environment
    super.init()
    show(item, environment)
  }

  /// Shows another value.
  func show(_ item: MapItem, _ environment: EnvironmentValues) {
    self.item = item
    self.environment = environment
    if !coordinate.isSame(item.coordinate) { coordinate = item.coordinate }
    let words = item.showsTitle ? item.title.map { environment.string($0) } : nil
    if title != words { title = words }
  }

  /// Makes what shows it.
  func makeView() -> MKAnnotationView {
    if case .annotation = item.form { return PlacedView(self) }
    let view = MKMarkerAnnotationView(annotation: self, reuseIdentifier: nil)
    show(in: view)
    return view
  }

  /// Shows the present value.
  func show(in view: MKAnnotationView) {
    if let view = view as? PlacedView { return view.show(self) }
    guard let view = view as? MKMarkerAnnotationView, case .marker(_, let image) = item.form
    else { return }
    view.markerTintColor = item.tint.map { environment.color($0) }
    view.glyphImage = image
  }
}
