/// The domain of the errors.
public let CMErrorDomain = "CMErrorDomain"

/// The reason why the device's motion is unknown.
public struct CMError: RawRepresentable, Hashable, Sendable {
  /// The reason as a number.
  public var rawValue: UInt32

  /// Creates a reason from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a reason from its number.
  public init(_ rawValue: UInt32) { self.init(rawValue: rawValue) }
}

/// The device does not have it.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// The user does not let the app.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
