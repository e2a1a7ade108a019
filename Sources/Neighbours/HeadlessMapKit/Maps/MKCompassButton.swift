public import Foundation
public import HeadlessUIKit

/// A button that shows where north is, and turns a map there.
///
/// It shows only where the map is turned, unless it is told otherwise.
@preconcurrency @MainActor
open class MKCompassButton: UIView, MapControl {
  /// The map.
  open weak var mapView: MKMapView? {
    didSet { followMap() }
  }
  /// Whether it shows.
  open var compassVisibility = MKFeatureVisibility.adaptive {
    didSet { mapDidChange() }
  }

  private final let dial = UIButton(type: .custom)
  private static let size = CGSize(width: 44, height: 44)

  /// Creates a button of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(origin: .zero, size: Self.size))
    self.mapView = mapView
    followMap()
  }

  /// Creates a button without a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    dial.accessibilityLabel = "Compass"
    dial.setImage(UIImage(systemName: "location.north.fill"), for: .normal)
    dial.addAction(UIAction { [weak self] _ in self?.mapView?.turnNorth() }, for: .touchUpInside)
    addSubview(dial)
    mapDidChange()
  }

  final func mapDidChange() {
    let heading = mapView?.viewport.heading ?? 0
    dial.isHidden =
      switch compassVisibility {
      case .adaptive: heading == 0
      case .hidden: true
      case .visible: false
      }
    dial.transform = CGAffineTransform(rotationAngle: -heading * .pi / 180)
  }

  /// Where nothing shows, what lies behind is touched.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !dial.isHidden && super.point(inside: point, with: event)
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    dial.bounds.size = bounds.size
    dial.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
