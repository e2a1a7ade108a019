public import HeadlessUIKit

extension UIView: PictureSubject {
  /// The view, with all that is in it.
  public var pictureSource: PictureSource { PictureSource(.view(self)) }
}
