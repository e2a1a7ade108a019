import FailureReporting
public import Foundation
import HeadlessUIKit
import Locks

/// Events from outside for the app's sound, as a test says them.
///
/// It belongs to the application of the test.
///
/// ```swift
/// SimulatedAudio.interrupt()
/// Fleet.settle()
/// SimulatedAudio.endInterruption()
/// ```
@preconcurrency @MainActor
public enum SimulatedAudio {
  /// Whether the app uses sound now, by what it has said last.
  public static var isActive: Bool {
    AVAudioSession.sharedInstance().state.withLock(\.isActive)
  }

  /// Interrupts the sound of the app, as a call does.
  ///
  /// Players that play stop, the session is not active any more, and in the next turn those hear of it that
  /// observe `AVAudioSession.interruptionNotification`.
  public static func interrupt(reason: AVAudioSession.InterruptionReason = .default) {
    let session = AVAudioSession.sharedInstance()
    session.state.withLock { state in
      state.isActive = false
      state.isInterrupted = true
    }
    AppMedia.current.interrupt()
    MainTurn.post("AVAudioSession") {
      NotificationCenter.default.post(
        name: AVAudioSession.interruptionNotification, object: session,
        userInfo: [
          AVAudioSessionInterruptionTypeKey: AVAudioSession.InterruptionType.began.rawValue,
          AVAudioSessionInterruptionReasonKey: reason.rawValue,
        ])
    }
  }

  /// Ends the interruption of the app's sound.
  ///
  /// Nothing plays on by itself, as on a device: an app that observes the interruption does that.
  ///
  /// - Parameter shouldResume: Whether the app is told that it may go on.
  public static func endInterruption(shouldResume: Bool = true) {
    let session = AVAudioSession.sharedInstance()
    session.state.withLock { $0.isInterrupted = false }
    MainTurn.post("AVAudioSession") {
      let options: AVAudioSession.InterruptionOptions = shouldResume ? [.shouldResume] : []
      NotificationCenter.default.post(
        name: AVAudioSession.interruptionNotification, object: session,
        userInfo: [
          AVAudioSessionInterruptionTypeKey: AVAudioSession.InterruptionType.ended.rawValue,
          AVAudioSessionInterruptionOptionKey: options.rawValue,
        ])
    }
  }

  /// Lets sound come from something else, as where headphones are plugged in or taken out.
  ///
  /// ```swift
  /// SimulatedAudio.setOutputs([.headphones])
  /// ```
  public static func setOutputs(_ outputs: [AVAudioSession.Port]) {
    let session = AVAudioSession.sharedInstance()
    let previous = session.currentRoute
    let known = Set(previous.outputs.map(\.portType))
    let isNew = !known.isSuperset(of: outputs) && outputs != [.builtInSpeaker]
    session.state.withLock { $0.outputs = outputs }
    session.postRouteChange(isNew ? .newDeviceAvailable : .oldDeviceUnavailable, from: previous)
  }

  /// Lets the next call on the app's audio session that can fail do so.
  ///
  /// ```swift
  /// SimulatedAudio.failNextCall(with: NSError(domain: NSOSStatusErrorDomain, code: 560_557_684))
  /// ```
  public static func failNextCall(with error: NSError) {
    AVAudioSession.sharedInstance().state.withLock { $0.nextError = error }
  }
}
