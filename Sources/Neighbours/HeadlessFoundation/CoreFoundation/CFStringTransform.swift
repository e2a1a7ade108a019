public import Foundation
public import HeadlessUIKit

/// Changes a text, or a part of it, in a way that is known by a name; answers whether it could.
///
/// These are the transliterations of Foundation's `applyingTransform(_:reverse:)`.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  let whole = NSRange(location: 0, length: string.length)
  let part = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
  guard let part = (part ?? whole).intersection(whole),
    let text = string.substring(with: part).applyingTransform(
      StringTransform(transform), reverse: reverse)
  else { return false }
  string.replaceCharacters(in: part, with: text)
  range?.pointee.length = text.utf16.count
  return true
}

/// Takes marks from letters.
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:nonspacing mark:]Remove; NFC"
/// Takes accents from letters.
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:nonspacing mark:]Remove; NFC"
/// Writes all scripts in Latin letters.
public let kCFStringTransformToLatin: CFString! = "Any-Latin"
/// Writes Chinese in Latin letters.
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
/// Writes Latin letters as katakana.
public let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
/// Writes Latin letters as hiragana.
public let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
/// Writes hiragana as katakana.
public let kCFStringTransformHiraganaKatakana: CFString! = "Hiragana-Katakana"
/// Writes Latin letters as hangul.
public let kCFStringTransformLatinHangul: CFString! = "Latin-Hangul"
/// Writes Latin letters as Arabic ones.
public let kCFStringTransformLatinArabic: CFString! = "Latin-Arabic"
/// Writes Latin letters as Hebrew ones.
public let kCFStringTransformLatinHebrew: CFString! = "Latin-Hebrew"
/// Writes Latin letters as Cyrillic ones.
public let kCFStringTransformLatinCyrillic: CFString! = "Latin-Cyrillic"
/// Writes Latin letters as Greek ones.
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
/// Writes Latin letters as Thai ones.
public let kCFStringTransformLatinThai: CFString! = "Latin-Thai"
/// Writes full width characters in half the width.
public let kCFStringTransformFullwidthHalfwidth: CFString! = "Fullwidth-Halfwidth"
/// Writes what is no ASCII as XML does.
public let kCFStringTransformToXMLHex: CFString! = "Any-Hex/XML"
/// Writes the names of characters.
public let kCFStringTransformToUnicodeName: CFString! = "Any-Name"
