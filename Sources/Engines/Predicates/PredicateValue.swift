package import Foundation

/// A value that a predicate compares.
package enum PredicateValue {
  case nothing
  case integer(Int64)
  case double(Double)
  case decimal(Decimal)
  case text(String)
  case date(Date)
  case data(Data)
  case uuid(UUID)
  case url(URL)
  case list([PredicateValue])
  case subject(any PredicateSubject)

  /// Creates the value that something is, also within optionals.
  package init(_ any: Any?) {
    guard let any else {
      self = .nothing
      return
    }
    switch any {
    case let value as PredicateValue: self = value
    case let subject as any PredicateSubject: self = .subject(subject)
    case let text as String: self = .text(text)
    case let number as NSNumber: self = Self.number(number)
    case let flag as Bool: self = .integer(flag ? 1 : 0)
    case let number as any BinaryInteger:
      self = Int64(exactly: number).map { .integer($0) } ?? .double(Double(number))
    case let number as any BinaryFloatingPoint: self = .double(Double(number))
    case let date as Date: self = .date(date)
    case let data as Data: self = .data(data)
    case let uuid as UUID: self = .uuid(uuid)
    case let url as URL: self = .url(url)
    case let decimal as Decimal: self = .decimal(decimal)
    default: self = Self.collection(any) ?? Self.other(any)
    }
  }

  private static func number(_ number: NSNumber) -> PredicateValue {
    if let decimal = number as? NSDecimalNumber { return .decimal(decimal.decimalValue) }
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "d"), UInt8(ascii: "f"): return .double(number.doubleValue)
    default: return .integer(number.int64Value)
    }
  }

  private static func collection(_ any: Any) -> PredicateValue? {
    switch any {
    case let values as [Any]: .list(values.map { PredicateValue($0) })
    case let values as NSOrderedSet: .list(values.array.map { PredicateValue($0) })
    case let values as NSSet: .list(values.allObjects.map { PredicateValue($0) })
    case let values as Set<AnyHashable>: .list(values.map { PredicateValue($0.base) })
    case let values as [AnyHashable: Any]: .subject(DictionarySubject(values: values))
    case let values as NSDictionary:
      .subject(DictionarySubject(values: values as? [AnyHashable: Any] ?? [:]))
    default: nil
    }
  }

  private static func other(_ any: Any) -> PredicateValue {
    switch any {
    case is NSNull: return .nothing
    case let text as NSString: return .text(String(describing: text))
    case let value as any RawRepresentable where !(any is NSObject):
      return PredicateValue(value.rawValue)
    default: break
    }
    let mirror = Mirror(reflecting: any)
    guard mirror.displayStyle == .optional else { return .subject(MirroredSubject(value: any)) }
    return PredicateValue(mirror.children.first?.value)
  }

  /// Whether there is no value.
  package var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }

  /// Whether the value is anything but zero and nothing.
  var isTrue: Bool { number.map { $0 != 0 } ?? false }

  /// The elements of a collection.
  package var elements: [PredicateValue]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  /// The value as a text, where it is one, or a number.
  var text: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .double(let number): Int64(exactly: number).map { "\($0)" } ?? "\(number)"
    case .decimal(let number): "\(number)"
    case .uuid(let uuid): uuid.uuidString
    case .url(let url): url.absoluteString
    case .nothing, .date, .data, .list, .subject: nil
    }
  }

  /// The value as a number, where it is one, or a text that says one.
  package var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    case .decimal(let number): NSDecimalNumber(decimal: number).doubleValue
    case .text(let text): Double(text)
    case .nothing, .date, .data, .uuid, .url, .list, .subject: nil
    }
  }

  /// The value as it stands in a format.
  var printed: String {
    switch self {
    case .nothing: "nil"
    case .integer, .double, .decimal: text ?? ""
    case .text(let text): "\"\(text)\""
    case .date(let date): "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
    case .data(let data): "<\(data.count) bytes>"
    case .uuid(let uuid): uuid.uuidString
    case .url(let url): url.absoluteString
    case .list(let values): "{\(values.map(\.printed).joined(separator: ", "))}"
    case .subject(let subject): "\(subject)"
    }
  }

  // MARK: Following keys

  /// Returns the value at the end of keys, one after the other; of a collection, its elements'
  /// values.
  package func value(at keys: ArraySlice<String>) -> PredicateValue {
    guard let key = keys.first else { return self }
    let rest = keys.dropFirst()
    switch self {
    case .list(let elements):
      if key.hasPrefix("@") { return aggregate(key, elements, rest) }
      let values = elements.map { $0.value(at: keys) }
      return .list(values.flatMap { $0.elements ?? [$0] }.filter { !$0.isNothing })
    case .subject(let subject): return subject.predicateValue(forKey: key).value(at: rest)
    case .text(let text) where key == "length": return .integer(Int64(text.utf16.count))
    default:
      return ["self", "intValue", "doubleValue", "boolValue"].contains(key.lowercased())
        || key == "floatValue" || key == "integerValue" ? value(at: rest) : .nothing
    }
  }

  private func aggregate(
    _ name: String, _ elements: [PredicateValue], _ rest: ArraySlice<String>
  ) -> PredicateValue {
    guard name != "@count" else { return .integer(Int64(elements.count)) }
    let values = PredicateValue.list(elements).value(at: rest).elements ?? []
    return PredicateValue.aggregate(String(name.dropFirst()), of: values)
  }

  /// Returns what a function makes of values: their sum, average, minimum or maximum.
  package static func aggregate(_ name: String, of values: [PredicateValue]) -> PredicateValue {
    switch name {
    case "count": return .integer(Int64(values.count))
    case "min", "max":
      let wanted = name == "min" ? ComparisonResult.orderedAscending : .orderedDescending
      return values.reduce(.nothing) { best, value in
        best.isNothing || value.order(to: best, []) == wanted ? value : best
      }
    case "sum": return sum(of: values)
    case "avg", "average":
      guard !values.isEmpty else { return .nothing }
      return .double((sum(of: values).number ?? 0) / Double(values.count))
    case "distinctUnionOfObjects":
      return .list(
        values.reduce(into: []) { found, value in
          if !found.contains(where: { $0.isSame(as: value, []) }) { found.append(value) }
        })
    default: return .nothing
    }
  }

  private static func sum(of values: [PredicateValue]) -> PredicateValue {
    var sum: Int64 = 0
    for value in values {
      guard case .integer(let number) = value else {
        return .double(values.reduce(0) { $0 + ($1.number ?? 0) })
      }
      let (next, isOver) = sum.addingReportingOverflow(number)
      guard !isOver else { return .double(values.reduce(0) { $0 + ($1.number ?? 0) }) }
      sum = next
    }
    return .integer(sum)
  }

  // MARK: Comparing

  /// Whether two values are the same.
  package func isSame(as other: PredicateValue, _ options: String.CompareOptions) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing): return true
    case (.nothing, _), (_, .nothing): return false
    case (.text(let one), .text(let two)):
      return options.isEmpty ? one == two : one.compare(two, options: options) == .orderedSame
    case (.subject(let one), .subject(let two)):
      return one.predicateIdentity == two.predicateIdentity
    case (.data(let one), .data(let two)): return one == two
    case (.uuid(let one), .uuid(let two)): return one == two
    case (.list(let one), .list(let two)):
      return one.count == two.count && zip(one, two).allSatisfy { $0.isSame(as: $1, options) }
    default: return order(to: other, options) == .orderedSame
    }
  }

  /// Returns the order of two values, or `nil` where they have none.
  package func order(
    to other: PredicateValue, _ options: String.CompareOptions
  ) -> ComparisonResult? {
    switch (self, other) {
    case (.integer(let one), .integer(let two)): return Self.order(one, two)
    case (.text(let one), .text(let two)):
      return options.isEmpty ? Self.order(one, two) : one.compare(two, options: options)
    case (.date(let one), .date(let two)): return Self.order(one, two)
    case (.decimal(let one), .decimal(let two)): return Self.order(one, two)
    case (.uuid(let one), .uuid(let two)): return Self.order(one.uuidString, two.uuidString)
    case (.url(let one), .url(let two)): return Self.order(one.absoluteString, two.absoluteString)
    default:
      guard let one = number, let two = other.number else { return nil }
      return Self.order(one, two)
    }
  }

  private static func order<Value: Comparable>(_ one: Value, _ two: Value) -> ComparisonResult {
    one < two ? .orderedAscending : one == two ? .orderedSame : .orderedDescending
  }
}

extension PredicateValue {
  /// What the value was made from, for closures that look at it.
  package var object: Any? {
    switch self {
    case .nothing: nil
    case .integer(let number): number
    case .double(let number): number
    case .decimal(let number): number
    case .text(let text): text
    case .date(let date): date
    case .data(let data): data
    case .uuid(let uuid): uuid
    case .url(let url): url
    case .list(let values): values.map { $0.object }
    case .subject(let subject as MirroredSubject): subject.value
    case .subject(let subject as DictionarySubject): subject.values
    case .subject(let subject): subject
    }
  }
}
