import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("What a storyboard says of spring loading", .ownApplication)
struct SpringLoadedAttributeTests {
  @Test func `buttons and tables are spring loaded`() throws {
    let rect = #"<rect key="frame" x="20" y="30" width="100" height="50"/>"#
    let screen = StoryboardText.screen(
      "screen", identifier: "Screen",
      views: """
        <button springLoaded="YES" id="button">\(rect)</button>
        <button id="other">\(rect)</button>
        <tableView springLoaded="YES" id="table">\(rect)</tableView>
        """)
    let views = try withStoryboard(
      StoryboardText.document(StoryboardText.scene(screen))
    ) { storyboard in
      let view: UIView = storyboard.instantiateViewController(withIdentifier: "Screen").view
      return view.subviews
    }

    #expect(
      views.map { ($0 as? any UISpringLoadedInteractionSupporting)?.isSpringLoaded } == [
        true, false, true,
      ])
  }
}
