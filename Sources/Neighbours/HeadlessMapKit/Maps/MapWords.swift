import Foundation
import HeadlessUIKit

/// The sentences of maps.
@MainActor
enum MapWords {
  static func raiseInvalidRegion(_ region: MKCoordinateRegion) {
    raise(
      String(
        format: "Invalid Region <center:%+.8f, %+.8f span:%+.8f, %+.8f>", region.center.latitude,
        region.center.longitude, region.span.latitudeDelta, region.span.longitudeDelta),
      by: "MKMapView.setRegion(_:animated:)")
  }

  static func raiseUnregistered(_ identifier: String) {
    raise(
      "unable to dequeue an annotation view with identifier \(identifier) - must register a class "
        + "for the identifier",
      by: "MKMapView.dequeueReusableAnnotationView(withIdentifier:for:)")
  }

  private static func raise(_ reason: String, by call: String) {
    ModelException.invalidArgument.raise(reason, by: call, of: "MapKit")
  }
}
