public import Foundation
import HeadlessUIKit
import Locks

/// A part of an engine, through which sound goes.
///
/// Apps use engines from any thread. So all that they call is nonisolated, and what a node keeps is under a
/// lock; that the class is of the main actor makes it `Sendable`, as it is on a device.
@preconcurrency @MainActor
open class AVAudioNode: NSObject {
  private struct Attachment: Sendable {
    weak var engine: AVAudioEngine?
    var inputFormats: [AVAudioNodeBus: AVAudioFormat] = [:]
    var outputFormats: [AVAudioNodeBus: AVAudioFormat] = [:]
    var taps: Set<AVAudioNodeBus> = []
  }

  private nonisolated let attachment = Locked(Attachment())
  private nonisolated let (inputs, outputs): (Int, Int)

  nonisolated init(inputs: Int, outputs: Int) {
    (self.inputs, self.outputs) = (inputs, outputs)
    super.init()
  }

  /// The engine that has it.
  nonisolated open var engine: AVAudioEngine? { attachment.withLock(\.engine) }
  /// The number of its inputs.
  nonisolated open var numberOfInputs: Int { inputs }
  /// The number of its outputs.
  nonisolated open var numberOfOutputs: Int { outputs }

  /// Forgets what has gone through it.
  nonisolated open func reset() {}

  // MARK: Formats

  /// Returns the form of the sound that comes in.
  nonisolated open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    attachment.withLock { $0.inputFormats[bus] } ?? usualFormat
  }

  /// Returns the form of the sound that goes out.
  nonisolated open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    attachment.withLock { $0.outputFormats[bus] } ?? usualOutputFormat
  }

  /// Returns the name of an input, which none has here.
  nonisolated open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }

  /// Returns the name of an output, which none has here.
  nonisolated open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }

  // MARK: Taps

  /// Lets a closure get the sound that goes out, which does not come by itself here.
  ///
  /// There is no microphone, and nothing is heard: the closure is never called, and not kept.
  nonisolated open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {
    let call = "AVAudioNode.installTap(onBus:bufferSize:format:block:)"
    if let format, let condition = conditionWithoutTap(of: format) {
      return EngineError.raise(withoutCondition: condition, by: call)
    }
    let isNew = attachment.withLock { attachment in
      guard attachment.taps.insert(bus).inserted else { return false }
      if let format { attachment.outputFormats[bus] = format }
      return true
    }
    if !isNew { EngineError.raise(withoutCondition: "nullptr == Tap()", by: call) }
  }

  /// Lets no closure get the sound that goes out.
  nonisolated open func removeTap(onBus bus: AVAudioNodeBus) {
    attachment.withLock { _ = $0.taps.remove(bus) }
  }

  // MARK: Time

  /// The time for which it has made sound last; `nil` while the engine rests, or where nothing hears it.
  nonisolated open var lastRenderTime: AVAudioTime? {
    guard let seconds = engine?.seconds(of: self) else { return nil }
    return AVAudioTime(
      seconds: seconds, rate: outputFormat(forBus: 0).sampleRate,
      hostTime: AVAudioTime.hostTime(at: MainTurn.now))
  }

  /// The delay of sound within it.
  nonisolated open var latency: TimeInterval { 0 }
  /// The delay until its sound is heard.
  nonisolated open var outputPresentationLatency: TimeInterval { 0 }

  // MARK: The model

  /// The form of sound where no other was said.
  nonisolated var usualFormat: AVAudioFormat { AVAudioFormat(rate: 44_100, channels: 2) }

  /// The form of the sound that goes out where no other was said.
  nonisolated var usualOutputFormat: AVAudioFormat { usualFormat }

  /// How fast sound goes through it.
  nonisolated var speed: Double { 1 }

  /// What a format of a tap does not meet.
  nonisolated func conditionWithoutTap(of format: AVAudioFormat) -> String? { nil }

  /// Belongs to an engine from now on, or to none.
  nonisolated final func attach(to engine: AVAudioEngine?) {
    attachment.withLock { attachment in
      attachment.engine = engine
      if engine == nil { attachment.taps = [] }
    }
  }

  nonisolated final func setInputFormat(_ format: AVAudioFormat, _ bus: AVAudioNodeBus) {
    attachment.withLock { $0.inputFormats[bus] = format }
  }

  nonisolated final func setOutputFormat(_ format: AVAudioFormat, _ bus: AVAudioNodeBus) {
    attachment.withLock { $0.outputFormats[bus] = format }
  }
}
