public import Foundation

/// A sound or a film at a URL.
@preconcurrency @MainActor
open class AVURLAsset: AVAsset {
  /// Creates one of what is at a URL.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(place: URL)
  }

  /// Its URL.
  public let url: URL
}
