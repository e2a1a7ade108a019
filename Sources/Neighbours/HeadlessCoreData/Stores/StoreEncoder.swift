import Foundation

/// Writes the rows of a store as the bytes of its file.
///
/// A file is a mark, a check sum, and what follows: all numbers in eight bytes, the least first.
struct StoreEncoder {
  /// The beginning of a file.
  static let mark = Array("Fleet store 1\n".utf8)

  private var bytes: [UInt8] = []
  private let entityPlaces: [String: Int]
  private let identifier: String
  private let metadata: StoreMetadata
  private let tables: RowTables

  init(identifier: String, _ metadata: StoreMetadata, _ tables: RowTables) {
    self.identifier = identifier
    self.metadata = metadata
    self.tables = tables
    let names = metadata.properties.keys.sorted()
    entityPlaces = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  }

  func encode() throws -> Data {
    var encoder = self
    try encoder.encodeAll()
    var file = Self.mark
    withUnsafeBytes(of: StoreChecksum.of(encoder.bytes[...]).littleEndian) {
      file.append(contentsOf: $0)
    }
    return Data(file) + encoder.bytes
  }

  private mutating func encodeAll() throws {
    put(identifier)
    put(metadata.versions.count)
    for version in metadata.versions { put(version) }
    put(metadata.custom)
    let names = metadata.properties.keys.sorted()
    put(names.count)
    for name in names {
      put(name)
      let root = metadata.roots[name] ?? name
      put(root)
      put(Int(tables.lastNumbers[root] ?? 0))
      put(metadata.hashes[name] ?? Data())
      let properties = metadata.properties[name] ?? []
      put(properties.count)
      for property in properties { put(property) }
    }
    for name in names {
      let rows = tables.tables[name]?.all ?? []
      put(rows.count)
      for row in rows {
        put(Int(row.id.number))
        put(row.version)
        put(row.values.count)
        for value in row.values { try put(value) }
      }
    }
  }

  // MARK: Values

  private mutating func put(_ value: StoredValue) throws {
    switch value {
    case .nothing: put(kind: .nothing)
    case .integer(let number):
      put(kind: .integer)
      put(Int(number))
    case .double(let number):
      put(kind: .double)
      put(Int(bitPattern: UInt(number.bitPattern)))
    case .date(let seconds):
      put(kind: .date)
      put(Int(bitPattern: UInt(seconds.bitPattern)))
    case .text(let text):
      put(kind: .text)
      put(text)
    case .decimal(let number):
      put(kind: .decimal)
      put("\(number)")
    case .data(let data):
      put(kind: .data)
      put(data)
    case .uuid(let uuid):
      put(kind: .uuid)
      put(uuid.uuidString)
    case .url(let url):
      put(kind: .url)
      put(url.absoluteString)
    case .object(let object):
      put(kind: .object)
      put(try TransformedData.data(of: object.value))
    case .one(let id):
      put(kind: .one)
      put(id)
    case .many:
      put(kind: .many)
      put(value.references)
    case .ordered(let ids):
      put(kind: .ordered)
      put(ids)
    }
  }

  /// The first byte of a value.
  enum ValueMark: UInt8 {
    case nothing, integer, double, date, text, decimal, data, uuid, url, object, one, many, ordered
  }

  private mutating func put(kind: ValueMark) { bytes.append(kind.rawValue) }

  private mutating func put(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  private mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func put(_ data: Data) {
    put(data.count)
    bytes.append(contentsOf: data)
  }

  private mutating func put(_ id: NSManagedObjectID) {
    put(entityPlaces[id.entityName] ?? 0)
    put(Int(id.number))
  }

  private mutating func put(_ ids: [NSManagedObjectID]) {
    put(ids.count)
    for id in ids { put(id) }
  }
}

/// Tells whether the bytes of a file are as they were written.
enum StoreChecksum {
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var sum: UInt64 = 0xcbf2_9ce4_8422_2325
    bytes.withUnsafeBytes { bytes in
      for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return sum
  }
}
