import FleetTesting
import HeadlessUIKit
import TestSupport
import Testing

@testable import Fleet

@MainActor
@Suite("The languages of a test", .freshApplication)
struct LanguagesTests {
  @Test func `are those of the application alone`() {
    let before = Fleet.languages
    Fleet.languages = ["de", "en"]
    Fleet.pseudolanguage = [.bounded, .rightToLeft]

    #expect(Fleet.languages == ["de", "en"])
    #expect(Locale.uiKitCurrent.identifier == "de_DE")
    #expect(uiKitLocalizedString("Birds", comment: "") == "[# Birds #]")
    withFreshApplication {
      #expect(Fleet.languages == before)
      #expect(Fleet.pseudolanguage == [])
      #expect(uiKitLocalizedString("Birds", comment: "") == "Birds")
    }
    #expect(Fleet.pseudolanguage == [.bounded, .rightToLeft])
    Fleet.languages = []
    #expect(Fleet.languages == before)
    #expect(Fleet.pseudolanguage == [.bounded, .rightToLeft])
  }

  @Test func `reach what runs on other threads, and no other test`() async {
    Fleet.languages = ["fr"]
    let seen = await Task { Locale.uiKitPreferredLanguages }.value
    #expect(seen == ["fr"])
    let elsewhere = await Task.detached { Locale.uiKitPreferredLanguages }.value
    #expect(elsewhere == Locale.preferredLanguages)
  }

  @Test func `lay out what is on the screen anew`() {
    let screen = UIViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(label)
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
    setAsAppRootWindow(screen)
    settle()
    #expect(label.frame.minX == 0)

    Fleet.languages = ["he"]
    settle()

    #expect(label.frame.maxX == screen.view.bounds.maxX)
  }

  @Test(arguments: [
    (Pseudolanguage.doubleLength, "a a"), (.accented, "a\u{308}"), (.bounded, "[# a #]"),
    (.capitalizedWhereMissing, "A"), (.rightToLeft, "a"),
  ])
  func `may be one that nobody speaks`(language: Pseudolanguage, said: String) {
    Fleet.pseudolanguage = language
    #expect(uiKitLocalizedString("a", comment: "") == said)
    #expect(Fleet.pseudolanguage == language)
  }
}
