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

extension Optional: _StandInValue {
  /// Nothing.
  public static var _standIn: Self { nil }
}

extension Array: _StandInValue {
  /// No elements.
  public static var _standIn: Self { [] }
}

extension Dictionary: _StandInValue {
  /// No entries.
  public static var _standIn: Self { [:] }
}

extension Set: _StandInValue {
  /// No members.
  public static var _standIn: Self { [] }
}
