public import Foundation
public import HeadlessUIKit

/// A button of a bar that has a map follow the user, then turn with the device, then do neither.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem, MapControl {
  /// The map.
  open weak var mapView: MKMapView? {
    didSet { followMap() }
  }

  /// Creates a button of a map.
  public init(mapView: MKMapView?) {
    super.init()
    setUp()
    self.mapView = mapView
    followMap()
  }

  /// Creates a button without a map.
  public convenience override init() { self.init(mapView: nil) }

  /// Creates a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    primaryAction = UIAction { [weak self] _ in self?.mapView?.followOn() }
    title = nil
    accessibilityLabel = MKUserTrackingMode.name
    mapDidChange()
  }

  final func mapDidChange() {
    let mode = mapView?.userTrackingMode ?? .none
    image = mode.image
    accessibilityValue = mode.words
  }
}
