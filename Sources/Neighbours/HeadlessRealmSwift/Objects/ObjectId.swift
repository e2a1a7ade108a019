import Foundation

/// A number of twelve bytes that identifies an object.
public struct ObjectId: Hashable, Comparable, Sendable, _Persistable, RealmCollectionValue,
  CustomStringConvertible, Codable
{
  /// The number, in hexadecimal.
  public let stringValue: String

  /// Makes a number that no other object has.
  public static func generate() -> ObjectId {
    ObjectId(known: UUID().uuidString.filter { $0 != "-" }.lowercased().prefix(24))
  }

  /// Creates a number that is new.
  public init() { self = .generate() }

  private init(known text: Substring) { stringValue = String(text) }

  /// Creates a number of its 24 hexadecimal digits.
  public init(string: String) throws {
    guard string.utf8.count == 24, string.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw Realm.Error(.fail, "Invalid Object ID string '\(string)': must be 24 hex digits")
    }
    stringValue = string.lowercased()
  }

  /// Creates a number that is written in code.
  public init(_ digits: StaticString) {
    guard let known = try? ObjectId(string: "\(digits)") else {
      RealmIssue.stop("Invalid Object ID string '\(digits)': must be 24 hex digits")
    }
    self = known
  }

  /// Decodes the digits.
  public init(from decoder: any Decoder) throws {
    try self.init(string: decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(stringValue)
  }

  /// The digits.
  public var description: String { stringValue }

  /// A number that is new.
  public static var _rlmDefault: ObjectId { .generate() }

  /// Numbers are in the order of their digits.
  public static func < (one: ObjectId, other: ObjectId) -> Bool {
    one.stringValue < other.stringValue
  }
}
