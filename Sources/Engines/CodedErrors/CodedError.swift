public import Foundation

/// An error of a framework that has a domain and numbers in Objective-C: a code says what went wrong.
///
/// Foundation has a protocol for such errors, too; on Linux, hashing one of them never ends.
public protocol _CodedError: CustomNSError, Hashable {
  associatedtype Code: _ErrorCode

  /// What went wrong.
  var code: Code { get }

  /// Creates an error.
  init(_ code: Code)
}

extension _CodedError {
  public var errorCode: Int { Int(code.rawValue) }
}

/// What went wrong, as a number within a domain.
///
/// A pattern may name it, as in `catch CNError.recordDoesNotExist`.
public protocol _ErrorCode: RawRepresentable, Hashable, Sendable where RawValue: FixedWidthInteger {
}

extension _ErrorCode {
  /// Returns whether an error is one of the code's, for patterns.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? any _CodedError)?.code as? Self == code
  }
}
