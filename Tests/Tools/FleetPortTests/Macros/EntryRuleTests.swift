import Testing

@testable import FleetPort

@Suite("@Entry")
struct EntryRuleTests {
  private func body(_ entry: String) -> String {
    Ported("import HeadlessSwiftUI\nextension EnvironmentValues {\n\(entry)\n}").body()
  }

  @Test func `becomes a key and accessors, on the lines of the declaration`() {
    let accessors = { (name: String) in
      " { get { self[FleetEntry_\(name).self] } set { self[FleetEntry_\(name).self] = newValue } }; "
    }
    let rows = [
      (
        "@Entry var tint: Color = .red\n@Entry var a: Int?",
        "       var tint: Color" + accessors("tint")
          + "struct FleetEntry_tint: EnvironmentKey { static var defaultValue: Color { .red } }\n"
          + "       var a: Int?" + accessors("a")
          + "struct FleetEntry_a: EnvironmentKey { static var defaultValue: Int? { nil } }"
      ),
      (
        "@Entry public var flag = f(\n  1\n)",
        "       public var flag: FleetEntry_flag.Value" + accessors("flag")
          + "public struct FleetEntry_flag: EnvironmentKey { public static let defaultValue = f(\n  1\n) }"
      ),
    ]
    for (before, after) in rows {
      #expect(body(before) == "import HeadlessSwiftUI\nextension EnvironmentValues {\n\(after)\n}")
    }
  }

  @Test func `is public where its extension is`() {
    for (mark, access) in [("", "public "), ("private ", ""), ("internal ", "")] {
      let source =
        "import HeadlessSwiftUI\npublic extension EnvironmentValues {\n"
        + "@Entry \(mark)var a = 1\n}"
      #expect(
        Ported(source).body().contains(
          "; \(access)struct FleetEntry_a: EnvironmentKey { \(access)static let defaultValue = 1 }")
      )
    }
  }

  @Test func `is made anew each time where it is one of the app's own types`() {
    let source =
      "import HeadlessSwiftUI\nstruct Log {}\nstruct Box<T> {}\nextension EnvironmentValues {\n"
      + "@Entry var a = Log(1)\n@Entry var b = Box(1)\n@Entry var c = Log(1).d\n"
      + "@Entry var d = Log(rawValue: 1)\n}"
    let lines = Ported(source).body().split(separator: "\n").filter { $0.contains("FleetEntry") }
    #expect(lines.map { $0.contains(": Log { get {") } == [true, false, false, false])
    #expect(
      lines.map { $0.contains("static var defaultValue: Log { Log(1) } }") } == [
        true, false, false, false,
      ])
  }

  @Test func `of a value that goes with the focus becomes a key of what is wrapped`() {
    let accessors = "{ get { self[FleetEntry_a.self] } set { self[FleetEntry_a.self] = newValue } }"
    let rows = [
      ("@Entry var a: Bird?", "", "Bird?", "Bird"),
      ("@Entry var a: Binding<Bird>? = nil", "", "Binding<Bird>?", "Binding<Bird>"),
      ("@Entry var a: (() -> Void)?", "", "(() -> Void)?", "(() -> Void)"),
      ("@Entry public var a: Optional<Int>", "public ", "Optional<Int>", "Int"),
    ]
    for (entry, access, type, wrapped) in rows {
      let body = Ported("import HeadlessSwiftUI\nextension FocusedValues {\n\(entry)\n}").body()
      #expect(
        body
          == "import HeadlessSwiftUI\nextension FocusedValues {\n       \(access)var a: \(type) "
          + "\(accessors); \(access)struct FleetEntry_a: FocusedValueKey { "
          + "\(access)typealias Value = \(wrapped) }\n}", "\(entry)")
    }
  }

  @Test(arguments: [
    "extension Transaction {\n@Entry var a = 1\n}",
    "extension FocusedValues {\n@Entry var a: Int\n}",
  ])
  func `stays where it is of something else`(source: String) {
    #expect(Ported(source).body() == source)
  }
}
