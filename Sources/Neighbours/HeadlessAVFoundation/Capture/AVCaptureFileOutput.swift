public import Foundation
import HeadlessUIKit

/// An output that writes a file: here an empty one.
@preconcurrency @MainActor
open class AVCaptureFileOutput: AVCaptureOutput {
  override init() { super.init() }

  /// The URL of the file that it writes, while it records.
  open var outputFileURL: URL? { recording?.url }
  /// Whether it records.
  open var isRecording: Bool { recording != nil }
  /// The recorded time; after a recording it stays what it was.
  open var recordedDuration: CMTime {
    CMTime(seconds: progression.position(at: MainTurn.now), preferredTimescale: 600)
  }
  /// The time after which a recording ends by itself; with an invalid time it does not.
  open var maxRecordedDuration = CMTime.invalid

  /// Begins to record, after it has ended what it records; the delegate hears of it in a later turn.
  ///
  /// Where there is a file already, the recording fails.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    stopRecording()
    progression = Progression()
    guard !FileManager.default.fileExists(atPath: outputFileURL.path) else {
      return tell(delegate, of: outputFileURL, AVError(.fileAlreadyExists))
    }
    recording = (outputFileURL, delegate)
    progression.go(at: 1, at: MainTurn.now)
    loop.enqueue("AVCaptureFileOutput") { [self] in
      delegate.fileOutput(self, didStartRecordingTo: outputFileURL, from: connections)
    }
    guard maxRecordedDuration.isNumeric, maxRecordedDuration > .zero else { return }
    plan = loop.enqueue(
      "AVCaptureFileOutput", after: .uiKitTime(maxRecordedDuration.seconds), isOfApp: true,
      words: "AVCaptureFileOutput.maxRecordedDuration"
    ) { [weak self] in self?.finish(AVError(.maximumDurationReached)) }
  }

  /// Ends the recording; the delegate hears of it in a later turn.
  open func stopRecording() { finish(nil) }

  // MARK: The model

  private var recording: (url: URL, delegate: any AVCaptureFileOutputRecordingDelegate)?
  private var progression = Progression()
  private var plan: MainLoop.TimedTurn?

  private var loop: MainLoop { UIApplication.shared.mainLoop }

  private final func finish(_ error: (any Error)?) {
    guard let recording else { return }
    if let plan { loop.cancel(plan) }
    plan = nil
    self.recording = nil
    progression.go(at: 0, at: MainTurn.now)
    tell(recording.delegate, of: recording.url, write(to: recording.url) ?? error)
  }

  /// Writes the file, or returns why it cannot be written.
  private final func write(to url: URL) -> (any Error)? {
    do { try Data().write(to: url) } catch { return error }
    return nil
  }

  private final func tell(
    _ delegate: any AVCaptureFileOutputRecordingDelegate, of url: URL, _ error: (any Error)?
  ) {
    loop.enqueue("AVCaptureFileOutput") { [self] in
      delegate.fileOutput(self, didFinishRecordingTo: url, from: connections, error: error)
    }
  }
}

/// The methods by which an output tells of a recording.
@preconcurrency @MainActor
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// Called when it has begun.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection])

  /// Called when it has ended, also where no file was written.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}
