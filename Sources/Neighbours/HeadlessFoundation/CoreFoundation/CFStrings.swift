public import Foundation
public import HeadlessUIKit

/// A text that can be changed, as Core Foundation's functions take it.
public typealias CFMutableString = NSMutableString

/// A way in which text is encoded, by Core Foundation's number.
public typealias CFStringEncoding = UInt32

/// Returns how many units of UTF-16 a text has.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.utf16.count }

/// Returns the encoding of a name that servers send, or `kCFStringEncodingInvalidId`.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
  encodingNames.first { $0.name.caseInsensitiveCompare(theString) == .orderedSame }?.encoding
    ?? kCFStringEncodingInvalidId
}

/// Returns the name by which servers know an encoding.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
  encodingNames.first { $0.encoding == encoding }?.name
}

/// Returns Foundation's number for an encoding.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  foundationEncodings[encoding]?.rawValue ?? UInt(0x8000_0000 | encoding)
}

/// Returns Core Foundation's number for an encoding.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  foundationEncodings.first { $0.value.rawValue == encoding }?.key ?? kCFStringEncodingInvalidId
}

/// No encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// The encodings that Core Foundation has on all systems.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
  /// Mac OS Roman.
  case macRoman = 0
  /// Windows' Latin 1.
  case windowsLatin1 = 0x0500
  /// ISO Latin 1.
  case isoLatin1 = 0x0201
  /// NeXTSTEP's Latin.
  case nextStepLatin = 0x0B01
  /// ASCII.
  case ASCII = 0x0600
  /// UTF-16.
  case unicode = 0x0100
  /// UTF-8.
  case UTF8 = 0x0800_0100
  /// ASCII that shows all of Unicode.
  case nonLossyASCII = 0x0BFF
  /// UTF-16 with the larger byte first.
  case UTF16BE = 0x1000_0100
  /// UTF-16 with the smaller byte first.
  case UTF16LE = 0x1400_0100
  /// UTF-32.
  case UTF32 = 0x0C00_0100
}

private let encodingNames: [(name: String, encoding: CFStringEncoding)] = [
  ("utf-8", 0x0800_0100), ("utf8", 0x0800_0100), ("us-ascii", 0x0600), ("ascii", 0x0600),
  ("iso-8859-1", 0x0201), ("latin1", 0x0201), ("iso-8859-2", 0x0202), ("windows-1252", 0x0500),
  ("windows-1250", 0x0501), ("windows-1251", 0x0502), ("windows-1253", 0x0503),
  ("windows-1254", 0x0504), ("utf-16", 0x0100), ("utf-16be", 0x1000_0100),
  ("utf-16le", 0x1400_0100), ("utf-32", 0x0C00_0100), ("macintosh", 0), ("euc-jp", 0x0920),
  ("shift_jis", 0x0A01), ("iso-2022-jp", 0x0820),
]

private let foundationEncodings: [CFStringEncoding: String.Encoding] = [
  0x0800_0100: .utf8, 0x0600: .ascii, 0x0201: .isoLatin1, 0x0202: .isoLatin2,
  0x0500: .windowsCP1252, 0x0501: .windowsCP1250, 0x0502: .windowsCP1251, 0x0503: .windowsCP1253,
  0x0504: .windowsCP1254, 0x0100: .utf16, 0x1000_0100: .utf16BigEndian,
  0x1400_0100: .utf16LittleEndian, 0x0C00_0100: .utf32, 0: .macOSRoman, 0x0920: .japaneseEUC,
  0x0A01: .shiftJIS, 0x0820: .iso2022JP, 0x0B01: .nextstep, 0x0BFF: .nonLossyASCII,
]
