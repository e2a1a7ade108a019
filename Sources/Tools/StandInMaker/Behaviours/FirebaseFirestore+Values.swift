import FleetStandIns
import Foundation
import HeadlessUIKit

// Also of: FirebaseFirestoreInternal
// Final: GeoPoint

/// Fields and values, and in which order these are.
enum FirestoreField {
  /// The field that the name of a document is.
  static let name = ["__name__"]

  /// The names of a field in others, of a text with points or a path.
  static func path(_ field: Any) -> [String] {
    if let path = field as? FieldPath { return FieldNames.of(path).names }
    return "\(field)".split(separator: ".").map(String.init)
  }

  // MARK: Writing

  /// Puts a value into a document, or into a map in it.
  static func put(_ value: Any, at path: [String], into fields: inout [String: Any]) {
    guard let first = path.first else { return }
    if path.count == 1 {
      fields[first] = stored(value, over: fields[first])
    } else {
      var inner = fields[first] as? [String: Any] ?? [:]
      put(value, at: Array(path.dropFirst()), into: &inner)
      fields[first] = inner
    }
  }

  static func merged(_ new: [String: Any], into old: [String: Any]) -> [String: Any] {
    new.reduce(into: old) { fields, field in
      if let map = field.value as? [String: Any], !map.isEmpty {
        fields[field.key] = merged(map, into: fields[field.key] as? [String: Any] ?? [:])
      } else {
        fields[field.key] = stored(field.value, over: fields[field.key])
      }
    }
  }

  /// A value as it is kept; `nil` for one that goes.
  static func stored(_ value: Any, over old: Any?) -> Any? {
    switch value {
    case let value as FieldValue: FieldChange.of(value).change(old)
    case let date as Date: Timestamp(date: date)
    case let map as [String: Any]: map.compactMapValues { stored($0, over: nil) }
    case let list as [Any]: list.compactMap { stored($0, over: nil) }
    default: value
    }
  }

  // MARK: Comparing

  static func areEqual(_ one: Any, _ other: Any) -> Bool { compare(one, other) == 0 }
  static func areOfOneKind(_ one: Any, _ other: Any) -> Bool { rank(one) == rank(other) }

  /// Whether the first comes first (-1), or the second (1).
  static func compare(_ one: Any, _ other: Any) -> Int {
    let (rank, otherRank) = (rank(one), self.rank(other))
    guard rank == otherRank else { return rank < otherRank ? -1 : 1 }
    switch (one, other) {
    case (let one as Bool, let other as Bool): return order(one ? 1 : 0, other ? 1 : 0)
    case (let one as String, let other as String): return order(Array(one.utf8), Array(other.utf8))
    case (let one as Timestamp, let other as Timestamp):
      return order(one.seconds, other.seconds, order(one.nanoseconds, other.nanoseconds))
    case (let one as Date, let other as Date): return order(one, other)
    case (let one as Data, let other as Data): return order(Array(one), Array(other))
    case (let one as DocumentReference, let other as DocumentReference):
      return order(Array(one.path.utf8), Array(other.path.utf8))
    case (let one as GeoPoint, let other as GeoPoint):
      return order(one.latitude, other.latitude, order(one.longitude, other.longitude))
    case (let one as [Any], let other as [Any]): return list(one, other)
    case (let one as [String: Any], let other as [String: Any]): return map(one, other)
    default: return order(number(one) ?? 0, number(other) ?? 0)
    }
  }

  private static func order<Value: Comparable>(
    _ one: Value, _ other: Value, _ next: @autoclosure () -> Int = 0
  ) -> Int { one == other ? next() : one < other ? -1 : 1 }

  private static func order(_ one: [UInt8], _ other: [UInt8]) -> Int {
    one == other ? 0 : one.lexicographicallyPrecedes(other) ? -1 : 1
  }

  private static func list(_ one: [Any], _ other: [Any]) -> Int {
    zip(one, other).lazy.map { compare($0, $1) }.first { $0 != 0 } ?? order(one.count, other.count)
  }

