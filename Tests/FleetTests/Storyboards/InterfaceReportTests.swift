import Fleet
import TestSupport
import Testing

@MainActor @Suite struct InterfaceReportTests {
  private func lines(_ fixture: String) throws -> [String] {
    let url = try #require(Bundle.module.resourceURL).appending(path: "Fixtures/\(fixture)")
    return InterfaceReport.lines(ofFile: url.path)
  }

  @Test func `scenes, segues and references are listed`() throws {
    #expect(
      try lines("Birds.storyboard") == [
        "scene 'Tabs': tabBarController, initial",
        "  viewControllers ▸ 'UIViewController-Nav-00-brd'",
        "  viewControllers ▸ 'UIViewController-Ref-00-set'",
        "scene 'UIViewController-Nav-00-brd': navigationController",
        "  rootViewController ▸ 'BirdList'",
        "scene 'BirdList': BirdListViewController",
        "  show 'ShowBird' ▸ 'BirdDetail'",
        "  show 'ShowMap' ▸ 'BirdMap'",
        "  presentation 'AddBird' ▸ 'UIViewController-Nav-00-add'",
        "  show 'ShowRandomBird' ▸ 'BirdDetail'",
        "  show 'ShowAbout' ▸ 'AboutElsewhere'",
        "scene 'BirdDetail': BirdDetailViewController",
        "  embed 'EmbedMap' ▸ 'BirdMap'",
        "scene 'BirdMap': BirdMapViewController",
        "scene 'UIViewController-Nav-00-add': navigationController",
        "  rootViewController ▸ 'AddBird'",
        "scene 'AddBird': AddBirdViewController",
        "  unwind ▸ backToBirds:",
        "  unwind 'Saved' ▸ backToBirds:",
        "reference 'UIViewController-Ref-00-set' ▸ Settings",
        "reference 'AboutElsewhere' ▸ Settings ▸ About",
      ])
  }

  @Test func `what is not modelled is counted`() throws {
    #expect(
      try lines("Everything.storyboard").last
        == "not modelled: mapView (1), splitViewController (1)")
    #expect(try lines("Old.storyboard").last == "not modelled: webView (1)")
    #expect(try lines("NibScreen.xib") == [])
  }

  @Test func `a file that cannot be read is reported`() {
    let found = failures { #expect(InterfaceReport.lines(ofFile: "/nowhere/A.storyboard") == []) }
    #expect(found.reasons == ["Could not read the storyboard 'A': The file cannot be opened."])
  }
}
