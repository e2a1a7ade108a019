public import Foundation

/// The ways that sound takes.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
  /// What it comes from.
  public let inputs: [AVAudioSessionPortDescription]
  /// What it goes to.
  public let outputs: [AVAudioSessionPortDescription]

  init(inputs: [AVAudioSession.Port], outputs: [AVAudioSession.Port]) {
    self.inputs = inputs.map(AVAudioSessionPortDescription.init)
    self.outputs = outputs.map(AVAudioSessionPortDescription.init)
    super.init()
  }
}
