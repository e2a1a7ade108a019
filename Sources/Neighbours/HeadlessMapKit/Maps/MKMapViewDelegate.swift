public import Foundation
import HeadlessCoreLocation
public import HeadlessUIKit

/// The methods by which a map asks for views, and tells what happens in it.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Called before the map shows another part.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)

  /// Called each time that the map shows another part.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)

  /// Called when the map shows another part.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)

  /// Called when the map begins to load pictures.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)

  /// Called when the map has loaded its pictures, which it has none of here.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)

  /// Called when the map could not load its pictures.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)

  /// Called when the map begins to draw.
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)

  /// Called when the map has drawn all.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)

  /// Asks for the view of an annotation; without one, the map has a marker.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?

  /// Asks for what stands for several annotations, which no map does here.
  func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation

  /// Called when views were added.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])

  /// Called when a button of what has opened is tapped.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)

  /// Called when a view is selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)

  /// Called when a view is not selected any more.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)

  /// Called when an annotation is selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)

  /// Called when an annotation is not selected any more.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)

  /// Called when the map begins to look where the user is.
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)

  /// Called when the map does not look where the user is any more.
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)

  /// Called when the user is somewhere else.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)

  /// Called when the user's location is unknown.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)

  /// Called when a view is moved.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState)

  /// Called when the map follows the user, or does not any more.
  func mapView(
    _ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)

  /// Asks for what draws an overlay.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer

  /// Called when overlays are drawn.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}

  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}

  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}

  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}

  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}

  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}

  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}

  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}

  /// The map has a marker.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }

  /// It is one of just these annotations.
  public func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }

  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}

  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}

  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}

  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}

  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}

  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}

  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}

  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}

  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}

  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}

  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {}

  public func mapView(
    _ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool
  ) {}

  /// Draws nothing.
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }

  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
}
