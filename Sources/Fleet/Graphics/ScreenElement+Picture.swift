extension ScreenElement: PictureSubject {
  /// The part of the screen where the element is.
  public var pictureSource: PictureSource { PictureSource(.element(self)) }
}
