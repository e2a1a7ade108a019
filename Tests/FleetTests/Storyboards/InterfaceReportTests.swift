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
        == "not modelled: glkView (1)")
    #expect(try lines("Old.storyboard").last == "not modelled: webView (1)")
    #expect(
      try lines("Rest.storyboard").suffix(1) == [
        "not modelled: glkViewController (1), searchDisplayController (1)"
      ])
  }

  private func lines(of text: String) throws -> [String] {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "fleet-\(UUID().uuidString).storyboard")
    defer { try? FileManager.default.removeItem(at: url) }
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    try Data("<document type=\"\(type)\" \(text)</document>".utf8).write(to: url)
    return InterfaceReport.lines(ofFile: url.path)
  }

  @Test func `attributes that are not modelled are counted too`() throws {
    let text = """
      ><scenes><scene><objects>
      <viewController id="a" sceneMemberID="viewController" sings="YES">
      <view key="view" feathers="2"><subviews><label beak="1"/><label beak="2"/></subviews></view>
      <navigationItem key="navigationItem" nest="1"/>
      <connections><segue destination="a" kind="glide"/></connections>
      </viewController><tapGestureRecognizer wings="2"/></objects></scene></scenes>
      """
    #expect(
      try lines(of: text) == [
        "scene 'UIViewController-a': viewController",
        "  glide ▸ 'UIViewController-a'",
        "not modelled: segue of the kind 'glide' (1)",
        "attributes that are not modelled: label.beak (2), navigationItem.nest (1), "
          + "tapGestureRecognizer.wings (1), view.feathers (1), viewController.sings (1)",
      ])
  }

  @Test func `what keeps a file from being loaded as it says is reported, all of it`() throws {
    let text = """
      initialViewController="gone"><scenes>
      <scene><objects><navigationController id="a"><connections>
      <segue destination="b" kind="relationship" relationship="rootViewController"/>
      </connections></navigationController></objects></scene>
      <scene><objects><viewController id="b"><view key="view"><subviews>
      <label id="twice"/><label id="twice"/><label id="twice"/>
      <containerView><connections><segue destination="a" kind="embed"/></connections></containerView>
      </subviews></view><connections>
      <outlet property="name" destination="lost"/>
      <segue destination="twice" kind="show"/>
      <segue destination="exit" kind="unwind" unwindAction="back:"/>
      </connections></viewController><exit id="exit"/></objects></scene></scenes>
      """
    let found = try failures { _ = try lines(of: text) }
    #expect(
      found.reasons.map { $0.replacing(#/'fleet-[^']*'/#, with: "it") } == [
        "The initial view controller 'gone' does not exist in it.",
        "The id 'twice' stands for two objects in it.",
        "The connection 'name' leads to 'lost', which does not exist in it.",
        "A segue leads to 'twice', which is no view controller of it.",
        "The scene 'UIViewController-a' of it contains itself.",
      ])
    #expect(found.allSatisfy { $0.details.contains(#/\.storyboard:\d+:\d+/#) })
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
