public import Foundation
import HeadlessCoreLocation
public import HeadlessUIKit

/// A ruler for a map.
///
/// On a device it shows while the user zooms, which no user does here: it shows only where it is told to.
@preconcurrency @MainActor
open class MKScaleView: UIView, MapControl {
  /// The side at which the ruler begins.
  public enum Alignment: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// The map.
  open weak var mapView: MKMapView? {
    didSet { followMap() }
  }
  /// Whether it shows.
  open var scaleVisibility = MKFeatureVisibility.adaptive {
    didSet { mapDidChange() }
  }
  /// The side at which the ruler begins.
  open var legendAlignment = Alignment.leading {
    didSet { mapDidChange() }
  }

  private final let legend = UILabel()
  private static let size = CGSize(width: 120, height: 20)

  /// Creates a ruler of a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(origin: .zero, size: Self.size))
    self.mapView = mapView
    followMap()
  }

  /// Creates a ruler without a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a ruler from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    addSubview(legend)
    mapDidChange()
  }

  final func mapDidChange() {
    legend.isHidden = scaleVisibility != .visible
    legend.textAlignment = legendAlignment == .leading ? .natural : .right
    legend.text = mapView.map { Self.words($0.longestLength(within: Self.size.width)) }
  }

  private static func words(_ meters: Double) -> String {
    meters >= 1_000 ? "\(Int(meters / 1_000)) km" : "\(Int(meters)) m"
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    legend.frame = bounds
  }
}

extension MKMapView {
  /// The longest of 1, 2 and 5 meters, tens of meters and so on that is so wide at most.
  fileprivate final func longestLength(within width: CGFloat) -> Double {
    let latitude = viewport.center.coordinate.latitude
    let meters = MKMetersPerMapPointAtLatitude(latitude) * viewport.scale * Double(width)
    guard meters.isFinite, meters >= 1 else { return 1 }
    let power = pow(10, floor(log10(meters)))
    return power * ([5, 2].first { $0 * power <= meters } ?? 1)
  }
}
