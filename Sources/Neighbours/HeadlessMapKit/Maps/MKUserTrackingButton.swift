public import Foundation
public import HeadlessUIKit

/// A button that has a map follow the user, then turn with the device, then do neither.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView, MapControl {
  /// The map.
  open weak var mapView: MKMapView? {
    didSet { followMap() }
  }

  private final let button = UIButton(type: .system)
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
    button.accessibilityLabel = MKUserTrackingMode.name
    button.addAction(UIAction { [weak self] _ in self?.mapView?.followOn() }, for: .touchUpInside)
    addSubview(button)
    mapDidChange()
  }

  final func mapDidChange() {
    let mode = mapView?.userTrackingMode ?? .none
    button.setImage(mode.image, for: .normal)
    button.accessibilityValue = mode.words
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}
