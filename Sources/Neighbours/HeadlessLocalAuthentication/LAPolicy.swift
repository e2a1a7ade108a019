/// How a person has to prove that they own the device.
public enum LAPolicy: Int, Sendable {
  /// With a face or a finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// With a face or a finger, or else with the passcode.
  case deviceOwnerAuthentication = 2
}

/// The biometry of a device.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4

  @available(*, deprecated, renamed: "none")
  public static var LABiometryNone: LABiometryType { .none }
}

/// How long a finger that has unlocked the device may count, in seconds.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: Double = 300
