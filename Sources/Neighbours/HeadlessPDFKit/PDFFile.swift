import HeadlessUIKit
import ImageDecoding

/// What can be read of a PDF without its fonts: the number of pages, their boxes, and whether it is locked.
struct PDFFile {
  /// The boxes of the pages, in the order of the file.
  let boxes: [CGRect]
  let isEncrypted: Bool

  /// The largest part of an object stream to unpack.
  private static let mostUnpacked = 1 << 22
  /// How far before a stream its kind is told.
  private static let mostWords = 400
  private static let paper = CGRect(x: 0, y: 0, width: 612, height: 792)

  init?(_ data: Data) {
    guard data.prefix(1_024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
    let texts = Self.texts(of: data)
    isEncrypted = texts[0].contains("/Encrypt")
    let shared = texts.lazy.compactMap { Self.box(in: $0) }.first ?? Self.paper
    boxes = texts.flatMap { text in
      text.matches(of: /\/Type\s*\/Page(?![A-Za-z])/).map { page in
        Self.box(in: Self.object(around: page.range, in: text)) ?? shared
      }
    }
  }

  /// Each byte as one character, so that a text keeps what no encoding has.
  private static func text(_ data: Data) -> String {
    String(data: data, encoding: .isoLatin1) ?? ""
  }

  /// The text of a file without its streams, and the texts of the streams of objects, which newer files keep
  /// packed.
  private static func texts(of data: Data) -> [String] {
    var (plain, packed, rest) = (Data(), [String](), data[...])
    while let start = rest.range(of: Data("stream".utf8)) {
      guard let end = rest[start.upperBound...].range(of: Data("endstream".utf8)) else { break }
      plain += rest[..<start.lowerBound]
      let isOfObjects = rest[..<start.lowerBound].suffix(mostWords).range(
        of: Data("/ObjStm".utf8), options: .backwards)
      let content = rest[start.upperBound..<end.lowerBound].drop { $0 == 0x0D || $0 == 0x0A }
      if isOfObjects != nil, let bytes = Inflate.zlib([UInt8](content), atMost: mostUnpacked) {
        packed.append(text(Data(bytes)))
      }
      rest = rest[end.upperBound...]
    }
    return [text(plain + rest)] + packed
  }

  /// The text of the object that a place is in.
  private static func object(around place: Range<String.Index>, in text: String) -> Substring {
    let before = text[..<place.lowerBound]
    let start = before.range(of: " obj", options: .backwards)?.upperBound ?? place.lowerBound
    let rest = text[place.upperBound...]
    let end = rest.range(of: "endobj")?.lowerBound ?? rest.range(of: "/Type")?.lowerBound
    return text[start..<(end ?? text.endIndex)]
  }

  private static func box(in text: some StringProtocol) -> CGRect? {
    guard let mark = text.range(of: "/MediaBox") else { return nil }
    let inner = text[mark.upperBound...].drop(while: \.isWhitespace)
    guard inner.first == "[" else { return nil }
    let numbers = inner.dropFirst().prefix { $0 != "]" }.split(whereSeparator: \.isWhitespace)
      .compactMap { Double(String($0)) }
    guard numbers.count == 4 else { return nil }
    return CGRect(
      x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]),
      width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }
}
