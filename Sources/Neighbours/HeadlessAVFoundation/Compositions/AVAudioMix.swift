public import Foundation

/// How loud the lines of a film are; here it keeps what it is given.
@preconcurrency @MainActor
open class AVAudioMix: NSObject {
  /// Creates one that says nothing.
  public override init() { super.init() }

  /// How loud each line is.
  open var inputParameters: [AVAudioMixInputParameters] { parameters }

  final var parameters: [AVAudioMixInputParameters] = []
}
