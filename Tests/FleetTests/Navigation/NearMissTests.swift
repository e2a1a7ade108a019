import Fleet
import Testing

@Suite("NearMiss")
struct NearMissTests {
  private static let titles = ["Birds", "Map", "Settings"]

  @Test(arguments: [
    ("Brids", "Birds"), ("birds", "Birds"), (" Birds ", "Birds"), ("Bird", "Birds"),
    ("Mop", "Map"), ("Setings", "Settings"), ("SETTINGS", "Settings"), ("Settigns", "Settings"),
  ])
  func `finds what was meant`(asked: String, meant: String) {
    #expect(NearMiss.nearest(to: asked, among: Self.titles) == meant)
  }

  @Test(arguments: [
    "", " ", "Trees", "Up", "Setngs!", "B", String(repeating: "Birds", count: 1_000),
  ])
  func `finds nothing where nothing is near`(asked: String) {
    #expect(NearMiss.nearest(to: asked, among: Self.titles) == nil)
  }

  @Test func `the nearest of several is meant`() {
    #expect(NearMiss.nearest(to: "Maps", among: ["Mops!", "Map", "Naps"]) == "Map")
  }

  @Test func `lists what there is, with what keeps a user from it`() {
    let choices = [
      NearMiss.Choice(title: "Birds"), .init(title: "Map"),
      .init(title: "Settings", note: "disabled"),
    ]

    #expect(
      NearMiss.details(for: "Brids", among: choices, noun: "tabs")
        == "Did you mean 'Birds'? The tabs are 'Birds', 'Map', 'Settings' (disabled).")
    #expect(
      NearMiss.details(for: "Trees", among: choices, noun: "tabs")
        == "The tabs are 'Birds', 'Map', 'Settings' (disabled).")
    #expect(NearMiss.details(for: "Trees", among: [], noun: "tabs") == "There are no tabs.")
  }

  @Test func `lists twenty at most`() {
    let choices = (1...23).map { NearMiss.Choice(title: "\($0)") }

    let details = NearMiss.details(for: "none", among: choices, noun: "items")

    #expect(details.hasSuffix("'19', '20' and 3 more."))
  }
}
