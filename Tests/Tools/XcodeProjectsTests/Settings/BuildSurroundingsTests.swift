import Testing
import XcodeProjects

@Suite("Patterns in conditions of settings")
struct BuildSurroundingsTests {
  @Test(arguments: [
    ("iphonesimulator26.0", "iphonesimulator*", true), ("iphonesimulator26.0", "iphone*", true),
    ("iphonesimulator26.0", "*", true), ("iphonesimulator26.0", "iphoneos*", false),
    ("iphonesimulator26.0", "*simulator*", true), ("abc", "a?c", true), ("abc", "a?", false),
    ("abc", "", false), ("", "*", true), ("aXbXc", "a*b*c", true), ("aXbX", "a*b*c", false),
  ])
  func `match names`(name: String, pattern: String, matches: Bool) {
    #expect(BuildSurroundings.matches(name, pattern) == matches)
  }

  @Test func `of many stars end soon`() {
    let pattern = String(repeating: "*a", count: 500) + "b"
    #expect(!BuildSurroundings.matches(String(repeating: "a", count: 2_000), pattern))
  }
}
