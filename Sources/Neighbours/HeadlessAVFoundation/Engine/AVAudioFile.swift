public import Foundation
import HeadlessUIKit
import Locks

/// A file of sound.
///
/// Samples of WAV files are read, unless they are compressed. Of other files only the length is known, by
/// their headers or by ``SimulatedMedia``. What is written becomes a WAV file, whatever its name and the
/// settings say: here nothing compresses.
public final class AVAudioFile: NSObject, Sendable {
  private struct State: Sendable {
    var position: AVAudioFramePosition = 0
    var length: AVAudioFramePosition
    var isOpen = true
  }

  /// The URL of the file.
  public let url: URL
  /// The form of the sound in the file.
  public let fileFormat: AVAudioFormat
  /// The form of the sound in buffers that are read or written.
  public let processingFormat: AVAudioFormat
  private let wave: WaveFile?
  /// The bytes of a written sample; `nil` for a file that is read.
  private let coding: SampleCoding?
  private let state: Locked<State>

  // MARK: Opening a file

  /// Opens a file to read it; throws for one that is not there.
  public convenience init(forReading fileURL: URL) throws {
    try self.init(
      forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
  }

  /// Opens a file to read it in a form; throws for one that is not there.
  public init(
    forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws {
    let header = try Self.header(of: fileURL)
    wave = (try? Data(contentsOf: fileURL, options: .mappedIfSafe)).flatMap { WaveFile($0) }
    coding = nil
    url = fileURL
    fileFormat =
      wave?.format
      ?? AVAudioFormat(
        nil, rate: header.sampleRate, channels: AVAudioChannelCount(clamping: header.channels),
        isInterleaved: true, nil, Self.unknownFormat)
    processingFormat = AVAudioFormat(
      SampleCoding(format), rate: fileFormat.sampleRate, channels: fileFormat.channelCount,
      isInterleaved: interleaved)
    let frames = (header.duration * fileFormat.sampleRate).rounded()
    state = Locked(State(length: AVAudioFramePosition(exactly: frames) ?? 0))
    super.init()
  }

  /// Makes a file to write it, in place of one that is there.
  public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
    try self.init(
      forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32,
      interleaved: false)
  }

  /// Makes a file to write it from buffers of a form, in place of one that is there.
  public init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws {
    guard fileURL.isFileURL, let fileFormat = AVAudioFormat(settings: settings) else {
      throw EngineError.cannotCreate
    }
    let coding = fileFormat.coding ?? SampleCoding(isFloat: false, bits: 16)
    do {
      try WaveFile.header(coding, of: fileFormat).write(to: fileURL)
    } catch {
      throw EngineError.cannotCreate
    }
    wave = nil
    self.coding = coding
    url = fileURL
    self.fileFormat = fileFormat
    processingFormat = AVAudioFormat(
      SampleCoding(format), rate: fileFormat.sampleRate, channels: fileFormat.channelCount,
      isInterleaved: interleaved)
    state = Locked(State(length: 0))
    super.init()
  }

  /// Ends the use of the file.
  public func close() { state.withLock { $0.isOpen = false } }

  /// Whether the file can be used.
  public var isOpen: Bool { state.withLock(\.isOpen) }

  // MARK: Reading and writing

  /// The number of its frames.
  public var length: AVAudioFramePosition { state.withLock(\.length) }

  /// The frame that is read next.
  public var framePosition: AVAudioFramePosition {
    get { state.withLock(\.position) }
    set { state.withLock { $0.position = min(max(newValue, 0), $0.length) } }
  }

  /// Fills a buffer from the next frame on; throws for a file whose sound is compressed.
  public func read(into buffer: AVAudioPCMBuffer) throws {
    try read(into: buffer, frameCount: buffer.frameCapacity)
  }

  /// Reads so many frames, if there are as many; throws for a file whose sound is compressed.
  public func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    guard isOpen, coding == nil else { throw EngineError.isNotPermitted }
    guard let wave else { throw EngineError.cannotDecode }
    let wanted = AVAudioFramePosition(min(frames, buffer.frameCapacity))
    let range = state.withLock { state in
      let start = state.position
      let end = min(state.length, AVAudioFramePosition(wave.frames), start + wanted)
      state.position = max(start, end)
      return Int(start)..<Int(max(start, end))
    }
    wave.read(range.count, from: range.lowerBound, into: buffer)
    buffer.frameLength = AVAudioFrameCount(range.count)
  }

  /// Writes what is in a buffer at the end of the file.
  public func write(from buffer: AVAudioPCMBuffer) throws {
    guard isOpen, let coding else { throw EngineError.isNotPermitted }
    let bytes = WaveFile.bytes(of: buffer, coding, channels: Int(fileFormat.channelCount))
    let file = try FileHandle(forUpdating: url)
    defer { try? file.close() }
    let end = Int(try file.seekToEnd())
    try file.write(contentsOf: bytes)
    for size in WaveFile.sizes(of: end + bytes.count - WaveFile.headerSize) {
      try file.seek(toOffset: size.place)
      try file.write(contentsOf: size.bytes)
    }
    state.withLock { state in
      state.length += AVAudioFramePosition(buffer.frameLength)
      state.position = state.length
    }
  }

  // MARK: The model

  /// What is known of a file's length.
  ///
  /// On the main actor that is what a test has said, before what the file says.
  private static func header(of url: URL) throws -> MediaHeader {
    guard url.isFileURL else { throw EngineError.cannotOpen }
    let knowledge: AppMedia.Knowledge? =
      MainQueue.isCurrent ? MainActor.runUnchecked { AppMedia.current.knowledge(of: url) } : nil
    switch knowledge {
    case .header(let header, _): return header
    case .error(let error) where error != MediaError.missing(url): throw error
    case .error: throw EngineError.cannotOpen
    case nil:
      guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
        throw EngineError.cannotOpen
      }
      return MediaHeader.read(data) ?? MediaHeader(duration: usualDuration)
    }
  }

  /// The number of a format that nothing is known of.
  private static let unknownFormat: UInt32 = 0

  /// The duration of a file whose header does not say it, as of other media.
  private static let usualDuration: TimeInterval = 1

  /// How long it lasts.
  var seconds: Double { Double(length) / fileFormat.sampleRate }

  /// How long a part of it lasts.
  func seconds(from start: AVAudioFramePosition, _ count: AVAudioFrameCount) -> Double {
    let frames = min(AVAudioFramePosition(count), max(length - max(start, 0), 0))
    return Double(frames) / fileFormat.sampleRate
  }
}
