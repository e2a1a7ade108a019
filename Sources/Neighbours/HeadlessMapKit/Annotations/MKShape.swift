public import Foundation
public import HeadlessCoreLocation

/// Something at a place, with a name.
@preconcurrency @MainActor
open class MKShape: NSObject, MKAnnotation {
  /// Creates a shape without a name.
  public override init() { super.init() }

  open var title: String? { didSet { onChange?() } }
  open var subtitle: String? { didSet { onChange?() } }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  /// What a map that shows it does when it changes.
  final var onChange: (() -> Void)?
}
