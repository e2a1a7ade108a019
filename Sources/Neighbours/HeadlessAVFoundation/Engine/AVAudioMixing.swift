public import Foundation

/// What can be heard from the left or the right.
public protocol AVAudioStereoMixing: NSObjectProtocol {
  /// Whether it comes from the left (-1) or the right (1).
  var pan: Float { get set }
}

/// What goes to a mixer, and says how it is to be mixed.
public protocol AVAudioMixing: AVAudioStereoMixing {
  /// The volume.
  var volume: Float { get set }
}

/// How a node is to be mixed.
struct MixingValues: Sendable {
  var volume: Float = 1
  var pan: Float = 0
}
