import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The model's choices for Interface Builder's files where no source exists.
@MainActor @Suite(.ownApplication) struct InterfaceUnsourcedChoicesTests {
  @Test func `localized runtime attributes are counted by themselves`() throws {
    let screen = StoryboardText.screen(
      "screen", identifier: "Screen",
      views: """
        <view id="nest"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint" value="Holds"/>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Nest" localized="YES"/>
        </userDefinedRuntimeAttributes></view>
        """)
    let language = String(try #require(Locale.preferredLanguages.first).prefix { $0 != "-" })
    let key = "nest.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]"
    try withFiles([
      "Base.lproj/Test.storyboard": StoryboardText.document(StoryboardText.scene(screen)),
      "\(language).lproj/Test.strings": "\"\(key)\" = \"Nid\";",
    ]) { bundle in
      let storyboard = UIStoryboard(name: "Test", bundle: bundle)
      let view = storyboard.instantiateViewController(withIdentifier: "Screen").view.subviews.first
      #expect(view?.accessibilityLabel == "Nid")
      #expect(view?.accessibilityHint == "Holds")
    }
  }
}
