public import Foundation
public import HeadlessCoreLocation

/// Several annotations that a map shows as one; no map here makes one by itself.
@preconcurrency @MainActor
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// Its annotations.
  public let memberAnnotations: [any MKAnnotation]
  /// Its name.
  open var title: String?
  /// Its subtitle.
  open var subtitle: String?

  /// Creates an annotation of several.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }

  /// The middle of its annotations.
  open var coordinate: CLLocationCoordinate2D {
    let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
    guard !points.isEmpty else { return CLLocationCoordinate2D() }
    let count = Double(points.count)
    return MKMapPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count
    ).coordinate
  }
}

/// The name of the views of several annotations that a map makes itself.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
