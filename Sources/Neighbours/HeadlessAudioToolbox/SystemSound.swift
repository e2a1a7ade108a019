public import HeadlessUIKit

/// The number of a short sound.
public typealias SystemSoundID = UInt32

/// No sound: the device vibrates.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// That all went well.
public let kAudioServicesNoError: OSStatus = 0
/// That a sound cannot be played.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Makes a short sound of a file, which must be there.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard FileManager.default.isReadableFile(atPath: inFileURL.path) else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = SystemSounds.make(inFileURL)
  return kAudioServicesNoError
}

/// Drops a short sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.drop(inSystemSoundID)
    ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

/// Plays a short sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.current.play(inSystemSoundID, isAlert: false)
}

/// Plays a short sound, and vibrates.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.current.play(inSystemSoundID, isAlert: true)
}

/// Plays a short sound, and calls a closure on a later turn.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  SystemSounds.current.play(inSystemSoundID, isAlert: false)
  end(inCompletionBlock)
}

/// Plays a short sound, vibrates, and calls a closure on a later turn.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  SystemSounds.current.play(inSystemSoundID, isAlert: true)
  end(inCompletionBlock)
}

private func end(_ completion: (@Sendable () -> Void)?) {
  guard let completion else { return }
  MainTurn.post("a system sound ends") { completion() }
}

/// A short sound that the app has played.
public struct SystemSound: Hashable, Sendable {
  /// Its number.
  public let id: SystemSoundID
  /// Its file, if it is one of the app's.
  public let url: URL?
  /// Whether the device vibrates with it.
  public let isAlert: Bool
}
