import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UITextChecker", .ownApplication)
struct UITextCheckerTests {
  private let text = "It's a hipstar, no Hipstar"

  private func check(
    _ checker: UITextChecker, _ range: NSRange? = nil, from start: Int = 0, wrap: Bool = false
  ) -> NSRange {
    checker.rangeOfMisspelledWord(
      in: text, range: range ?? NSRange(location: 0, length: text.utf16.count), startingAt: start,
      wrap: wrap, language: "en_US")
  }

  private func misspell() {
    var settings = UIApplication.shared.settings
    settings.misspelledWords = ["hipstar": ["hipster"]]
    UIApplication.shared.userChoose(settings)
  }

  @Test func `no word is wrong but those that a test says`() {
    let checker = UITextChecker()
    #expect(check(checker).location == NSNotFound)

    misspell()

    #expect(check(checker) == NSRange(location: 7, length: 7))
    #expect(check(checker, from: 8) == NSRange(location: 19, length: 7))
    #expect(check(checker, from: 20).location == NSNotFound)
    #expect(check(checker, from: 20, wrap: true) == NSRange(location: 7, length: 7))
    #expect(check(checker, NSRange(location: 8, length: 9)).location == NSNotFound)
    #expect(
      checker.guesses(forWordRange: check(checker), in: text, language: "en_US") == ["hipster"])
    #expect(
      checker.completions(
        forPartialWordRange: NSRange(location: 7, length: 3), in: text, language: "en_US") == [])
    #expect(UITextChecker.availableLanguages.contains("en_US"))
  }

  @Test func `words are ignored by one checker, and learned by all`() {
    misspell()
    let checker = UITextChecker()

    checker.ignoreWord("hipstar")
    #expect(check(checker).location == 19 && check(UITextChecker()).location == 7)
    #expect(checker.ignoredWords == ["hipstar"])
    UITextChecker.learnWord("hipstar")
    #expect(UITextChecker.hasLearnedWord("hipstar") && check(UITextChecker()).location == 19)
    UITextChecker.unlearnWord("hipstar")
    #expect(!UITextChecker.hasLearnedWord("hipstar") && check(UITextChecker()).location == 7)
  }
}
