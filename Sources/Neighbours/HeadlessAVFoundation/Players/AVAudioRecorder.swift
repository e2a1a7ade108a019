public import Foundation
import HeadlessUIKit

/// What records a sound: here a silent one, of the time that passes.
@preconcurrency @MainActor
open class AVAudioRecorder: NSObject, AppMedia.Interruptible {
  /// Creates a recorder; throws where no file can be written.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    super.init()
    guard url.isFileURL else { throw MediaError.unspecified }
  }

  /// The URL of the file.
  public let url: URL
  /// The settings of the recording.
  public let settings: [String: Any]
  /// The delegate, which is not kept alive.
  open weak var delegate: (any AVAudioRecorderDelegate)?

  /// Makes the file.
  @discardableResult
  open func prepareToRecord() -> Bool { write() }

  /// Begins to record, or goes on.
  @discardableResult
  open func record() -> Bool {
    guard write() else { return false }
    AppMedia.current.begin(self)
    progression.go(at: 1, at: MainTurn.now)
    return true
  }

  /// Records for a time.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool {
    guard record() else { return false }
    plan = loop.enqueue(
      "AVAudioRecorder", after: .uiKitTime(duration), isOfApp: true, words: "AVAudioRecorder"
    ) { [weak self] in self?.stop() }
    return true
  }

  /// Lets it rest.
  open func pause() { progression.go(at: 0, at: MainTurn.now) }

  /// Ends it; the delegate hears of it in a later turn.
  open func stop() {
    guard progression.position(at: MainTurn.now) > 0 || isRecording else { return }
    if let plan { loop.cancel(plan) }
    plan = nil
    pause()
    let isWritten = write()
    progression.move(to: 0, at: MainTurn.now)
    loop.enqueue("AVAudioRecorder") { [weak self] in
      guard let self else { return }
      delegate?.audioRecorderDidFinishRecording(self, successfully: isWritten)
    }
  }

  /// Takes the file away.
  @discardableResult
  open func deleteRecording() -> Bool {
    (try? FileManager.default.removeItem(at: url)) != nil
  }

  /// Whether it records.
  open var isRecording: Bool { progression.rate != 0 }
  /// The recorded time.
  open var currentTime: TimeInterval { progression.position(at: MainTurn.now) }
  /// The time on the device's clock.
  open var deviceCurrentTime: TimeInterval { Progression.seconds(MainTurn.now) }
  /// Whether the app measures how loud it is now.
  open var isMeteringEnabled = false

  /// Looks how loud it is.
  open func updateMeters() {}

  /// The volume now, which is silent here.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// How loud it was at most, which is silent here.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  // MARK: The model

  private var progression = Progression()
  private var plan: MainLoop.TimedTurn?

  private var loop: MainLoop { UIApplication.shared.mainLoop }

  final func interrupt() { pause() }

  private final func write() -> Bool {
    (try? SilentSound.data(of: currentTime).write(to: url)) != nil
  }
}

/// A sound in which nothing is heard.
enum SilentSound {
  private static let samplesInSecond = 8_000.0
  /// What is longer than this is not written whole.
  private static let mostBytes = 10_000_000.0

  /// The bytes of a WAV file of so many seconds.
  static func data(of seconds: Double) -> Data {
    let count = UInt32(min(max(seconds * samplesInSecond, 0), mostBytes))
    var data = Data("RIFF".utf8)
    func number(_ value: UInt32, _ length: Int) -> [UInt8] {
      (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
    }
    data += number(36 + count, 4) + Array("WAVEfmt ".utf8) + number(16, 4) + number(1, 2)
    data += number(1, 2) + number(8_000, 4) + number(8_000, 4) + number(1, 2) + number(8, 2)
    data += Array("data".utf8) + number(count, 4)
    return data + Data(repeating: 128, count: Int(count))
  }
}

/// The methods by which a recorder tells what happens.
@preconcurrency @MainActor
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Called when it has ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)

  /// Called when something cannot be written, which does not happen here.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}

  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder, error: (any Error)?
  ) {}
}
