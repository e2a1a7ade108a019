public import Foundation

/// Something that sound comes from or goes to.
public final class AVAudioSessionPortDescription: NSObject, Sendable {
  /// What it is.
  public let portType: AVAudioSession.Port

  init(_ port: AVAudioSession.Port) {
    portType = port
    super.init()
  }

  /// What it is called.
  public var portName: String { portType.rawValue }
  /// What it is known by.
  public var uid: String { portType.rawValue }
}
