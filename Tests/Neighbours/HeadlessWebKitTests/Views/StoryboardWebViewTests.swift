import FleetTesting
import HeadlessUIKitTestSupport
import HeadlessWebKit
import TestSupport
import Testing

@MainActor @Suite(.freshApplication) struct StoryboardWebViewTests {
  @Test func `a storyboard has web views`() throws {
    let screen = StoryboardText.screen(
      "web", identifier: "Web",
      views: """
        <wkWebView contentMode="scaleToFill" allowsBackForwardNavigationGestures="YES" id="w">
        <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
        <wkWebViewConfiguration key="configuration">
        <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
        <wkPreferences key="preferences"/>
        </wkWebViewConfiguration>
        </wkWebView>
        """)
    let log = try logged {
      let views = try withStoryboard(
        StoryboardText.document(StoryboardText.scene(screen))
      ) { (storyboard: UIStoryboard) -> [UIView] in
        let controller: UIViewController = storyboard.instantiateViewController(
          withIdentifier: "Web")
        return controller.view.subviews
      }
      let view = views.first as? WKWebView
      #expect(view?.frame.size == CGSize(width: 300, height: 400))
      #expect(view?.allowsBackForwardNavigationGestures == true)
    }

    #expect(log.failures.isEmpty && log.notes.isEmpty)
  }
}
