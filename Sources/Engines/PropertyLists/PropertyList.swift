/// A value of a property list, and where it stands.
package struct PropertyList: Sendable {
  package enum Value: Sendable, Equatable {
    case string(String)
    case number(Double)
    case bool(Bool)
    case data([UInt8])
    /// A date as XML writes it.
    case date(String)
    case array([PropertyList])
    /// The entries in their order; of two with one key, the last one counts.
    case dictionary([Entry])
  }

  /// A key of a dictionary, with its value.
  package struct Entry: Sendable, Equatable {
    package let key: String
    package let position: Position
    package let value: PropertyList

    package init(_ key: String, at position: Position = .start, _ value: PropertyList) {
      self.key = key
      self.position = position
      self.value = value
    }
  }

  /// How deep lists and dictionaries may be nested.
  ///
  /// No file made by Xcode is deeper, and each level takes some of the stack.
  static let depthLimit = 256

  package let value: Value
  package let position: Position

  package init(_ value: Value, at position: Position = .start) {
    self.value = value
    self.position = position
  }

  // MARK: Reading it

  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  package var array: [PropertyList]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  package var dictionary: [Entry]? {
    if case .dictionary(let entries) = value { entries } else { nil }
  }

  /// The texts of a list; what is no text is passed over.
  package var strings: [String] { array?.compactMap(\.string) ?? [] }

  /// Whether it says yes, in one of the ways in which property lists say it.
  package var isTrue: Bool {
    switch value {
    case .bool(let isTrue): isTrue
    case .number(let number): number != 0
    case .string(let text): ["YES", "TRUE", "1"].contains(text.uppercased())
    default: false
    }
  }

  /// The value of a key, where this is a dictionary that has it.
  package subscript(key: String) -> PropertyList? {
    dictionary?.last { $0.key == key }?.value
  }
}

extension PropertyList: Equatable {
  /// Whether two lists hold the same, wherever that stands.
  package static func == (one: PropertyList, other: PropertyList) -> Bool {
    one.value == other.value
  }
}
