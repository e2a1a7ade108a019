import Foundation
import HeadlessUIKitTestSupport
import Testing

@testable import HeadlessUIKit

/// The model's choices for languages where no source exists.
@MainActor
@Suite("Languages: choices without a source", .ownApplication)
struct LanguagesUnsourcedChoicesTests {
  @Test func `what a catalog has not translated is said in its own language`() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {
      "title": {"localizations": {"en": {"stringUnit": {"value": "Title"}},
        "de": {"stringUnit": {"state": "new", "value": "?"}}}},
      "other": {"localizations": {"de": {"stringUnit": {"value": "Anderes"}}}}}}
      """
    try withFiles(["Localizable.xcstrings": catalog]) { bundle in
      UIApplication.shared.choose(languages: ["de"])
      #expect(String(localized: "other", bundle: bundle) == "Anderes")
      #expect(String(localized: "title", bundle: bundle) == "Title")
    }
  }

  @Test func `screens begin on the right in a language that the app does not have`() {
    UIApplication.shared.choose(languages: ["fa"])
    #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `wheels say numbers without a unit in other languages than English`() {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3_900
    #expect(picker.value(of: .hours) == "1 hour")
    UIApplication.shared.choose(languages: ["fr"])
    #expect(picker.value(of: .hours) == "1")
    #expect(picker.value(of: .minutes) == "5")
    #expect(picker.userSpin(.hours, to: "2 heures"))
    #expect(picker.countDownDuration == 7_500)
  }
}
