public import Foundation
import HeadlessUIKit

/// The dot where the user is.
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
  /// Creates a dot.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 22, height: 22)
  }

  /// Creates a dot from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
