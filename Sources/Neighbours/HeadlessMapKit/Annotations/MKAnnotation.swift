public import HeadlessCoreLocation

/// Something that a map shows at a place.
@preconcurrency @MainActor
public protocol MKAnnotation: _NamedAnnotation {
  /// Its coordinate.
  var coordinate: CLLocationCoordinate2D { get }
  /// Its name.
  var title: String? { get }
  /// Its subtitle.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// It has no name.
  public var title: String? { nil }
  /// Nothing else is said of it.
  public var subtitle: String? { nil }
}
