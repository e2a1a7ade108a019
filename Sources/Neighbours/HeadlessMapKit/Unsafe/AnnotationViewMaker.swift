import Foundation
import HeadlessUIKit

/// Makes views of a class that is only known at run time, as MapKit does: see `ObjectMaker`.
@MainActor
enum AnnotationViewMaker {
  static func make(
    _ type: MKAnnotationView.Type, for annotation: (any MKAnnotation)?, _ identifier: String
  ) -> MKAnnotationView {
    makeView(type, annotation, identifier)
  }

  @inline(never)
  @_optimize(none)
  private static func makeView(
    _ type: MKAnnotationView.Type, _ annotation: (any MKAnnotation)?, _ identifier: String
  ) -> MKAnnotationView {
    unsafeBitCast(type, to: MadeAnnotationView.Type.self).init(
      annotation: annotation, reuseIdentifier: identifier)
  }
}

/// Declares the initializer as required, which makes the compiler call it through the class's table.
private class MadeAnnotationView: MKAnnotationView {
  required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder aDecoder: NSCoder) { nil }
}

private final class OverriddenAnnotationView: MadeAnnotationView {
  required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder aDecoder: NSCoder) { nil }
}
