/// The values of the screens of a stack, which may be of different types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// Creates an empty path.
  public init() { values = [] }

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates a path that was kept.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  init(values: [AnyHashable]) { self.values = values }

  /// How many values there are.
  public var count: Int { values.count }

  /// Whether there is no value.
  public var isEmpty: Bool { values.isEmpty }

  /// The path as it can be kept; `nil` where a value cannot.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Removes values from the end.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

  /// A path that can be kept.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }

    /// Reads a path: the types of its values are found by their names.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "No type of a path is called \(name).")
        }
        values.append(AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8))))
      }
      // The last value comes first.
      self.init(values: values.reversed())
    }

    /// Writes the path: the names of its types, and its values as texts.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let value = value.base as? any Codable, let name = Self.name(of: value) else {
          throw EncodingError.invalidValue(
            value,
            EncodingError.Context(
              codingPath: container.codingPath, debugDescription: "A value cannot be kept."))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }

    private static func name<V>(of value: V) -> String? { _mangledTypeName(V.self) }
  }
}
