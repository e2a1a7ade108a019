import TestSupport
import Testing

@testable import FailureReporting

@Suite("RecordedFailure.description")
struct RecordedFailureDescriptionTests {
  let site = CallSite("Shop/CartTests.swift", "/src/CartTests.swift", 12, 5)

  @Test func `says place, severity, name and reason`() {
    let failure = RecordedFailure("No row 7.", name: .tableView, site: site)

    #expect(failure.description == "CartTests.swift:12: error: Fleet.TableViewError: No row 7.")
  }

  @Test func `says warning for a warning`() {
    let failure = RecordedFailure("No row 7.", severity: .warning, site: site)

    #expect(failure.description == "CartTests.swift:12: warning: Fleet.Failure: No row 7.")
  }

  @Test func `says note, and what caught it, for a swallowed failure`() {
    let failure = RecordedFailure("No row 7.", site: site, swallowedBy: CallSite())

    #expect(
      failure.description
        == "CartTests.swift:12: note: `swallowAnyErrors` caught: Fleet.Failure: No row 7.")
  }

  @Test func `says that swallowErrors caught it where that did (reporting 5)`() {
    let swallowed = logged {
      _ = swallowErrors(.alert) { reportFailure("No row 7.", name: "Fleet.AlertError", line: 12) }
    }

    #expect(
      swallowed.notes.map(\.description) == [
        "RecordedFailureDescriptionTests.swift:12: note: "
          + "`swallowErrors` caught: Fleet.AlertError: No row 7."
      ])
  }

  @Test func `indents each line of the details, and leaves empty lines empty`() {
    let failure = RecordedFailure("No row 7.", details: "There are 3.\n\n  0\r\n  1", site: site)

    #expect(
      failure.description == """
        CartTests.swift:12: error: Fleet.Failure: No row 7.
          There are 3.

            0
            1
        """)
  }

  @Test(arguments: [
    AwkwardText.empty, .spaces, .quotes, .backslashes, .newlines, .percentSigns, .colonsAndCommas,
    .json, .emoji, .combiningMarks, .rightToLeft, .megabyte,
  ])
  func `contains the reason as it is`(awkward: AwkwardText) {
    let failure = RecordedFailure(awkward.text, site: site)

    #expect(
      Array(failure.description.unicodeScalars)
        == Array("CartTests.swift:12: error: Fleet.Failure: \(awkward.text)".unicodeScalars))
  }

  @Test(arguments: AwkwardText.allCases)
  func `moves no cursor, whatever it contains`(awkward: AwkwardText) {
    let name = RecordedFailure.Name(rawValue: awkward.text)
    let failure = RecordedFailure(awkward.text, name: name, details: awkward.text, site: site)

    for text in [failure.description, failure.message] {
      let obeyed = text.unicodeScalars.filter { movesTheCursor($0) && $0 != "\n" && $0 != "\t" }
      #expect(obeyed.isEmpty)
    }
  }

  @Test func `shows what a terminal would obey`() {
    let failure = RecordedFailure(
      "a\u{1B}[2Jb\0c\u{8}d\re\r\nf\tg\u{9B}1mh", details: "\u{1B}]0;x\u{7}\n\ti\u{7F}", site: site)

    #expect(
      failure.description == """
        CartTests.swift:12: error: Fleet.Failure: a\\u{1B}[2Jb\\u{0}c\\u{8}d\\re
        f\tg\\u{9B}1mh
          \\u{1B}]0;x\\u{7}
          \ti\\u{7F}
        """)
  }

  @Test func `shows what a runner of GitHub workflows would obey`() {
    let failure = RecordedFailure(
      "a::b\n::error::c\n \u{A0}::d:::e\n:f", name: "::N", details: "::g\n##[error]h##[i#",
      site: site)

    #expect(
      failure.message == """
        \\u{3A}:N: a::b
        \\u{3A}:error::c
         \u{A0}\\u{3A}:d:::e
        :f
          \\u{3A}:g
          \\u{23}#[error]h\\u{23}#[i#
        """)
  }

  @Test(arguments: AwkwardText.allCases)
  func `is on one line in its short form`(awkward: AwkwardText) {
    let failure = RecordedFailure(awkward.text, details: awkward.text, site: site)

    let line = failure.line

    #expect(line.hasPrefix("CartTests.swift:12: error: Fleet.Failure: "))
    #expect(!line.unicodeScalars.contains { movesTheCursor($0) })
  }

  @Test func `shows in its short form what would have broken the line`() {
    let failure = RecordedFailure(
      "a\nb\r\nc\td\u{1B}[1me\0f\u{7F}\u{85}\u{2028}\u{2029}é👩‍👩‍👧‍👦", site: site)

    #expect(
      failure.line == #"CartTests.swift:12: error: Fleet.Failure: a\nb\r\nc\td\u{1B}[1me"#
        + #"\u{0}f\u{7F}\u{85}\u{2028}\u{2029}é👩‍👩‍👧‍👦"#)
  }

  @Test func `shows in its short form what a runner of GitHub workflows would obey`() {
    let site = CallSite(" ::A/ ::B.swift", "/src/B.swift", 12, 5)
    let failure = RecordedFailure("##[error]a", name: "::N", site: site)

    #expect(failure.line == #" \u{3A}:B.swift:12: error: ::N: \u{23}#[error]a"#)
  }

  @Test func `keeps the details out of its short form`() {
    let failure = RecordedFailure("No row 7.", details: "There are 3.", site: site)

    #expect(failure.line == "CartTests.swift:12: error: Fleet.Failure: No row 7.")
  }

  private func movesTheCursor(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
      || scalar.properties.generalCategory == .lineSeparator
      || scalar.properties.generalCategory == .paragraphSeparator
  }
}
