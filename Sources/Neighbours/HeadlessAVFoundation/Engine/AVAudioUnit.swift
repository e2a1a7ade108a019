/// A node that changes sound.
@preconcurrency @MainActor
open class AVAudioUnit: AVAudioNode {
  nonisolated init() { super.init(inputs: 1, outputs: 1) }

  /// Its name.
  nonisolated open var name: String { "\(type(of: self))" }
  /// The name of the company that has made it.
  nonisolated open var manufacturerName: String { "Apple" }
  /// Its version.
  nonisolated open var version: Int { 1 }

  /// What comes in goes out in the same form.
  nonisolated override final var usualOutputFormat: AVAudioFormat { inputFormat(forBus: 0) }
}
