/// A picture or a piece of sound, with its time.
public final class CMSampleBuffer {
  /// The picture, if it holds one.
  public let imageBuffer: CVImageBuffer?
  /// The time at which it is shown.
  public let presentationTimeStamp: CMTime

  /// Creates a buffer, as no camera does here.
  package init(imageBuffer: CVImageBuffer? = nil, presentationTimeStamp: CMTime) {
    self.imageBuffer = imageBuffer
    self.presentationTimeStamp = presentationTimeStamp
  }
}

/// Returns the picture, if there is one.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? {
  sbuf.imageBuffer
}

/// Returns the time at which it is shown.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}
