import Foundation
import HeadlessUIKit
import Testing

@Suite("The fonts of iOS")
struct InstalledFontsTests {
  @Test func `families are in their order, and have fonts`() {
    let families = UIFont.familyNames

    #expect(families.prefix(3) == ["Academy Engraved LET", "Al Nile", "American Typewriter"])
    #expect(families == families.sorted() && Set(families).count == families.count)
    #expect(families.allSatisfy { !UIFont.fontNames(forFamilyName: $0).isEmpty })
  }

  @Test func `a family has its fonts`() {
    #expect(
      UIFont.fontNames(forFamilyName: "Times New Roman") == [
        "TimesNewRomanPSMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldMT",
        "TimesNewRomanPS-BoldItalicMT",
      ])
    #expect(
      UIFont.fontNames(forFamilyName: "Courier New").contains("CourierNewPS-BoldMT"))
    #expect(
      UIFont.fontNames(forFamilyName: "Marker Felt") == ["MarkerFelt-Thin", "MarkerFelt-Wide"])
    #expect(UIFont.fontNames(forFamilyName: "Nobody") == [])
  }

  @Test func `a file of fonts is registered where it is there`() throws {
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(URL(filePath: "/") as CFURL, .process, &error))
    #expect(error == nil)

    let missing = URL(filePath: "/no/such.ttf")
    #expect(!CTFontManagerRegisterFontsForURL(missing as CFURL, .process, &error))
    let failure = try #require(error?.takeRetainedValue())
    #expect(failure.domain == kCTFontManagerErrorDomain)
    #expect(failure.code == CTFontManagerError.fileNotFound.rawValue)

    var told: [CFError] = []
    CTFontManagerRegisterFontURLs([missing, URL(filePath: "/")], .process, true) { errors, isDone in
      told += errors.compactMap { $0 as? CFError }
      return isDone
    }
    #expect(told.map { $0.userInfo[NSURLErrorKey] as? URL } == [missing])
  }

  @Test func `a font knows its family`() {
    #expect(UIFont(name: "DINAlternate-Bold", size: 12)?.familyName == "DIN Alternate")
    #expect(UIFont(name: "DiwanMishafi", size: 12)?.familyName == "Mishafi")
  }
}
