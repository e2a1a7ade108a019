import FleetTesting
import Testing

@Suite("ScreenMap")
struct ScreenMapTests {
  private var map: ScreenMap {
    var map = ScreenMap()
    map.arrive(at: "List")
    map.go(from: "List", by: "tap cell with \"Wren\"", to: "List ▸ Page")
    map.go(from: "List ▸ Page", by: "flip switch", to: "List ▸ Page")
    map.go(from: "List ▸ Page", by: "back", to: "List")
    map.go(from: "List", by: "tap cell with \"Owl\"", to: "List ▸ Page")
    map.go(from: "List", by: "tap <&>", to: "List ▸ alert \"Delete?\"")
    return map
  }

  @Test func `tells each screen, how many steps were taken there, and where they led`() {
    #expect(
      map.description == """
        List: 3 steps
          tap cell with "Wren" → List ▸ Page, 2 times
          tap <&> → List ▸ alert "Delete?"
        List ▸ Page: 2 steps
          back → List
        List ▸ alert "Delete?": 0 steps
        """)
    #expect(map.screenCount == 3)
  }

  @Test func `draws screens from left to right, with what led where`() {
    let lines = map.svg.split(separator: "\n").map(String.init)

    #expect(lines.count == 9)
    #expect(
      lines.first
        == "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"532\" height=\"152\" "
        + "font-family=\"sans-serif\" font-size=\"12\">")
    #expect(
      lines[5]
        == "<g><title>List</title><rect x=\"16\" y=\"16\" width=\"180\" height=\"44\" rx=\"8\" "
        + "fill=\"#f6f8fa\" stroke=\"#57606a\"/><text x=\"106\" y=\"35\" text-anchor=\"middle\">List"
        + "</text><text x=\"106\" y=\"51\" text-anchor=\"middle\" fill=\"#57606a\">3</text></g>")
    #expect(lines[4].contains("tap &lt;&amp;&gt;"))
    #expect(lines[3].contains("stroke-dasharray"))
  }

  @Test func `is empty without a screen`() {
    #expect(ScreenMap().description.isEmpty)
    #expect(ScreenMap().svg.hasPrefix("<svg"))
  }
}
