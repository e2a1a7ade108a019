/// A value of JSON, of a message whose form is not known beforehand.
package enum JSONValue: Codable, Equatable, Sendable {
  case null
  case truth(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .truth(value)
    } else if let value = try? container.decode(Int.self) {
      self = .whole(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .truth(let value): try container.encode(value)
    case .whole(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The value of a key, of an object that has it.
  package subscript(key: String) -> JSONValue? {
    if case .object(let values) = self { values[key] } else { nil }
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// A number, whole or not, that is one.
  package var number: Double? {
    switch self {
    case .whole(let number): Double(number)
    case .number(let number): number.isFinite ? number : nil
    default: nil
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .truth(value) }
  package init(integerLiteral value: Int) { self = .whole(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { first, _ in first })
  }
}
