public import Foundation
public import HeadlessCoreLocation

/// Something that a map shows at a place.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// What else is said of it.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// It has no name.
  public var title: String? { nil }
  /// Nothing else is said of it.
  public var subtitle: String? { nil }
}
