public import Foundation
public import HeadlessUIKit

/// A line of sound or pictures.
@preconcurrency @MainActor
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading {
  // MARK: What it is

  /// The asset that it is in, which it does not keep alive.
  open private(set) weak var asset: AVAsset?
  /// The number that it has in its asset.
  public final let trackID: CMPersistentTrackID
  /// Its kind.
  open var mediaType: AVMediaType { facts.mediaType }
  /// The formats in which it is stored.
  open var formatDescriptions: [Any] { format.map { [$0] } ?? [] }
  /// Whether it plays by itself.
  open var isEnabled: Bool { facts.isEnabled }
  /// Whether it can be played.
  open var isPlayable: Bool { true }
  /// Whether it can be decoded, which nothing can here.
  open var isDecodable: Bool { false }
  /// Whether all of it is in the file.
  open var isSelfContained: Bool { true }
  /// The number of bytes of it, by the bits that a second has.
  open var totalSampleDataLength: Int64 {
    let length = timeRange.duration.seconds * Double(estimatedDataRate) / 8
    return Int64(exactly: length.rounded(.down)) ?? 0
  }

  /// Whether something can be said of it.
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    switch mediaCharacteristic {
    case .visual: mediaType == .video
    case .frameBased: mediaType == .video
    case .audible: mediaType == .audio
    case .legible: [.text, .subtitle, .closedCaption].contains(mediaType)
    default: false
    }
  }

  // MARK: Time

  /// Its start and its length.
  open var timeRange: CMTimeRange { ownTimeRange }
  /// The number of its parts in a second.
  open var naturalTimeScale: CMTimeScale { mediaType == .audio ? AVAsset.timescale : 600 }
  /// The number of bits in a second.
  open var estimatedDataRate: Float { facts.estimatedDataRate }

  // MARK: Pictures and sound

  /// The size of its pictures, before they are turned.
  open var naturalSize: CGSize { facts.naturalSize }
  /// How its pictures are turned.
  open var preferredTransform: CGAffineTransform { facts.preferredTransform }
  /// The volume at which it plays by itself.
  open var preferredVolume: Float { 1 }
  /// The number of pictures in a second.
  open var nominalFrameRate: Float { facts.nominalFrameRate }
  /// The time from one picture to the next; invalid for a sound.
  open var minFrameDuration: CMTime {
    guard nominalFrameRate > 0 else { return .invalid }
    return CMTime(seconds: 1 / Double(nominalFrameRate), preferredTimescale: 60_000)
  }

  // MARK: What is said of it

  /// Its language, in three letters.
  open var languageCode: String? { facts.languageCode }
  /// Its language, as a tag.
  open var extendedLanguageTag: String? { nil }
  /// Its metadata; always empty here.
  open var metadata: [AVMetadataItem] { [] }
  /// Its metadata that all kinds of files have; always empty here.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// The forms in which it has metadata; always empty here.
  open var availableMetadataFormats: [AVMetadataFormat] { [] }

  // MARK: Loading

  /// Returns that it is loaded, as it is with its asset.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
    -> AVKeyValueStatus
  { .loaded }

  /// Calls back in a later turn.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) { UIApplication.shared.mainLoop.enqueue("AVAssetTrack") { handler?() } }

  // MARK: The model

  final var facts: SimulatedMedia.Track
  private final let ownTimeRange: CMTimeRange
  /// The file that it is in.
  final let place: URL?

  init(
    _ facts: SimulatedMedia.Track, number: CMPersistentTrackID, of asset: AVAsset,
    timeRange: CMTimeRange
  ) {
    self.facts = facts
    trackID = number
    self.asset = asset
    place = asset.place
    ownTimeRange = timeRange
    super.init()
  }

  final var format: CMFormatDescription? { facts.format }
}
