import FleetPort
import Testing

@MainActor
@Suite("What a program begins with")
struct MainFileRuleTests {
  private func ported(_ source: String, _ path: String = "/App/main.swift") -> Ported {
    Ported([path: source])
  }

  @Test func `is a function that is not called, behind imports and types`() {
    let head = "@MainActor private func uiKitMain() { "
    let rows: [(String, String)] = [
      ("UIApplicationMain(0, nil, nil, nil)\n", head + "UIApplicationMain(0, nil, nil, nil)\n\n}"),
      (
        "import Birds.Names\nlet name: AnyClass = Wren.self\n_ = UIApplicationMain(0, nil, nil, name)",
        "import Birds.Names\n\(head)let name: AnyClass = Wren.self\n"
          + "_ = UIApplicationMain(0, nil, nil, name)\n}"
      ),
      (
        "class App: Base {}\n#if DEBUG\n#endif\nUIApplicationMain(0, nil, \"App\", nil)",
        "class App: Base {}\n#if DEBUG\n#endif\n\(head)UIApplicationMain(0, nil, \"App\", nil)\n}"
      ),
    ]
    for (source, expected) in rows {
      #expect(ported(source).body("/App/main.swift") == expected)
      #expect(ported(source).warnings == [])
    }
    let source = "UIApplicationMain(0, nil, nil, nil)"
    #expect(ported(source, "/App/Start.swift").body("/App/Start.swift") == source)
  }

  @Test(arguments: [
    "print(1)", "UIApplicationMain(0, nil, nil, nil)\nclass App {}",
    "#if DEBUG\nlet a = 1\n#endif\n#if canImport(Birds)\nUIApplicationMain(0, nil, nil, nil)\n#endif",
  ])
  func `is told where it cannot be one`(source: String) {
    #expect(
      ported(source).warnings == [
        "1: Code at the top level has no place in a library: put it behind "
          + "'#if !canImport(HeadlessUIKit)'."
      ])
  }
}
