public import HeadlessUIKit

/// What follows the world: it fails, as in a simulator.
@preconcurrency @MainActor
open class ARSession: NSObject {
  /// The delegate.
  open weak var delegate: (any ARSessionDelegate)?
  /// What it was begun with.
  open private(set) var configuration: ARConfiguration?

  /// Creates one.
  public override init() { super.init() }

  /// Begins, and tells the delegate on a later turn that it cannot be.
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
    UIApplication.shared.mainLoop.enqueue("ARSession") { [weak self] in
      guard let self else { return }
      delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
    }
  }

  /// Stops for a while.
  open func pause() {}

  /// How it begins.
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let resetTracking = RunOptions(rawValue: 1)
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
  }
}

/// The methods by which a session tells of its state.
@preconcurrency @MainActor
public protocol ARSessionObserver: NSObjectProtocol {
  /// Called when it cannot be.
  func session(_ session: ARSession, didFailWithError error: any Error)

  /// Called when it stops for a while.
  func sessionWasInterrupted(_ session: ARSession)

  /// Called when it goes on.
  func sessionInterruptionEnded(_ session: ARSession)
}

extension ARSessionObserver {
  public func session(_ session: ARSession, didFailWithError error: any Error) {}

  public func sessionWasInterrupted(_ session: ARSession) {}

  public func sessionInterruptionEnded(_ session: ARSession) {}
}

/// The methods by which a session tells of what it sees: it sees nothing.
@preconcurrency @MainActor
public protocol ARSessionDelegate: ARSessionObserver {}

/// The reason why a session cannot be.
public struct ARError: Error, Hashable, Sendable, CustomNSError {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case requestFailed = 1
    case unsupportedConfiguration = 100
    case sensorUnavailable = 101
    case sensorFailed = 102
    case cameraUnauthorized = 103
    case worldTrackingFailed = 200
  }

  /// The kind.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.arkit.error" }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
}
