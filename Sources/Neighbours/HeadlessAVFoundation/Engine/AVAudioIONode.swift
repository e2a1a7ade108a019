public import Foundation
import Locks

/// A node that has to do with the device: its microphone, or its speaker.
@preconcurrency @MainActor
open class AVAudioIONode: AVAudioNode {
  private nonisolated let processesVoice = Locked(false)

  /// The delay of the device.
  nonisolated open var presentationLatency: TimeInterval { 0 }
  /// Whether the device makes voices clearer.
  nonisolated open var isVoiceProcessingEnabled: Bool { processesVoice.withLock(\.self) }

  /// Lets the device make voices clearer, or not.
  nonisolated open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
    processesVoice.withLock { $0 = enabled }
  }
}
