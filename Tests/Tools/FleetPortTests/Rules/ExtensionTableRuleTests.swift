import Testing

@MainActor
@Suite("Extensions in other files")
struct ExtensionTableRuleTests {
  @Test func `add a table to the list of their class`() {
    let ported = Ported([
      "/App/A.swift": "class A: UIView {\n}",
      "/App/A+Save.swift": "extension A {\n@objc private func save() {}\n}",
    ])

    #expect(ported.line(2, of: "/App/A.swift").contains("list += A.objectiveCMembers_A_Save_0;"))
    #expect(
      ported.line(3, of: "/App/A+Save.swift")
        == "@MainActor static var objectiveCMembers_A_Save_0: [Selector.Method] { "
        + "var list: [Selector.Method] = []; list.append(.method(\"save\", A.save)); return list } }"
    )
  }

  @Test func `under a condition are listed under it`() {
    let ported = Ported([
      "/App/A.swift": "#if os(iOS)\nclass A: UIView {\n}\n#endif",
      "/App/B.swift":
        "#if os(iOS)\nextension A {\n@objc func b() {}\n}\n#endif\n"
        + "#if DEBUG\nextension A {\n@objc func c() {}\n}\n#endif",
    ])

    #expect(
      ported.body("/App/A.swift").contains(
        "\nlist += A.objectiveCMembers_B_0\n#if DEBUG\nlist += A.objectiveCMembers_B_1\n#endif\n"))
  }

  @Test func `that are private have their table outside`() {
    let ported = Ported([
      "/App/A.swift": "class A: UIView {\n}",
      "/App/B.swift": "private extension A {\n@objc func save() {}\n}",
    ])

    #expect(ported.line(3, of: "/App/B.swift") == "}")
    #expect(ported.body("/App/B.swift").contains("\nextension A {\n@MainActor static var "))
  }

  @Test func `of UIKit's classes are gathered in a class that the model finds`() {
    let ported = Ported([
      "/App/A.swift": "extension UIView {\n@IBInspectable var a: Int { get { 1 } set {} }\n}",
      "/App/B.swift": "extension UIView {\n@IBAction func b() {}\n}",
    ])

    let gathered = """
      final class ObjectiveCMembersOfUIView: SelectorResponder {
      class var objectiveCMembers: [Selector.Method] {
      var list: [Selector.Method] = []
      list += UIView.objectiveCMembers_A_0
      list += UIView.objectiveCMembers_B_0

      """
    #expect(ported.body("/App/A.swift").contains(gathered))
    #expect(!ported.body("/App/B.swift").contains("ObjectiveCMembersOf"))
    #expect(ported.warnings == [])
  }

  @Test func `of a class that nobody knows tell that storyboards do not find their members`() {
    let place = "is in an extension of PodView, a class of another module: "

    #expect(
      Ported(
        "extension PodView {\n@IBInspectable var a: Int { get { 1 } set {} }\n@IBAction func b() {}\n"
          + "@objc func c() {}\n}"
      ).warnings == [
        "2: 'a' \(place)storyboards cannot set it.",
        "3: 'b' \(place)storyboards do not find it. '#selector' does.",
      ])
  }
}
