import Foundation
public import HeadlessUIKit

/// A marker at a place.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  override class var usualSize: CGSize? { CGSize(width: 28, height: 28) }

  /// The visibility of the name.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// The visibility of the subtitle.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// The colour of the marker.
  open var markerTintColor: UIColor?
  /// The colour of what is in it.
  open var glyphTintColor: UIColor?
  /// The text in it.
  open var glyphText: String?
  /// The picture in it.
  open var glyphImage: UIImage?
  /// The picture in it while it is selected.
  open var selectedGlyphImage: UIImage?
  /// Whether it falls into its place.
  open var animatesWhenAdded = false
}

/// Whether a name or a control shows.
public enum MKFeatureVisibility: Int, Sendable {
  /// As there is room for a name, or something to do with a control.
  case adaptive = 0
  case hidden = 1
  case visible = 2
}
