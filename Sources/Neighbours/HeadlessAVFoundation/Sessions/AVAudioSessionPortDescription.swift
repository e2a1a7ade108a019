public import Foundation

/// Something that sound comes from or goes to.
public final class AVAudioSessionPortDescription: NSObject, Sendable {
  /// Its kind.
  public let portType: AVAudioSession.Port

  init(_ port: AVAudioSession.Port) {
    portType = port
    super.init()
  }

  /// Its name.
  public var portName: String { portType.rawValue }
  /// Its identifier.
  public var uid: String { portType.rawValue }
}
