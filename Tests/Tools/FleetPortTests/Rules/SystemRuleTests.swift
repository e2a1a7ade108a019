import Testing

@MainActor
@Suite("Questions for the system's version")
struct SystemRuleTests {
  @Test(arguments: [
    (
      "if #available(iOS 17, *) { a() } else { b() }",
      "if uiKitIsAvailable(17) { a() } else { b() }"
    ),
    (
      "guard #available(iOS 16.4.1, *) else { return }",
      "guard uiKitIsAvailable(16, 4, 1) else { return }"
    ),
    (
      "while #available(macOS 14, iOS 15.2, *), let x = f() {}",
      "while uiKitIsAvailable(15, 2), let x = f() {}"
    ),
    ("if a, #unavailable(iOS 16) {}", "if a, !uiKitIsAvailable(16) {}"),
    ("if #available(\n  iOS 17,\n  *) {}", "if uiKitIsAvailable(17)\n\n {}"),
    ("p.operatingSystemVersion.majorVersion", "p.uiKitOperatingSystemVersion.majorVersion"),
    ("p.isOperatingSystemAtLeast(v)", "p.uiKitIsOperatingSystemAtLeast(v)"),
    ("print(p.operatingSystemVersionString)", "print(p.uiKitOperatingSystemVersionString)"),
  ])
  func `go to the world`(source: String, written: String) {
    let ported = Ported(source)

    #expect(ported.body() == written)
    #expect(ported.text().hasPrefix("import HeadlessUIKit\n"))
  }

  @Test(arguments: [
    (
      "enum E { @available(iOS, unavailable) case a; case b }",
      "enum E { @available(*, unavailable) case a; case b }"
    ),
    (
      "@available(iOS, unavailable, message: \"iOS\")\nfunc f() {}",
      "@available(*, unavailable, message: \"iOS\")\nfunc f() {}"
    ),
    ("@available(macOS, unavailable) func f() {}", "@available(macOS, unavailable) func f() {}"),
    ("@available(iOS, deprecated: 14) func f() {}", "@available(iOS, deprecated: 14) func f() {}"),
    ("@available(iOS,", "@available(iOS,"),
  ])
  func `have nothing that iOS has not`(source: String, written: String) {
    #expect(Ported(source).body() == written)
  }

  @Test(arguments: [
    "if #available(macOS 14, *) {}", "if #available(iOSApplicationExtension 17, *) {}",
    "@available(iOS 17, *) func f() {}", "if #available(iOS x, *) {}", "if #available(",
    "\"#available(iOS 17, *)\" // #available(iOS 17, *)",
    "struct P { var operatingSystemVersion = 1 }; p.operatingSystemVersion",
  ])
  func `stay where they ask for no version of iOS`(source: String) {
    #expect(Ported(source).body() == source)
  }
}
