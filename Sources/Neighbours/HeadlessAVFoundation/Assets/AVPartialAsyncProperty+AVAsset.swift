public import Foundation
public import HeadlessUIKit

extension AVPartialAsyncProperty where Root: AVAsset {
  /// Its duration.
  public static var duration: AVAsyncProperty<Root, CMTime> {
    .init("duration") { $0.duration }
  }
  /// Whether times in it are exact.
  public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> {
    .init("providesPreciseDurationAndTiming") { $0.providesPreciseDurationAndTiming }
  }
  /// The speed at which it plays by itself.
  public static var preferredRate: AVAsyncProperty<Root, Float> {
    .init("preferredRate") { $0.preferredRate }
  }
  /// The volume at which it plays by itself.
  public static var preferredVolume: AVAsyncProperty<Root, Float> {
    .init("preferredVolume") { $0.preferredVolume }
  }
  /// How its pictures are turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init("preferredTransform") { $0.preferredTransform }
  }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> {
    .init("playable") { $0.isPlayable }
  }
  /// Whether it can be exported.
  public static var isExportable: AVAsyncProperty<Root, Bool> {
    .init("exportable") { $0.isExportable }
  }
  /// Whether it can be read.
  public static var isReadable: AVAsyncProperty<Root, Bool> {
    .init("readable") { $0.isReadable }
  }
  /// Whether a composition can have it.
  public static var isComposable: AVAsyncProperty<Root, Bool> {
    .init("composable") { $0.isComposable }
  }
  /// Whether it is protected.
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
    .init("hasProtectedContent") { $0.hasProtectedContent }
  }
  /// The lines of sound and pictures in it.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> {
    .init("tracks") { $0.tracks }
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
  /// The languages in which its chapters have titles.
  public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> {
    .init("availableChapterLocales") { $0.availableChapterLocales }
  }
  /// When it was made.
  public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> {
    .init("creationDate") { $0.creationDate }
  }
  /// The words of a song.
  public static var lyrics: AVAsyncProperty<Root, String?> {
    .init("lyrics") { $0.lyrics }
  }
}
