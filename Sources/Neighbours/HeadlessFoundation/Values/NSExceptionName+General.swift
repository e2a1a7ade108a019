public import Foundation

extension NSExceptionName {
  /// Something, without a name of its own.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index beyond the end.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that may not be.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that may not be.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// Too little memory.
  public static let mallocException = NSExceptionName("NSMallocException")
  /// An object that cannot be reached.
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  /// An object that is of no use.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  /// An answer that took too long.
  public static let portTimeoutException = NSExceptionName("NSPortTimeoutException")
  /// A file or an archive that is not as it should be.
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
  /// A key without a property.
  public static let undefinedKeyException = NSExceptionName("NSUnknownKeyException")
}
