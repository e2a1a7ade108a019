import FailureReporting
public import Foundation
import HeadlessUIKit

/// Interrupts the sound of the app, as a call does.
///
/// Players that play stop, the session is not active any more, and in the next turn those hear of it that
/// observe `AVAudioSession.interruptionNotification`.
///
/// ```swift
/// interruptAudio()
/// Fleet.settle()
/// endAudioInterruption()
/// ```
@preconcurrency @MainActor
public func interruptAudio(reason: AVAudioSession.InterruptionReason = .default) {
  let session = AVAudioSession.sharedInstance()
  session.state.withLock { state in
    state.isActive = false
    state.isInterrupted = true
  }
  MediaBook.current.interrupt()
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
@preconcurrency @MainActor
public func endAudioInterruption(shouldResume: Bool = true) {
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
/// setAudioOutputs([.headphones])
/// ```
@preconcurrency @MainActor
public func setAudioOutputs(_ outputs: [AVAudioSession.Port]) {
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
/// failNextAudioSessionCall(with: NSError(domain: NSOSStatusErrorDomain, code: 560_557_684))
/// ```
@preconcurrency @MainActor
public func failNextAudioSessionCall(with error: NSError) {
  AVAudioSession.sharedInstance().state.withLock { $0.nextError = error }
}

/// Whether the app uses sound now, by what it has said last.
@preconcurrency @MainActor
public var isAudioSessionActive: Bool {
  AVAudioSession.sharedInstance().state.withLock(\.isActive)
}
