/// A picture of a film or of a camera: films have no pictures here.
public final class CVBuffer {
  init() {}
}

/// A picture.
public typealias CVImageBuffer = CVBuffer
/// A picture as pixels in memory.
public typealias CVPixelBuffer = CVImageBuffer
