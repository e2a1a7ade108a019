public import Foundation
public import HeadlessUIKit

/// A sound or a film.
@preconcurrency @MainActor
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading {
  let place: URL?

  init(place: URL?) {
    self.place = place
    super.init()
  }

  /// Creates one of nothing.
  public convenience override init() { self.init(place: nil) }

  /// Creates one of what is at a URL.
  public convenience init(url URL: URL) { self.init(place: URL) }

  // MARK: What it is

  /// Its duration; indefinite for an asset that cannot be had.
  open var duration: CMTime {
    guard case .header(let header, _) = knowledge else { return .indefinite }
    return CMTime(seconds: header.duration, preferredTimescale: Self.timescale)
  }

  /// Whether times in it are exact, as they are here.
  open var providesPreciseDurationAndTiming: Bool { true }
  /// The speed at which it plays by itself.
  open var preferredRate: Float { 1 }
  /// The volume at which it plays by itself.
  open var preferredVolume: Float { 1 }
  /// How its pictures are turned.
  open var preferredTransform: CGAffineTransform {
    tracks(withMediaType: .video).first?.preferredTransform ?? .identity
  }
  /// The size of its pictures, before they are turned.
  open var naturalSize: CGSize { tracks(withMediaType: .video).first?.naturalSize ?? .zero }
  /// Whether it can be played.
  open var isPlayable: Bool { if case .header = knowledge { true } else { false } }
  /// Whether it can be exported.
  open var isExportable: Bool { isPlayable }
  /// Whether it can be read, which nothing can here.
  open var isReadable: Bool { false }
  /// Whether a composition can have it.
  open var isComposable: Bool { isPlayable }
  /// Whether it is protected.
  open var hasProtectedContent: Bool { false }
  /// The lines of sound and pictures in it, as its file or a test says.
  open var tracks: [AVAssetTrack] { ownTracks }

  /// Its metadata, as its file or a test says.
  open var metadata: [AVMetadataItem] { contents.metadata }
  /// Its metadata that all kinds of files have.
  open var commonMetadata: [AVMetadataItem] { metadata.filter { $0.commonKey != nil } }

  /// The lines of a kind in it.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }

  // MARK: Loading

  /// Loads what is asked for, and calls back in a later turn.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) {
    for key in keys where progress[key] != .loaded { progress[key] = .loading }
    comeToKnow("AVAsset", for: self) { [self] isThere in
      for key in keys { progress[key] = isThere ? .loaded : .cancelled }
      handler?()
    }
  }

  /// Whether something is loaded.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
    -> AVKeyValueStatus
  {
    let status = progress[key] ?? .unknown
    if status == .cancelled { outError?.pointee = AVError(.operationCancelled) as NSError }
    guard status == .loaded, case .error(let error) = knowledge else { return status }
    outError?.pointee = error
    return .failed
  }

  /// Ends what is loading: who waits hears that it was cancelled.
  open func cancelLoading() { cancellations += 1 }

  // MARK: The model

  static let timescale: CMTimeScale = 44_100
  /// How far things that were asked for have come, by their names.
  private var progress: [String: AVKeyValueStatus] = [:]
  private var cancellations = 0
  /// What has come to be known.
  final var known: AppMedia.Knowledge?

  /// What is known of it; an error as long as it is loading.
  final var knowledge: AppMedia.Knowledge {
    if let known { return known }
    known = find()
    return known ?? .error(AVError(.unknown) as NSError)
  }

  /// Looks what there is; `nil` where that takes its time.
  func find() -> AppMedia.Knowledge? {
    guard let place else { return .header(MediaHeader(duration: 0), file: nil) }
    return AppMedia.current.knowledge(of: place)
  }

  /// Calls back in a later turn, once it is known what it is.
  ///
  /// - Parameter done: Gets whether it has not been given up.
  func comeToKnow(
    _ name: StaticString, for waiter: AnyObject, _ done: @escaping @MainActor (Bool) -> Void
  ) {
    let number = cancellations
    UIApplication.shared.mainLoop.enqueue(name) { [self] in done(number == cancellations) }
  }

  /// Lets one that has waited for what it is go.
  func giveUp(_ waiter: AnyObject) {}

  /// What is in it.
  final var contents: MediaContents {
    guard let place, case .header(_, let file) = knowledge else { return MediaContents() }
    if let knownContents { return knownContents }
    let contents = AppMedia.current.contents(of: place, in: file)
    knownContents = contents
    return contents
  }
  private final var knownContents: MediaContents?

  private final var ownTracks: [AVAssetTrack] {
    guard case .header = knowledge else { return [] }
    if let knownTracks { return knownTracks }
    let tracks = contents.tracks.enumerated().map { index, track in
      AVAssetTrack(
        track, number: CMPersistentTrackID(index + 1), of: self,
        timeRange: CMTimeRange(start: .zero, duration: duration))
    }
    knownTracks = tracks
    return tracks
  }
  private final var knownTracks: [AVAssetTrack]?
}
