import Foundation
import HeadlessUIKitTestSupport
import Interfaces
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct InterfaceLocatorTests {
  private let text = StoryboardText.document()

  @Test func `a file is found in the folder, then in a language, then further down`() throws {
    try withFiles([
      "A.storyboard": text, "deep/A.storyboard": text, "Base.lproj/B.storyboard": text,
      "de.lproj/C.storyboard": text, "deep/down/D.storyboard": text, "deep/Base.lproj/E.xib": text,
    ]) { bundle in
      @MainActor func place(_ name: String, _ kind: InterfaceFile.Kind = .storyboard) -> String? {
        let url = InterfaceLocator.locate(name, kind, in: bundle)
        return url.map { String($0.path.dropFirst(bundle.bundlePath.count + 1)) }
      }
      #expect(place("A") == "A.storyboard")
      #expect(place("B") == "Base.lproj/B.storyboard")
      #expect(place("C") == "de.lproj/C.storyboard")
      #expect(place("D") == "deep/down/D.storyboard")
      #expect(place("E", .nib) == "deep/Base.lproj/E.xib")
      #expect(place("E") == nil)
      #expect(place("Nowhere") == nil)
      #expect(place("../A") == nil)
    }
  }

  @Test func `texts are said in the user's language`() throws {
    let screen = StoryboardText.screen(
      "screen", identifier: "Screen",
      views: """
        <label id="label" text="Bird"><accessibility key="accessibilityConfiguration" label="x"/></label>
        <button id="button"><state key="normal" title="Sing"/></button>
        <textField id="field" placeholder="Name"/>
        <segmentedControl id="parts"><segments><segment title="One"/></segments></segmentedControl>
        <label id="other" text="Same"/>
        """)
    let language = String(try #require(Locale.preferredLanguages.first).prefix { $0 != "-" })
    let table = """
      /* Bird */
      "label.text" = "Vogel";
      "label.accessibilityLabel" = "Ein Vogel";
      "button.normalTitle" = "Singen";
      "field.placeholder" = "Name \\"hier\\"";
      "parts.segmentTitles[0]" = "Eins";
      """
    try withFiles([
      "Base.lproj/Test.storyboard": StoryboardText.document(StoryboardText.scene(screen)),
      "\(language).lproj/Test.strings": table,
    ]) { bundle in
      let storyboard = UIStoryboard(name: "Test", bundle: bundle)
      let views = storyboard.instantiateViewController(withIdentifier: "Screen").view.subviews
      #expect((views[0] as? UILabel)?.text == "Vogel")
      #expect(views[0].accessibilityLabel == "Ein Vogel")
      #expect((views[1] as? UIButton)?.currentTitle == "Singen")
      #expect((views[2] as? UITextField)?.placeholder == "Name \"hier\"")
      #expect((views[3] as? UISegmentedControl)?.titleForSegment(at: 0) == "Eins")
      #expect((views[4] as? UILabel)?.text == "Same")
    }
  }
}
