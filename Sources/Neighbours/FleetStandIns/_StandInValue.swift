/// What has a value that says nothing: the types of stand-ins, whose code says so.
public protocol _StandInValue {
  /// The value.
  static var _standIn: Self { get }
}

/// The code of an error, which a test may give in place of the error.
public protocol _StandInErrorCode {
  /// The error.
  var _standInError: any Error { get }
}
