public import Foundation

/// The ways that sound takes.
public final class AVAudioSessionRouteDescription: NSObject, Sendable {
  /// Its sources.
  public let inputs: [AVAudioSessionPortDescription]
  /// Its destinations.
  public let outputs: [AVAudioSessionPortDescription]

  init(inputs: [AVAudioSession.Port], outputs: [AVAudioSession.Port]) {
    self.inputs = inputs.map(AVAudioSessionPortDescription.init)
    self.outputs = outputs.map(AVAudioSessionPortDescription.init)
    super.init()
  }
}
