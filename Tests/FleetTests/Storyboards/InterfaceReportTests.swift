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
    #expect(
      try lines("Rest.storyboard").suffix(1) == [
        "not modelled: collectionView (1), collectionViewCell (1), collectionViewController (1), "
          + "pageViewController (1), searchDisplayController (1), splitViewController (1)"
      ])
  }

  @Test func `attributes that are not modelled are counted too`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
      <viewController id="a" sceneMemberID="viewController" sings="YES">
      <view key="view" feathers="2"><subviews><label beak="1"/><label beak="2"/></subviews></view>
      </viewController></objects></scene></scenes></document>
      """
    let url = FileManager.default.temporaryDirectory.appending(
      path: "fleet-\(UUID().uuidString).storyboard")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(text.utf8).write(to: url)
    #expect(
      InterfaceReport.lines(ofFile: url.path) == [
        "scene 'UIViewController-a': viewController",
        "attributes that are not modelled: label.beak (2), view.feathers (1), "
          + "viewController.sings (1)",
      ])
  }

  @Test func `the objects of a nib are listed, and its owner's outlets`() throws {
    #expect(
      try lines("NibScreen.xib") == [
        "owner: NibScreenViewController, outlets view, hello", "object: view",
      ])
    #expect(try lines("SongHeader.xib") == ["object: SongHeader"])
  }

  @Test func `a file that cannot be read is reported`() {
    let found = failures { #expect(InterfaceReport.lines(ofFile: "/nowhere/A.storyboard") == []) }
    #expect(found.reasons == ["Could not read the storyboard 'A': The file cannot be opened."])
  }
}
