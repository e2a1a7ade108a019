/// The user's answer to the question for the location.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user cannot allow it.
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
  case reducedAccuracy = 1
}

/// The purpose of the movement.
public enum CLActivityType: Int, Sendable {
  case other = 1
  /// A drive by car.
  case automotiveNavigation = 2
  /// A walk or a run.
  case fitness = 3
  /// Something else that follows a way.
  case otherNavigation = 4
  case airborne = 5
}

/// The side on which the device is held, for headings.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeLeft = 3
  /// On its left side.
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6
}

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
  case unknown = 0
  case immediate
  case near
  case far
}
