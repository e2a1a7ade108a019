public import Foundation
import HeadlessUIKit

/// What the lock screen says that an app plays.
@preconcurrency @MainActor
open class MPNowPlayingInfoCenter: NSObject {
  private override init() { super.init() }

  /// That of the app, which is that of the application of the test.
  open class func `default`() -> MPNowPlayingInfoCenter {
    ApplicationScope.current.shared { MPNowPlayingInfoCenter() }
  }

  /// What plays, by the keys that there are for it.
  open var nowPlayingInfo: [String: Any]?

  /// Whether it plays.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// Whether an app plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown = 0
  case playing = 1
  case paused = 2
  case stopped = 3
  /// Something else is heard.
  case interrupted = 4
}

/// The kind of media that an app plays.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  case none = 0
  case audio = 1
  case video = 2
}
