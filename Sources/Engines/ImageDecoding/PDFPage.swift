import Foundation

/// Finds the box of the first page in a PDF.
enum PDFPage {
  /// The largest part of an object stream to unpack.
  private static let mostUnpacked = 1 << 22
  /// The largest number of object streams to look into.
  private static let mostStreams = 64

  static func size(_ data: Data) -> VectorSize? {
    guard data.prefix(1_024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
    if let size = box(in: data) { return size }
    var rest = data[...]
    for _ in 0..<mostStreams {
      guard let mark = rest.range(of: Data("/ObjStm".utf8)) else { return nil }
      rest = rest[mark.upperBound...]
      if let packed = stream(in: rest),
        let objects = Inflate.zlib([UInt8](packed), atMost: mostUnpacked),
        let size = box(in: Data(objects))
      {
        return size
      }
    }
    return nil
  }

  /// The bytes of the next stream.
  private static func stream(in data: Data) -> Data? {
    guard let start = data.range(of: Data("stream".utf8)) else { return nil }
    var content = data[start.upperBound...]
    if content.first == 0x0D { content = content.dropFirst() }
    if content.first == 0x0A { content = content.dropFirst() }
    guard let end = content.range(of: Data("endstream".utf8)) else { return nil }
    return content[..<end.lowerBound]
  }

  /// The size of the first box that is told.
  private static func box(in data: Data) -> VectorSize? {
    guard let mark = data.range(of: Data("/MediaBox".utf8)) else { return nil }
    let value = text(data[mark.upperBound...])
    if let size = box(value) { return size }
    // The box may be an object of its own.
    let parts = value.split(whereSeparator: \.isWhitespace).prefix(2)
    guard parts.count == 2, parts.allSatisfy({ Int($0) != nil }),
      let object = data.range(of: Data("\n\(parts[0]) \(parts[1]) obj".utf8))
    else { return nil }
    return box(text(data[object.upperBound...]))
  }

  private static func box(_ text: String) -> VectorSize? {
    let inner = text.drop(while: \.isWhitespace)
    guard inner.first == "[" else { return nil }
    let numbers = inner.dropFirst().prefix { $0 != "]" }
      .split(whereSeparator: \.isWhitespace).map { Double($0) }
    guard numbers.count == 4, let left = numbers[0], let bottom = numbers[1],
      let right = numbers[2], let top = numbers[3]
    else { return nil }
    return VectorSize(abs(right - left), abs(top - bottom))
  }

  private static func text(_ data: Data) -> String {
    String(decoding: data.prefix(200), as: UTF8.self)
  }
}
