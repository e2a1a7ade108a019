public import Foundation

/// A part of a line of sound or pictures.
@preconcurrency @MainActor
open class AVAssetTrackSegment: NSObject {
  /// Which times of what it is of it has, and when.
  public final let timeMapping: CMTimeMapping
  /// Whether there is nothing in it.
  open var isEmpty: Bool { !timeMapping.source.isValid }

  init(_ timeMapping: CMTimeMapping) {
    self.timeMapping = timeMapping
    super.init()
  }
}
