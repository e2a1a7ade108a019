public import Foundation
import HeadlessUIKit

/// A sound or a film.
@preconcurrency @MainActor
open class AVAsset: NSObject {
  let place: URL?

  init(place: URL?) {
    self.place = place
    super.init()
  }

  /// Creates one of nothing.
  public convenience override init() { self.init(place: nil) }

  /// Creates one of what is at a URL.
  public convenience init(url URL: URL) { self.init(place: URL) }

  /// Its duration; indefinite for an asset that cannot be had.
  open var duration: CMTime {
    guard case .header(let header) = knowledge else { return .indefinite }
    return CMTime(seconds: header.duration, preferredTimescale: Self.timescale)
  }

  /// The speed at which it plays by itself.
  open var preferredRate: Float { 1 }
  /// The volume at which it plays by itself.
  open var preferredVolume: Float { 1 }
  /// Whether it can be played.
  open var isPlayable: Bool { if case .header = knowledge { true } else { false } }
  /// Whether it can be exported, which nothing can here.
  open var isExportable: Bool { false }
  /// Whether it can be read, which nothing can here.
  open var isReadable: Bool { false }
  /// Whether it is protected.
  open var hasProtectedContent: Bool { false }
  /// The lines of sound and pictures in it; always empty here.
  open var tracks: [AVAssetTrack] { [] }
  /// The metadata in it; always empty here.
  open var metadata: [AVMetadataItem] { [] }
  /// The metadata in it; always empty here.
  open var commonMetadata: [AVMetadataItem] { [] }

  /// The lines of a kind in it; always empty here.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

  /// Loads what is asked for, and calls back in a later turn.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) {
    UIApplication.shared.mainLoop.enqueue("AVAsset") { [self] in
      isLoaded = true
      handler?()
    }
  }

  /// Whether something is loaded.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
    -> AVKeyValueStatus
  {
    guard isLoaded else { return .unknown }
    if case .error(let error) = knowledge {
      outError?.pointee = error
      return .failed
    }
    return .loaded
  }

  /// Loads what is asked for, and returns it in a later turn.
  open func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    await MainTurn.come("AVFoundation")
    if case .error(let error) = knowledge { throw error }
    return property.read(self)
  }

  /// Loads the lines of a kind in it; always empty here.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    await MainTurn.come("AVFoundation")
    if case .error(let error) = knowledge { throw error }
    return []
  }

  // MARK: The model

  static let timescale: CMTimeScale = 44_100
  private var isLoaded = false

  final lazy var knowledge: AppMedia.Knowledge = {
    guard let place else { return .header(MediaHeader(duration: 0)) }
    return AppMedia.current.knowledge(of: place)
  }()
}

/// Whether something is loaded.
public enum AVKeyValueStatus: Int, Sendable {
  /// Not yet asked for.
  case unknown = 0
  /// It is on its way.
  case loading = 1
  case loaded = 2
  /// It cannot be had.
  case failed = 3
  /// The app has ended it.
  case cancelled = 4
}

/// The kinds of media in sounds and films.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let audio = Self(rawValue: "soun")
  public static let video = Self(rawValue: "vide")
  public static let text = Self(rawValue: "text")
  /// Data about the rest.
  public static let metadata = Self(rawValue: "meta")
}

/// The way in which a picture fits into its place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// All of it shows.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// It fills its place.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// It fills its place, and is not what it was.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}
