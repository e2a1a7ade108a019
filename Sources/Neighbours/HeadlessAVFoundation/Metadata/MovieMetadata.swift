import Foundation

/// Reads what iTunes' files say of themselves.
enum MovieMetadata {
  @MainActor static func read(_ bytes: MediaHeader.Bytes) -> [AVMetadataItem] {
    guard let meta = bytes.box("moov", "udta", "meta"), meta.count >= 4,
      let list = bytes.box("ilst", in: meta.lowerBound + 4..<meta.upperBound)
    else { return [] }
    return bytes.boxes(in: list).compactMap { box in
      guard let data = bytes.box("data", in: box.range), data.count >= 8,
        let type = bytes.number(data.lowerBound, 4)
      else { return nil }
      return AVMetadataItem(
        AVMetadataIdentifier(key: box.name, in: .iTunes),
        value(bytes.data(data.lowerBound + 8..<data.upperBound), ofType: type))
    }
  }

  private static func value(_ data: Data, ofType type: UInt64) -> any NSCopying & NSObjectProtocol {
    let (text, whole): (UInt64, UInt64) = (1, 21)
    switch type {
    case text: return NSString(string: String(decoding: data, as: UTF8.self))
    case whole:
      let length = min(data.count, 8)
      let number = MediaHeader.Bytes(data).number(0, length) ?? 0
      let free = UInt64(64 - 8 * length)
      return NSNumber(value: length == 0 ? 0 : Int64(bitPattern: number << free) >> free)
    default: return data as NSData
    }
  }
}
