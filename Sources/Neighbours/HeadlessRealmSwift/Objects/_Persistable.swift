public import Foundation
import HeadlessUIKit

/// A type of properties that Realm keeps.
public protocol _Persistable {
  /// The value of a property that says none.
  static var _rlmDefault: Self { get }
}

/// A type of elements of Realm's collections.
public protocol RealmCollectionValue: Hashable {}

/// An enumeration of properties that are `@Persisted`.
public protocol PersistableEnum: _Persistable, RealmCollectionValue, RawRepresentable, CaseIterable
{}

extension PersistableEnum {
  /// The first case.
  public static var _rlmDefault: Self {
    guard let first = allCases.first else { RealmIssue.stop("\(Self.self) has no cases.") }
    return first
  }
}

/// An enumeration of properties that are `@objc dynamic`.
public protocol RealmEnum: _Persistable, RawRepresentable {}

extension RealmEnum {
  /// Such a property says its value.
  public static var _rlmDefault: Self { RealmIssue.stop("\(Self.self) has no least value.") }
}

/// A type that is kept as another one.
public protocol CustomPersistable: _Persistable, RealmCollectionValue {
  /// The type that is kept.
  associatedtype PersistedType: _Persistable

  /// Creates a value of what is kept.
  init(persistedValue: PersistedType)

  /// What is kept.
  var persistableValue: PersistedType { get }
}

extension CustomPersistable {
  /// The value of the least value that is kept.
  public static var _rlmDefault: Self { Self(persistedValue: ._rlmDefault) }
}

extension _Persistable where Self: ExpressibleByIntegerLiteral {
  /// Zero.
  public static var _rlmDefault: Self { 0 }
}

extension _Persistable where Self: ExpressibleByBooleanLiteral {
  /// False.
  public static var _rlmDefault: Self { false }
}

extension _Persistable where Self: ExpressibleByStringLiteral {
  /// An empty text.
  public static var _rlmDefault: Self { "" }
}

extension _Persistable where Self: ExpressibleByNilLiteral {
  /// Nothing.
  public static var _rlmDefault: Self { nil }
}

extension _Persistable where Self == Data {
  /// No bytes.
  public static var _rlmDefault: Data { Data() }
}

extension _Persistable where Self == Date {
  /// The present.
  public static var _rlmDefault: Date { .uiKitNow() }
}

extension _Persistable where Self == UUID {
  /// An identifier that is new.
  public static var _rlmDefault: UUID { UUID() }
}

extension Bool: _Persistable, RealmCollectionValue {}
extension Int: _Persistable, RealmCollectionValue {}
extension Int8: _Persistable, RealmCollectionValue {}
extension Int16: _Persistable, RealmCollectionValue {}
extension Int32: _Persistable, RealmCollectionValue {}
extension Int64: _Persistable, RealmCollectionValue {}
extension Float: _Persistable, RealmCollectionValue {}
extension Double: _Persistable, RealmCollectionValue {}
extension String: _Persistable, RealmCollectionValue {}
extension Data: _Persistable, RealmCollectionValue {}
extension Date: _Persistable, RealmCollectionValue {}
extension UUID: _Persistable, RealmCollectionValue {}
extension Optional: _Persistable {}
extension Optional: RealmCollectionValue where Wrapped: RealmCollectionValue {}
