import Foundation

/// One thing that the tag of an MP3 file says.
struct ID3Frame {
  /// Its name, as from version 2.3 on.
  let name: String
  let contents: Data

  /// The names of version 2.2, and what they are now.
  private static let names = [
    "TT1": "TIT1", "TT2": "TIT2", "TT3": "TIT3", "TP1": "TPE1", "TP2": "TPE2", "TP3": "TPE3",
    "TP4": "TPE4", "TAL": "TALB", "TYE": "TYER", "TCO": "TCON", "TRK": "TRCK", "TPA": "TPOS",
    "TCM": "TCOM", "TCR": "TCOP", "TEN": "TENC", "TLA": "TLAN", "TLE": "TLEN", "TPB": "TPUB",
    "TBP": "TBPM", "TSS": "TSSE", "TXT": "TEXT", "TXX": "TXXX", "COM": "COMM", "ULT": "USLT",
    "PIC": "APIC",
  ]

  /// Creates one; `nil` for an old name that has no new one.
  init?(_ name: String, _ contents: Data) {
    isOld = name.count == 3
    guard let name = isOld ? Self.names[name] : name else { return nil }
    self.name = name
    self.contents = contents
  }

  /// Whether it is of version 2.2, which says the kind of a picture in three letters.
  private let isOld: Bool

  /// What it says; `nil` for a frame that is cut off.
  @MainActor var item: AVMetadataItem? {
    guard let encoding = contents.first else { return nil }
    let rest = contents.dropFirst()
    var (value, info, language): ((any NSCopying & NSObjectProtocol)?, String?, String?)
    switch name {
    case "TXXX":
      let (title, text) = Self.split(rest, encoding)
      (value, info) = (NSString(string: Self.text(text, encoding)), Self.text(title, encoding))
    case "COMM", "USLT":
      let (title, text) = Self.split(rest.dropFirst(3), encoding)
      (value, info) = (NSString(string: Self.text(text, encoding)), Self.text(title, encoding))
      language = Self.text(rest.prefix(3), 0)
      if language?.isEmpty == true { language = nil }
    case "APIC":
      // Its kind, what it shows, a title, and then the picture.
      let kind = isOld ? rest.dropFirst(3) : Self.split(rest, 0).rest
      let (title, picture) = Self.split(kind.dropFirst(), encoding)
      (value, info) = (Data(picture) as NSData, Self.text(title, encoding))
    case _ where name.hasPrefix("T"): value = NSString(string: Self.text(rest, encoding))
    case _ where name.hasPrefix("W") && name != "WXXX":
      value = NSString(string: Self.text(contents, 0))
    default: value = contents as NSData
    }
    let item = AVMetadataItem(AVMetadataIdentifier(key: name, in: .id3), value)
    if let info, !info.isEmpty { item.facts.extraAttributes = [.info: info] }
    item.facts.extendedLanguageTag = language
    return item
  }

  /// Splits bytes after the first text.
  private static func split(_ data: Data, _ encoding: UInt8) -> (text: Data, rest: Data) {
    let step = encoding == 1 || encoding == 2 ? 2 : 1
    var index = data.startIndex
    while index + step <= data.endIndex {
      if data[index..<index + step].allSatisfy({ $0 == 0 }) {
        return (data[..<index], data[(index + step)...])
      }
      index += step
    }
    return (data, Data())
  }

  /// The first text in bytes.
  private static func text(_ data: Data, _ encoding: UInt8) -> String {
    let own = Data(split(data, encoding).text)
    let text: String? =
      switch encoding {
      case 1: String(data: own, encoding: .utf16)
      case 2: String(data: own, encoding: .utf16BigEndian)
      case 3: String(decoding: own, as: UTF8.self)
      default: String(data: own, encoding: .isoLatin1)
      }
    return text ?? ""
  }
}
