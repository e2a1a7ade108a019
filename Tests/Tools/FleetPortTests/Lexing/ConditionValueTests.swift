import FleetPort
import Testing

@Suite("What conditions of #if come to")
struct ConditionValueTests {
  @Test(
    arguments: [
      ("os(iOS)", true), ("os(macOS)", false), ("!os(iOS)", false), ("os( tvOS )", false),
      ("os(iOS) || os(tvOS)", true), ("!(os(iOS) || os(tvOS))", false),
      ("!(canImport(UIKit)) && (os(macOS))", false), ("canImport(AppKit) || DEBUG", nil),
      ("DEBUG && os(Linux)", false), ("!DEBUG", nil), ("DEBUG || os(iOS)", true),
      ("swift(>=4.2) || (os(macOS) && swift(>=4.0))", true), ("swift(<5.9)", false),
      ("swift(>=5.10)", true), ("swift(>=6)", nil), ("compiler(>=5.5)", true),
      ("compiler(>=6.0)", true), ("compiler(>=6.2)", nil), ("compiler(<6)", false),
      ("swift(>4)", nil), ("targetEnvironment(macCatalyst)", false),
      ("targetEnvironment(simulator)", nil), ("canImport(Kit)", nil), ("true", true), ("", nil),
      ("((", nil), ("os(iOS", nil), (String(repeating: "(", count: 100_000), nil),
      (String(repeating: "!", count: 3) + "true", false),
    ] as [(String, Bool?)])
  func `are known as far as the model tells`(condition: String, value: Bool?) {
    #expect(ConditionValue.of(condition) == value)
  }
}
