public import Foundation
import HeadlessUIKit

/// What writes an asset to a file.
///
/// Nothing is encoded here: it writes what a test says, and fails without that.
@preconcurrency @MainActor
open class AVAssetExportSession: NSObject {
  /// How an export goes.
  public enum Status: Int, Sendable {
    case unknown = 0
    case waiting = 1
    case exporting = 2
    case completed = 3
    case failed = 4
    case cancelled = 5
  }

  /// Creates one of a quality; `nil` for one that does not exist.
  public init?(asset: AVAsset, presetName: String) {
    guard Self.allExportPresets().contains(presetName) else { return nil }
    self.asset = asset
    self.presetName = presetName
    super.init()
  }

  // MARK: What is written

  /// What is written.
  public final let asset: AVAsset
  /// The quality.
  public final let presetName: String
  /// The file that is written.
  open var outputURL: URL?
  /// The kind of the file.
  open var outputFileType: AVFileType?
  /// The kinds of files that it can write.
  open var supportedFileTypes: [AVFileType] {
    presetName == AVAssetExportPresetAppleM4A ? [.m4a] : [.mov, .mp4, .m4v]
  }
  /// The part that is written.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// What the file says of itself.
  open var metadata: [AVMetadataItem]?
  /// The length that the file is not to exceed; zero stands for any.
  open var fileLengthLimit: Int64 = 0
  /// Whether the file can be played before all of it has come.
  open var shouldOptimizeForNetworkUse = false
  /// Whether several passes may make it better.
  open var canPerformMultiplePassesOverSourceMediaData = false
  /// Where it writes meanwhile.
  open var directoryForTemporaryFiles: URL?
  /// How its pictures are put together.
  open var videoComposition: AVVideoComposition?
  /// How loud its lines are.
  open var audioMix: AVAudioMix?
  /// The way in which the speed of sound is changed.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
  /// How long it may last.
  open var maxDuration: CMTime { asset.duration }
  /// The length of the file, which is not known before.
  open var estimatedOutputFileLength: Int64 { 0 }

  // MARK: How it goes

  /// How it goes.
  open private(set) var status = Status.unknown
  /// How much of it is done.
  open var progress: Float { status == .completed ? 1 : 0 }
  /// The reason for the failure.
  open private(set) var error: (any Error)?

  /// Writes the file, and calls back in a later turn.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    if status == .unknown { status = .exporting }
    handlers.append(handler)
    asset.comeToKnow("AVAssetExportSession", for: self) { [self] _ in
      if status == .exporting { finish() }
      callBack()
    }
  }

  /// Writes the file, and returns in a later turn.
  open func export() async {
    await MainTurn.answer(orWithout: ()) { answer in
      exportAsynchronously { answer(()) }
    }
  }

  /// Writes a file of a kind, and returns in a later turn.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    guard status == .unknown else { throw AVError(.exportFailed) }
    (outputURL, outputFileType) = (url, fileType)
    await export()
    if let error { throw error }
  }

  /// Ends it, if it is under way.
  open func cancelExport() {
    guard status == .exporting else { return }
    status = .cancelled
    error = AVError(.operationCancelled)
    asset.giveUp(self)
    UIApplication.shared.mainLoop.enqueue("AVAssetExportSession") { [self] in callBack() }
  }

  // MARK: The model

  /// What is to be called once it has ended.
  private final var handlers: [() -> Void] = []

  private final func callBack() {
    let handlers = handlers
    self.handlers = []
    for handler in handlers { handler() }
  }

  private final func finish() {
    do {
      try write()
      status = .completed
    } catch {
      status = .failed
      self.error = error
    }
  }

  private final func write() throws {
    guard let outputURL, let outputFileType, supportedFileTypes.contains(outputFileType) else {
      throw AVError(.exportFailed)
    }
    if case .error(let error) = asset.knowledge { throw error }
    let data = try AppMedia.current.export(to: outputURL)
    guard !FileManager.default.fileExists(atPath: outputURL.path) else {
      throw AVError(.fileAlreadyExists)
    }
    guard let data else { throw AVError(.encoderNotFound) }
    try data.write(to: outputURL)
  }
}
