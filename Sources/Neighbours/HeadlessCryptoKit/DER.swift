import Foundation

/// What keys and signatures are written in: parts with a kind, a length, and bytes or parts.
package struct DER: Equatable, Sendable {
  /// The kind of the part.
  package let tag: UInt8
  /// The bytes of the part.
  package let content: [UInt8]

  package static let integer: UInt8 = 0x02
  package static let bitString: UInt8 = 0x03
  package static let octetString: UInt8 = 0x04
  package static let identifier: UInt8 = 0x06
  package static let sequence: UInt8 = 0x30
  package static let set: UInt8 = 0x31

  package init(_ tag: UInt8, _ content: [UInt8]) { (self.tag, self.content) = (tag, content) }

  /// Creates a part of parts.
  package init(_ tag: UInt8 = sequence, _ parts: DER...) {
    self.init(tag, parts.flatMap(\.bytes))
  }

  /// Creates a number that is not negative.
  package init(number: [UInt8]) {
    let digits = Array(number.drop { $0 == 0 })
    self.init(DER.integer, (digits.first ?? 0x80) < 0x80 ? digits : [0] + digits)
  }

  /// The only part of bytes; `nil` if they are something else.
  package init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    guard let part = DER(from: &rest), rest.isEmpty else { return nil }
    self = part
  }

  private init?(from bytes: inout ArraySlice<UInt8>) {
    guard let tag = bytes.popFirst(), var length = bytes.popFirst().map(Int.init) else {
      return nil
    }
    if length >= 0x80 {
      let count = length - 0x80
      guard (1...4).contains(count), bytes.count >= count else { return nil }
      length = bytes.prefix(count).reduce(0) { $0 << 8 | Int($1) }
      bytes = bytes.dropFirst(count)
    }
    guard bytes.count >= length else { return nil }
    self.init(tag, Array(bytes.prefix(length)))
    bytes = bytes.dropFirst(length)
  }

  /// The parts within; empty for what has none.
  package var parts: [DER] {
    var rest = content[...]
    var parts: [DER] = []
    while !rest.isEmpty {
      guard let part = DER(from: &rest) else { return [] }
      parts.append(part)
    }
    return parts
  }

  /// The part, written.
  package var bytes: [UInt8] {
    let digits = Array(UInt32(truncatingIfNeeded: content.count).bigEndianBytes.drop { $0 == 0 })
    let length =
      content.count < 0x80 ? [UInt8(content.count)] : [0x80 | UInt8(digits.count)] + digits
    return [tag] + length + content
  }

  // MARK: As a text

  /// The text in which keys are sent.
  package func pem(_ name: String) -> String {
    let text = Array(Data(bytes).base64EncodedString())
    let lines = stride(from: 0, to: text.count, by: 64).map {
      String(text[$0..<min($0 + 64, text.count)])
    }
    return (["-----BEGIN \(name)-----"] + lines + ["-----END \(name)-----"])
      .joined(separator: "\n")
  }

  /// The bytes of such a text.
  package static func bytes(ofPEM text: String) throws -> [UInt8] {
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
    guard let first = lines.first, first.hasPrefix("-----BEGIN "), lines.count > 2,
      lines.last?.hasPrefix("-----END ") == true,
      let data = Data(base64Encoded: lines[1..<lines.count - 1].joined())
    else { throw CryptoKitASN1Error.invalidPEMDocument }
    return Array(data)
  }
}
