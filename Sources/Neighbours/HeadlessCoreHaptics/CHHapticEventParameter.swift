public import Foundation

/// A number of an event.
public final class CHHapticEventParameter: NSObject {
  /// Its parameter.
  public let parameterID: CHHapticEvent.ParameterID
  /// The number.
  public let value: Float

  /// Creates one.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
    super.init()
  }
}
