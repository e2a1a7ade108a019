public import Foundation
public import HeadlessUIKit

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// The size of its pictures, before they are turned.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> {
    .init("naturalSize") { $0.naturalSize }
  }
  /// How its pictures are turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init("preferredTransform") { $0.preferredTransform }
  }
  /// The volume at which it plays by itself.
  public static var preferredVolume: AVAsyncProperty<Root, Float> {
    .init("preferredVolume") { $0.preferredVolume }
  }
  /// The number of pictures in a second.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
    .init("nominalFrameRate") { $0.nominalFrameRate }
  }
  /// The time from one picture to the next.
  public static var minFrameDuration: AVAsyncProperty<Root, CMTime> {
    .init("minFrameDuration") { $0.minFrameDuration }
  }
  /// Its start and its length.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> {
    .init("timeRange") { $0.timeRange }
  }
  /// The number of its parts in a second.
  public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> {
    .init("naturalTimeScale") { $0.naturalTimeScale }
  }
  /// The number of bits in a second.
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> {
    .init("estimatedDataRate") { $0.estimatedDataRate }
  }
  /// Whether it plays by itself.
  public static var isEnabled: AVAsyncProperty<Root, Bool> {
    .init("enabled") { $0.isEnabled }
  }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> {
    .init("playable") { $0.isPlayable }
  }
  /// Whether it can be decoded.
  public static var isDecodable: AVAsyncProperty<Root, Bool> {
    .init("decodable") { $0.isDecodable }
  }
  /// Whether all of it is in the file.
  public static var isSelfContained: AVAsyncProperty<Root, Bool> {
    .init("selfContained") { $0.isSelfContained }
  }
  /// The number of bytes of it.
  public static var totalSampleDataLength: AVAsyncProperty<Root, Int64> {
    .init("totalSampleDataLength") { $0.totalSampleDataLength }
  }
  /// The formats in which it is stored.
  public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> {
    .init("formatDescriptions") { $0.format.map { [$0] } ?? [] }
  }
  /// Its language, in three letters.
  public static var languageCode: AVAsyncProperty<Root, String?> {
    .init("languageCode") { $0.languageCode }
  }
  /// Its language, as a tag.
  public static var extendedLanguageTag: AVAsyncProperty<Root, String?> {
    .init("extendedLanguageTag") { $0.extendedLanguageTag }
  }
  /// Its metadata.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    .init("metadata") { $0.metadata }
  }
  /// Its metadata that all kinds of files have.
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    .init("commonMetadata") { $0.commonMetadata }
  }
  /// The forms in which it has metadata.
  public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> {
    .init("availableMetadataFormats") { $0.availableMetadataFormats }
  }
}