  private static func map(_ one: [String: Any], _ other: [String: Any]) -> Int {
    let (keys, otherKeys) = (one.keys.sorted(), other.keys.sorted())
    for (key, otherKey) in zip(keys, otherKeys) {
      guard key == otherKey else { return order(key, otherKey) }
      if let value = one[key], let otherValue = other[key] {
        let found = compare(value, otherValue)
        if found != 0 { return found }
      }
    }
    return order(keys.count, otherKeys.count)
  }

  /// The place of a value's type among the others.
  private static func rank(_ value: Any) -> Int {
    switch value {
    case is NSNull: 0
    case _ where type(of: value) == Bool.self: 1
    case is Timestamp, is Date: 3
    case is String: 4
    case is Data: 5
    case is DocumentReference: 6
    case is GeoPoint: 7
    case is [Any]: 8
    case is [String: Any]: 9
    default: 2
    }
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: (value as? NSNumber)?.doubleValue
    }
  }

  /// The sum of two numbers, which is whole if both are.
  static func sum(_ one: Any?, _ other: Any) -> Any {
    guard let one, let first = number(one), let second = number(other) else { return other }
    if let one = one as? any BinaryInteger, let other = other as? any BinaryInteger {
      return Int(one) + Int(other)
    }
    return first + second
  }
}

/// The names of a path.
private final class FieldNames {
  var names: [String] = []

  static func of(_ path: FieldPath) -> FieldNames { StandIn.state(of: path) { FieldNames() } }
}

extension FieldPath {
  func standIn_init(_ fieldNames: [String]) { FieldNames.of(self).names = fieldNames }

  static func standIn_documentID() -> FieldPath {
    let path = uiKitObject(FieldPath.self)
    FieldNames.of(path).names = FirestoreField.name
    return path
  }
}

/// What a value makes of the one that is there.
private final class FieldChange {
  var change: (Any?) -> Any? = { $0 }

  static func of(_ value: FieldValue) -> FieldChange { StandIn.state(of: value) { FieldChange() } }

  static func value(_ change: @escaping (Any?) -> Any?) -> FieldValue {
    let value = uiKitObject(FieldValue.self)
    of(value).change = change
    return value
  }
}

extension FieldValue {
  static func standIn_delete() -> FieldValue { FieldChange.value { _ in nil } }

  static func standIn_serverTimestamp() -> FieldValue {
    FieldChange.value { _ in Timestamp(date: .uiKitNow()) }
  }

  static func standIn_arrayUnion(_ elements: [Any]) -> FieldValue {
    FieldChange.value { old in
      elements.compactMap { FirestoreField.stored($0, over: nil) }
        .reduce(into: old as? [Any] ?? []) { list, element in
          if !list.contains(where: { FirestoreField.areEqual($0, element) }) {
            list.append(element)
          }
        }
    }
  }

  static func standIn_arrayRemove(_ elements: [Any]) -> FieldValue {
    FieldChange.value { old in
      (old as? [Any] ?? []).filter { value in
        !elements.contains { FirestoreField.areEqual($0, value) }
      }
    }
  }

  static func standIn_increment(_ amount: Double) -> FieldValue {
    FieldChange.value { FirestoreField.sum($0, Int(exactly: amount) as Any? ?? amount) }
  }

  static func standIn_increment(_ amount: Int64) -> FieldValue {
    FieldChange.value { FirestoreField.sum($0, Int(amount)) }
  }
}

// MARK: - Values

private final class Degrees {
  var latitude = 0.0
  var longitude = 0.0

  static func of(_ point: GeoPoint) -> Degrees { StandIn.state(of: point) { Degrees() } }
}

extension GeoPoint {
  func standIn_init(latitude: Double, longitude: Double) {
    (Degrees.of(self).latitude, Degrees.of(self).longitude) = (latitude, longitude)
  }

  var standIn_latitude: Double { Degrees.of(self).latitude }
  var standIn_longitude: Double { Degrees.of(self).longitude }
}
