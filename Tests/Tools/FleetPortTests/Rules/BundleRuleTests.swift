import Testing

@MainActor
@Suite("Bundles")
struct BundleRuleTests {
  @Test(arguments: [
    (
      "let a = Bundle.main.url(forResource: \"a\", withExtension: \"json\")",
      "let a = Bundle.uiKitMain().url(forResource: \"a\", withExtension: \"json\")"
    ),
    ("f(Foundation.Bundle.main, Bundle.main)", "f(Bundle.uiKitMain(), Bundle.uiKitMain())"),
    ("Bundle(for: Form.self).path(a)", "Bundle.uiKit(for: Form.self).path(a)"),
    (
      "f(Bundle.main.bundleIdentifier!, Bundle(for: A.self).bundleIdentifier, a.bundleIdentifier)",
      "f(Bundle.uiKitMain().uiKitBundleIdentifier()!, "
        + "Bundle.uiKit(for: A.self).uiKitBundleIdentifier(), a.bundleIdentifier)"
    ),
    ("Bundle(for: type(of: self))", "Bundle.uiKit(for: type(of: self))"),
    (
      "extension Bundle { static var app: Bundle { Bundle.main } }",
      "extension Bundle { static var app: Bundle { Bundle.uiKitMain() } }"
    ),
    (
      "Bundle.main.urls(forResourcesWithExtension: \"ttf\", subdirectory: nil)",
      "Bundle.uiKitMain().uiKitURLs(forResourcesWithExtension: \"ttf\", subdirectory: nil)"
    ),
    (
      "extension Bundle { var all: [URL]? { urls(forResourcesWithExtension: \"sql\", subdirectory: nil) } }",
      "extension Bundle { var all: [URL]? { uiKitURLs(forResourcesWithExtension: \"sql\", subdirectory: nil) } }"
    ),
    ("let t = \"\\(Bundle.main.bundlePath)\"", "let t = \"\\(Bundle.uiKitMain().bundlePath)\""),
  ])
  func `are those of the module`(source: String, written: String) {
    let ported = Ported(source)

    #expect(ported.body() == written)
    #expect(ported.text().hasPrefix("import HeadlessUIKit\n"))
    #expect(ported.warnings == [])
  }

  @Test(arguments: [
    "Bundle(path: \"a\")",
    "func urls(forResourcesWithExtension a: String?) {}",
    "Bundle.main.executableURL", "mine.Bundle.main", "\\Bundle.main", "let b: Bundle = .main",
    "\"Bundle.main\"", "// Bundle.main", "Bundle.mainOfMine",
  ])
  func `are nothing else`(source: String) {
    #expect(Ported(source).body() == source)
    #expect(Ported(source).warnings == [])
  }

  @Test(arguments: [
    "struct Bundle {}\nlet a = Bundle.main", "class Bundle {}\nlet a = Bundle(for: A.self)",
    "typealias Bundle = Pack\nlet a = Bundle.main",
  ])
  func `are left to what the app has of that name`(source: String) {
    #expect(Ported(source).body() == source)
  }

  @Test(arguments: [
    ("Bundle.main.infoDictionary?[\"a\"]", "Bundle.uiKitMain().uiKitInfoDictionary()?[\"a\"]"),
    (
      "bundle.object(forInfoDictionaryKey: \"a\")",
      "bundle.uiKitObject(forInfoDictionaryKey: \"a\")"
    ),
    ("store.object(forKey: \"a\")", "store.object(forKey: \"a\")"),
    ("\\Bundle.infoDictionary", "\\Bundle.infoDictionary"),
    (
      "struct S { var infoDictionary = 1 }\nlet a = s.infoDictionary",
      "struct S { var infoDictionary = 1 }\nlet a = s.infoDictionary"
    ),
  ])
  func `know what the app's Info.plist says`(source: String, written: String) {
    #expect(Ported(source).body() == written)
  }

  @Test func `keep the lines behind them`() {
    let ported = Ported("let a = Bundle\n  .main\nlet b = 1")

    #expect(ported.line(1) == "let a = Bundle.uiKitMain()")
    #expect(ported.line(3) == "let b = 1")
  }
}
