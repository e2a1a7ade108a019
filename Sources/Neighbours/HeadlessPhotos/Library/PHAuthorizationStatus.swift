/// The user's answer to the question for the photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The user cannot allow it.
  case restricted = 1
  /// The user has said no.
  case denied = 2
  /// The user has said yes.
  case authorized = 3
  /// The user has chosen some photos.
  case limited = 4
}

/// What an app wants to do with the photos.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  /// See and change them.
  case readWrite = 2
}
