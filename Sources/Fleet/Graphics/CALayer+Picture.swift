public import HeadlessUIKit

extension CALayer: PictureSubject {
  /// The layer, with all that is in it.
  public var pictureSource: PictureSource { PictureSource(.layer(self)) }
}
