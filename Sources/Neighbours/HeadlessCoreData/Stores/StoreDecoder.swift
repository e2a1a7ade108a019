import Foundation

/// Reads what `StoreEncoder` has written.
struct StoreDecoder {
  /// What is wrong with a file: it holds no store, or is damaged.
  struct Damage: Error {}

  /// A file that was read: the rows have the properties that stood in it, in its order.
  struct File {
    var identifier = ""
    var metadata = StoreMetadata()
    var lastNumbers: [String: Int64] = [:]
    /// The names of the entities, in the order in which references number them.
    var names: [String] = []
    var rows: [[Row]] = []
  }

  /// A row of a file.
  struct Row {
    var number: Int64
    var version: Int
    var values: [Value]
  }

  /// A value of a file, whose references are numbers of entities and of rows.
  enum Value {
    case plain(StoredValue)
    case references(StoreEncoder.ValueMark, [(entity: Int, number: Int64)])
  }

  private let bytes: [UInt8]
  private var position: Int

  private init(_ bytes: [UInt8], from position: Int) {
    self.bytes = bytes
    self.position = position
  }

  static func decode(_ data: Data) throws -> File {
    let bytes = [UInt8](data)
    var decoder = StoreDecoder(bytes, from: StoreEncoder.mark.count)
    guard bytes.starts(with: StoreEncoder.mark) else { throw Damage() }
    let sum = UInt64(bitPattern: Int64(try decoder.number()))
    guard sum == StoreChecksum.of(bytes[decoder.position...]) else { throw Damage() }
    return try decoder.file()
  }

  private mutating func file() throws -> File {
    var file = File()
    file.identifier = try text()
    for _ in 0..<(try count()) { file.metadata.versions.append(try text()) }
    file.metadata.custom = try data()
    for _ in 0..<(try count()) {
      let name = try text()
      let root = try text()
      file.names.append(name)
      file.metadata.roots[name] = root
      file.lastNumbers[root] = Int64(try number())
      file.metadata.hashes[name] = try data()
      file.metadata.properties[name] = []
      for _ in 0..<(try count()) { file.metadata.properties[name]?.append(try text()) }
    }
    for _ in file.names {
      var rows: [Row] = []
      for _ in 0..<(try count()) {
        var row = Row(number: Int64(try number()), version: try number(), values: [])
        for _ in 0..<(try count()) { row.values.append(try value()) }
        rows.append(row)
      }
      file.rows.append(rows)
    }
    return file
  }

  // MARK: Values

  private mutating func value() throws -> Value {
    guard position < bytes.count, let kind = StoreEncoder.ValueMark(rawValue: bytes[position])
    else {
      throw Damage()
    }
    position += 1
    switch kind {
    case .nothing: return .plain(.nothing)
    case .integer: return .plain(.integer(Int64(try number())))
    case .double: return .plain(.double(try real()))
    case .date: return .plain(.date(try real()))
    case .text: return .plain(.text(try text()))
    case .decimal: return .plain(try make(Decimal(string: text())) { .decimal($0) })
    case .data: return .plain(.data(try data()))
    case .uuid: return .plain(try make(UUID(uuidString: text())) { .uuid($0) })
    case .url: return .plain(try make(URL(string: text())) { .url($0) })
    case .object:
      return .plain(try make(TransformedData.object(of: data())) { .object(StoredObject($0)) })
    case .one: return .references(kind, [try reference()])
    case .many, .ordered:
      var references: [(entity: Int, number: Int64)] = []
      for _ in 0..<(try count()) { references.append(try reference()) }
      return .references(kind, references)
    }
  }

  private func make<Part>(
    _ part: Part?, _ value: (Part) -> StoredValue
  ) throws -> StoredValue {
    guard let part else { throw Damage() }
    return value(part)
  }

  private mutating func reference() throws -> (entity: Int, number: Int64) {
    (try number(), Int64(try number()))
  }

  private mutating func number() throws -> Int {
    guard position + 8 <= bytes.count else { throw Damage() }
    var number: UInt64 = 0
    for place in 0..<8 { number |= UInt64(bytes[position + place]) << UInt64(place * 8) }
    position += 8
    return Int(Int64(bitPattern: number))
  }

  private mutating func real() throws -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(try number())))
  }

  /// How many there are, which cannot be more than there are bytes.
  private mutating func count() throws -> Int {
    let count = try number()
    guard count >= 0, count <= bytes.count - position else { throw Damage() }
    return count
  }

  private mutating func data() throws -> Data {
    let count = try count()
    defer { position += count }
    return Data(bytes[position..<position + count])
  }

  private mutating func text() throws -> String {
    let count = try count()
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }
}
