import Foundation
import LocalizedWords
import Testing

@Suite("Symbols of string catalogs")
struct StringSymbolsTests {
  private func source(
    _ strings: String, table: String = "Localizable", keys: Set<String>? = nil
  ) throws -> String {
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(strings)}}"
    return StringSymbols.source(
      of: try StringCatalog(Data(text.utf8)), table: table, keys: keys)
  }

  private func manual(_ key: String, _ value: String) -> String {
    "\"\(key)\":{\"extractionState\":\"manual\",\"localizations\":{\"en\":{\"stringUnit\":"
      + "{\"value\":\"\(value)\"}}}}"
  }

  @Test func `are properties, and functions where there are places`() throws {
    #expect(
      try source(manual("welcome.title", "Welcome") + "," + manual("BIRD_COUNT", "%lld by %@"))
        == """
        extension LocalizedStringResource {
          static func `birdCount`(_ arg1: Int, _ arg2: String) -> LocalizedStringResource {
            LocalizedStringResource(
              "BIRD_COUNT", defaultValue: "\\(arg1) by \\(arg2)")
          }
          static var `welcomeTitle`: LocalizedStringResource {
            LocalizedStringResource("welcome.title", defaultValue: "Welcome")
          }
        }

        """)
  }

  @Test func `of another table stand in its name`() throws {
    #expect(
      try source(manual("a", "A \\\"b\\\""), table: "Main Menu") == """
        extension LocalizedStringResource {
          enum MainMenu {
          static var `a`: LocalizedStringResource {
            LocalizedStringResource("a", defaultValue: "A \\"b\\"", table: "Main Menu")
          }
          }
        }

        """)
  }

  @Test func `of one name take other arguments, as functions do`() throws {
    let text = try source(manual("%lld sec", "%lld sec") + "," + manual("%.1f sec", "%.1f sec"))
    for line in ["`sec`(_ arg1: Int) ->", "`sec`(_ arg1: Float) ->"] {
      #expect(text.contains("static func \(line) LocalizedStringResource {"))
    }
  }

  @Test func `take the names that a catalog gives their arguments`() throws {
    let text = try source(
      manual("Day %lld", "Day %1$(number)lld") + "," + manual("Of", "%(for)@, %(day count)lld")
        + ","
        + manual("Two", "%(name)@ and %(name)@"), keys: [])
    for line in [
      "func `day`(`number`: Int) -> LocalizedStringResource", "defaultValue: \"Day \\(`number`)\"",
      "func `of`(`for`: String, `dayCount`: Int) -> LocalizedStringKey",
      "func `two`(`name`: String, _ arg2: String) -> LocalizedStringResource",
      "LocalizedStringResource.`of`(`for`: `for`, `dayCount`: `dayCount`)",
    ] {
      #expect(text.contains(line), "\(text)")
    }
  }

  @Test func `are keys for SwiftUI's views, too`() throws {
    let text = try source(
      manual("Rate it", "Rate it") + "," + manual("days", "%lld days") + ","
        + manual("own", "The app has it"), keys: ["own"])
    #expect(text.contains("static var `own`: LocalizedStringResource"))
    #expect(
      text.hasSuffix(
        """
        extension LocalizedStringKey {
          static var `rateIt`: LocalizedStringKey {
            "\\(HeadlessSwiftUI.Text(LocalizedStringResource.`rateIt`))"
          }
          static func `days`(_ arg1: Int) -> LocalizedStringKey {
            "\\(HeadlessSwiftUI.Text(LocalizedStringResource.`days`(arg1)))"
          }
        }

        """))
  }

  @Test func `are not made of what Xcode has extracted`() throws {
    #expect(try source("\"a\":{},\"b\":{\"extractionState\":\"stale\"}") == "")
  }
}
