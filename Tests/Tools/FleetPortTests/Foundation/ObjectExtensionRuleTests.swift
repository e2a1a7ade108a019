import Testing

@MainActor
@Suite("Conformances of every NSObject")
struct ObjectExtensionRuleTests {
  private static let mark = "\n#sourceLocation(file: \"/App/Form.swift\", line: 1)\n"

  @Test func `are those of Foundation's classes that are no objects here, too`() {
    let source = "extension NSObject: Marked, Named {}"

    #expect(
      Ported(source).body()
        == source + Self.mark + "extension FileManager: Marked, Named {}" + Self.mark
        + "extension NotificationCenter: Marked, Named {}" + Self.mark
        + "extension ProcessInfo: Marked, Named {}\n")
  }

  @Test func `are not said twice`() {
    let source =
      "extension NSObject: Marked, Named {}\nextension FileManager: Marked {}\n"
      + "extension ProcessInfo: Named, Marked {}"

    let body = Ported(source).body()
    #expect(body.contains("extension FileManager: Named {}\n"))
    #expect(body.ranges(of: "extension ProcessInfo").count == 1)
  }

  @Test(arguments: [
    "extension NSObject: Marked { var mark: Int { 1 } }", "extension NSObject {}",
    "extension NSObject: Marked where Self: UIView {}",
    "protocol Marked { init() }\nextension NSObject: Marked {}",
    "class NSObject {}\nextension NSObject: Marked {}",
  ])
  func `stay where they have members or conditions`(source: String) {
    #expect(Ported(source).body() == source)
  }
}
