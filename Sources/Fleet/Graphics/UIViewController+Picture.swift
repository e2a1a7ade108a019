public import HeadlessUIKit

extension UIViewController: PictureSubject {
  /// The view of the controller, with all that is in it.
  public var pictureSource: PictureSource { PictureSource(.view(view)) }
}
