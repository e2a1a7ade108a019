import Foundation
import LocalizedWords
import Testing

@Suite("Symbols of string catalogs")
struct StringSymbolsTests {
  private func source(_ strings: String, table: String = "Localizable") throws -> String {
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(strings)}}"
    return StringSymbols.source(of: try StringCatalog(Data(text.utf8)), table: table)
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

  @Test func `are not made of what Xcode has extracted`() throws {
    #expect(try source("\"a\":{},\"b\":{\"extractionState\":\"stale\"}") == "")
  }
}
