import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

/// `String(localized:)`, `LocalizedStringResource` and formats.
@MainActor
@Suite("Texts with values", .ownApplication)
struct LocalizedStringsTests {
  private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
    "Hello, %@": {"localizations": {"de": {"stringUnit": {"value": "Hallo %@"}}}},
    "%lld of %lf, %@": {"localizations": {"de": {"stringUnit": {"value": "%3$@: %1$lld, %2$.1lf"}}}},
    "title": {"localizations": {"en": {"stringUnit": {"value": "Title"}}}},
    "%lld birds": {"localizations": {
      "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld bird"}},
        "other": {"stringUnit": {"value": "%lld birds"}}}}},
      "de": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld Vogel"}},
        "other": {"stringUnit": {"value": "%lld Vögel"}}}}}}}}}
    """

  private func withCatalog(_ body: (Bundle) throws -> Void) throws {
    try withFiles(["Localizable.xcstrings": catalog], body)
  }

  @Test func `have plurals, and numbers as the user writes them`() throws {
    try withCatalog { bundle in
      func birds(_ count: Int) -> String { String(localized: "\(count) birds", bundle: bundle) }
      #expect([birds(1), birds(2)] == ["1 bird", "2 birds"])

      UIApplication.shared.choose(languages: ["de"])

      #expect([birds(1), birds(2_000)] == ["1 Vogel", "2.000 Vögel"])
      #expect(
        String(localized: "\(3) birds", bundle: bundle, locale: Locale(identifier: "en_US"))
          == "3 Vögel")
      let format = bundle.uiKitLocalizedString(forKey: "%lld birds", value: nil, table: nil)
      #expect(String(uiKitFormat: format, 1) == "1 Vogel")
      #expect(String(uiKitFormat: format, arguments: [2_000]) == "2000 Vögel")
      #expect(String.uiKitLocalizedStringWithFormat(format, 2_000) == "2.000 Vögel")
      #expect(
        String(uiKitFormat: format, locale: Locale(identifier: "en_US"), 2_000) == "2,000 Vögel")
    }
  }

  @Test func `make keys of the types that are interpolated`() throws {
    try withCatalog { bundle in
      UIApplication.shared.choose(languages: ["de"])
      #expect(String(localized: "Hello, \("Ada")", bundle: bundle) == "Hallo Ada")
      #expect(String(localized: "\(1) of \(2.5), \("x")", bundle: bundle) == "x: 1, 2,5")
    }
    func key(_ value: String.LocalizationValue) -> String { value.key }
    #expect(key("100%") == "100%")
    #expect(key("100% of \("it")") == "100%% of %@")
    #expect(key("\(Int32(1)) \(UInt(1)) \(UInt8(1)) \(Int64(1))") == "%d %llu %u %lld")
    #expect(key("\(Float(1)) \(1.5) \(CGFloat(1))") == "%f %lf %lf")
    #expect(key("\(7, specifier: "%05lld") \(1.5, specifier: "%.2f")") == "%05lld %.2f")
    #expect(key("\("abc".dropFirst()) \(1_000, format: .number)") == "%@ %@")
  }

  @Test func `have a value of their own where no table has the key`() throws {
    try withCatalog { bundle in
      UIApplication.shared.choose(languages: ["de"])
      #expect(String(localized: "title", defaultValue: "T", bundle: bundle) == "Title")
      #expect(
        String(localized: "none", defaultValue: "\(2) of \(1_000)", bundle: bundle)
          == "2 of 1.000")
      #expect(String(localized: "100%", bundle: bundle) == "100%")
      #expect(String(localized: "None \(1)", bundle: bundle) == "None 1")
    }
  }

  @Test func `are looked up when they are needed`() throws {
    try withCatalog { bundle in
      let url = bundle.bundleURL
      let greeting = LocalizedStringResource("Hello, \("Ada")", bundle: .atURL(url))
      #expect(String(localized: greeting) == "Hello, Ada")
      UIApplication.shared.choose(languages: ["de"])
      #expect(String(localized: greeting) == "Hallo Ada")
      #expect(String(localized: "\(greeting)!", bundle: bundle) == "Hallo Ada!")
      let literal: LocalizedStringResource = "Plain \(1)"
      #expect(String(localized: literal) == "Plain 1")
      #expect(literal.key == "Plain %lld")
      #expect(
        LocalizedStringResource("a", defaultValue: "b")
          == LocalizedStringResource("a", defaultValue: "b"))
      #expect(greeting != literal)
      #expect(literal.locale.identifier == "de_DE")
    }
  }

  @Test func `say at their line which arguments do not fit`() {
    let log = logged { #expect(String(uiKitFormat: "%@ of %d", "a") == "a of ") }
    #expect(log.failures.isEmpty)
    #expect(
      log.notes.map(\.reason) == [
        "The text \"%@ of %d\" has '%d' for argument 2, and there is 1."
      ])
    #expect(
      log.notes.map(\.details) == [
        "On a device the app would show something else here, or end. Compare the text in all "
          + "languages with the arguments in the code."
      ])
    #expect(
      log.notes.first?.site.fileID.description.hasSuffix("LocalizedStringsTests.swift") == true)
  }
}
