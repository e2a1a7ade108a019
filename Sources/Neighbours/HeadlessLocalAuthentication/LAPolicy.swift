/// How somebody has to prove that they own the device.
public enum LAPolicy: Int, Sendable {
  /// With a face or a finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// With a face or a finger, or else with the passcode.
  case deviceOwnerAuthentication = 2
}

/// What a device knows its owner by.
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// The finger.
  case touchID = 1
  /// The face.
  case faceID = 2
  /// The eyes.
  case opticID = 4

  /// Nothing.
  @available(*, deprecated, renamed: "none")
  public static var LABiometryNone: LABiometryType { .none }
}

/// How long a finger that has unlocked the device may count, in seconds.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: Double = 300
