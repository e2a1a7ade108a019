/// What the user has said about the location.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody has been asked.
  case notDetermined = 0
  /// Nobody can allow it.
  case restricted = 1
  /// The user has said no.
  case denied = 2
  /// The user has said yes, also in the background.
  case authorizedAlways = 3
  /// The user has said yes, while the app is used.
  case authorizedWhenInUse = 4
}

/// How exact a location the user gives the app.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exact as there is.
  case fullAccuracy = 0
  /// Only roughly.
  case reducedAccuracy = 1
}

/// What the device is moved for.
public enum CLActivityType: Int, Sendable {
  /// Something else.
  case other = 1
  /// A drive by car.
  case automotiveNavigation = 2
  /// A walk or a run.
  case fitness = 3
  /// Something else that follows a way.
  case otherNavigation = 4
  /// A flight.
  case airborne = 5
}

/// How the device is held, for headings.
public enum CLDeviceOrientation: Int32, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeLeft = 3
  /// On its left side.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  /// On its face.
  case faceDown = 6
}
