import ScreenSnapshots
import TestSupport
import Testing

@Suite("A line of an expected text")
struct LinePatternTests {
  @Test(arguments: [
    (#"button "Save""#, #"button "Save""#, true),
    (#"button "Save""#, #"button "Saved""#, false),
    (#"button "Save"  "#, #"button "Save""#, true),
    (#"  button "Save""#, #"button "Save""#, false),
    (#"button "Save…""#, #"button "Save all""#, true),
    (#"button "Save…""#, #"button "Save""#, true),
    (#"button "…" #save"#, #"button "A" #save"#, true),
    (#"button "…" #save"#, #"button "A" #send"#, false),
    (#"… = "0""#, #"switch "News" = "0""#, true),
    (#"button "Save\…""#, #"button "Save…""#, true),
    (#"button "Save\…""#, #"button "Save all""#, false),
    (#"static text "/\d+ birds/""#, #"static text "21 birds""#, true),
    (#"static text "/\d+ birds/""#, #"static text "many birds""#, false),
    (#"static text "/\d+ birds/""#, #"static text "21 birds!""#, false),
    (#"static text /"\d+ birds"/"#, #"static text "21 birds""#, true),
    (#"/static text.*/"#, #"static text "anything""#, true),
    (#"static text "/a|bc/" …"#, #"static text "bc" (selected)"#, true),
    (#"static text "/a\/b/""#, #"static text "a/b""#, true),
    (#"static text "\/a+/""#, #"static text "/a+/""#, true),
    (#"static text "\/a+/""#, #"static text "aa""#, false),
    (#"static text "1/2/2024""#, #"static text "122024""#, false),
    (#"static text "and / or / not""#, #"static text "and or not""#, false),
    (#"static text "/usr/bin""#, #"static text "usrbin""#, false),
    (#"a…b…c"#, "a-b-b-c", true), (#"a…b…c"#, "a-c-b", false),
  ])
  func `stands for lines`(line: String, other: String, isMatch: Bool) {
    #expect(LinePattern(line).matches(other) == isMatch)
  }

  @Test func `stands for any lines where it is nothing but an ellipsis`() {
    #expect(LinePattern("  … ").isAnyLines)
    #expect(!LinePattern("…x").isAnyLines)
    #expect(!LinePattern(#"\…"#).isAnyLines)
  }

  @Test func `without patterns, stands for itself as it is written`() {
    #expect(LinePattern(#"button "More\…""#, hasPatterns: false).matches(#"button "More…""#))
    #expect(!LinePattern(#"button "More…""#, hasPatterns: false).matches(#"button "More…""#))
    #expect(!LinePattern("/a/", hasPatterns: false).matches("a"))
    #expect(!LinePattern("…", hasPatterns: false).isAnyLines)
  }

  @Test func `tells what is wrong with a regular expression, and stands for itself`() {
    let pattern = LinePattern(#"static text "/(/""#)

    #expect(pattern.flaw?.hasPrefix("/(/ is no regular expression: ") == true)
    #expect(pattern.matches(#"static text "/(/""#))
    #expect(LinePattern("/a/").flaw == nil)
  }

  @Test func `is written so that it stands for nothing but itself`() {
    #expect(LinePattern.escaped(#"button "More…""#) == #"button "More\…""#)
    #expect(LinePattern.escaped(#"static text "/a+/""#) == #"static text "\/a+/""#)
    #expect(LinePattern.escaped(#"static text "1/2/2024""#) == #"static text "1/2/2024""#)
    // Of the two backslashes that are written, the second is not in front of the slash any more.
    #expect(LinePattern.escaped(#"/a\/"#) == #"\/a\\/"#)
    #expect(LinePattern(#"\/a\\/"#).matches(#"/a\/"#))
  }
}
