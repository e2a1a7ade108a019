import Testing

@testable import FleetInit

@Suite("Files with marks")
struct MarkedTextTests {
  private let text = MarkedText(head: "// Head\n", body: "new", comment: .swift)

  @Test(arguments: [
    (
      "mine\n// fleet-init: begin\nold\nolder\n// fleet-init: end\nmine, too\n",
      "mine\n// fleet-init: begin\nnew\n// fleet-init: end\nmine, too\n"
    ),
    ("// fleet-init: begin\n// fleet-init: end", "// fleet-init: begin\nnew\n// fleet-init: end\n"),
    ("// fleet-init: end\n// fleet-init: begin\n", nil), ("", nil), ("mine", nil),
  ])
  func `are written anew between them`(old: String, new: String?) {
    #expect(text.replacing(in: old) == new)
  }

  @Test func `tell whether there is something else`() {
    #expect(text.isAll(of: text.text))
    #expect(!text.isAll(of: text.text + "mine"))
    #expect(!text.isAll(of: "mine" + text.text))
  }
}
