import Testing

@testable import FleetPort

@MainActor
@Suite("Previews")
struct PreviewRuleTests {
  @Test func `of views and view controllers become values, on as many lines`() {
    let ported = Ported(
      "@available(iOS 17, *)\n#Preview(\"A\", traits: .portrait) {\n  let a = A()\n  return a\n}\nlet b = 1"
    )

    #expect(
      ported.body()
        == "@available(iOS 17, *)\nenum FleetPreview_Form_0 { nonisolated static var made: "
        + "PortedPreview { PortedPreview(\"A\", \"Form.swift\", 2, {\n  let a = A()\n  return a\n}) } }"
        + "\nlet b = 1")
    #expect(ported.text().hasPrefix("import HeadlessUIKit\n"))
  }

  @Test func `are rewritten with all that stands in them`() {
    let text = Ported("#Preview {\n  A(Bundle.main)\n}\n#Preview(\n  \"\\(name)\"\n) { B() }")
      .body()

    #expect(
      text
        == "enum FleetPreview_Form_0 { nonisolated static var made: PortedPreview { "
        + "PortedPreview(nil, \"Form.swift\", 1, {\n  A(Bundle.uiKitMain())\n}) } }\n"
        + "enum FleetPreview_Form_1 { nonisolated static var made: PortedPreview { "
        + "PortedPreview(nil, \"Form.swift\", 4, \n\n{ B() }) } }")
  }

  @Test func `of SwiftUI keep what is said of them, and become views with properties of their own`()
  {
    let text = Ported(
      """
      import SwiftUI
      #Preview("A", traits: .sizeThatFitsLayout, // as small as it is
        .landscapeLeft) { Text("A") }
      #Preview {
        @Previewable @State var a = 1
        @Previewable @State var b =
          [
          2
        ]
        Birds(a: $a, b: $b)
      }
      """
    ).body()

    let made = "nonisolated static var made: PortedPreview { PortedPreview("
    #expect(
      text.hasSuffix(
        """
        enum FleetPreview_Form_0 { \(made)"A", "Form.swift", 2, traits: [.sizeThatFitsLayout, \
        .landscapeLeft],\u{20}
        { Text("A") }) } }
        enum FleetPreview_Form_1 { struct FleetPreviewed: View {
                       @State var a = 1
                       @State var b =
            [
            2
          ]; var body: some View {
          Birds(a: $a, b: $b)
        } }; \(made)nil, "Form.swift", 4, { FleetPreviewed() }) } }
        """), "\(text)")
  }

  @Test func `of widgets keep their size and their entries`() {
    let text = Ported(
      "import SwiftUI\nimport WidgetKit\n#Preview(\"A\", as: .systemSmall) {\n  Birds()\n} timeline: {\n"
        + "  Entry(1)\n}\n#Preview { BirdView() }"
    ).body()

    let made = "nonisolated static var made: PortedPreview { PortedPreview("
    #expect(
      text.hasSuffix(
        "enum FleetPreview_Form_0 { \(made)\"A\", \"Form.swift\", 3, as: .systemSmall) {\n  Birds()\n} "
          + "timeline: {\n  Entry(1)\n} } }\n"
          + "enum FleetPreview_Form_1 { \(made)nil, \"Form.swift\", 8, { BirdView() }) } }"),
      "\(text)")
  }

  @Test(arguments: [
    "#Preview {}", "#Playground { a() }", "import WidgetKit\n#Preview { Text(\"A\") }",
    "#Preview(as: .systemSmall) { Birds() }",
    "import SwiftUI\n#Preview(as: .content, using: Flight.preview) { Birds() } contentStates: { a }",
    "import SwiftUI\n#Preview(as: .systemSmall) { Birds() } timelineProvider: { Provider() }",
    "#Preview(as: .systemSmall) { Birds() } timeline: { Entry(1) }",
  ])
  func `of anything else become empty types`(source: String) {
    let body = Ported(source).body()

    #expect(body.hasSuffix("private enum Preview0 {}"), "\(body)")
  }

  @Test func `are not other macros`() {
    #expect(Ported("#Predicate { a }").body() == "#Predicate { a }")
    #expect(Ported("#Preview").body() == "#Preview")
  }
}
