extension VisibleScreen: PictureSubject {
  /// All that is shown.
  public var pictureSource: PictureSource { PictureSource(.screen) }
}
