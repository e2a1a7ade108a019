public import Foundation

/// Plays patterns that a user feels: not supported, as in a simulator.
open class CHHapticEngine {
  /// Returns what the hardware can do: nothing.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  /// There is no engine.
  public init() throws { throw CHHapticError(.notSupported) }

  /// The handler that is called when the engine has to be started anew.
  open var resetHandler: () -> Void = {}
  /// The handler that is called when the engine has stopped.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Whether it plays no sounds.
  open var playsHapticsOnly = false
  /// Whether it stops by itself.
  open var isAutoShutdownEnabled = false

  /// Starts the engine, which cannot be.
  open func start() throws { throw CHHapticError(.notSupported) }

  /// Starts the engine, which cannot be.
  open func start(completionHandler: (((any Error)?) -> Void)?) {
    completionHandler?(CHHapticError(.notSupported))
  }

  /// Stops the engine.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }

  /// Makes what plays a pattern, which cannot be.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }

  /// Plays the pattern of a file, which cannot be.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }

  /// Tells when all that is playing has ended.
  open func notifyWhenPlayersFinished(
    finishedHandler: @escaping ((any Error)?) -> FinishedAction
  ) {}

  /// The reason why an engine has stopped.
  public enum StoppedReason: Int, Sendable {
    /// Something else plays sounds.
    case audioSessionInterrupt = 1
    /// The app went to the background.
    case applicationSuspended = 2
    /// It had nothing to do.
    case idleTimeout = 3
    /// What it was told to wait for has ended.
    case notifyWhenFinished = 4
    case systemError = -1
  }

  /// The fate of an engine when nothing is playing any more.
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning = 2
  }
}

/// The abilities of the hardware.
public protocol CHHapticDeviceCapability: AnyObject {
  /// Whether a user feels something.
  var supportsHaptics: Bool { get }
  /// Whether a user hears something.
  var supportsAudio: Bool { get }
}

private final class NoHaptics: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// A player of a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Begins to play.
  func start(atTime time: TimeInterval) throws
  /// Ends to play.
  func stop(atTime time: TimeInterval) throws
  /// Stops all that it plays.
  func cancel() throws
  /// Whether it plays nothing that a user feels.
  var isMuted: Bool { get set }
}

/// The reason why nothing can be felt.
public struct CHHapticError: _CodedError {
  /// The kinds of errors.
  public enum Code: Int, _ErrorCode {
    /// The engine does not run.
    case engineNotRunning = -4805
    /// It cannot be done now.
    case operationNotPermitted = -4806
    /// The hardware cannot do it.
    case notSupported = -4809
    /// A pattern makes no sense.
    case invalidEventType = -4821
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.CoreHaptics" }

  public static var engineNotRunning: Code { .engineNotRunning }
  public static var operationNotPermitted: Code { .operationNotPermitted }
  public static var notSupported: Code { .notSupported }
  public static var invalidEventType: Code { .invalidEventType }
}
