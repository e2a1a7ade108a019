import Foundation
import Testing

@testable import FleetReport

@Suite("Summaries")
struct SummaryTests {
  private func merged(_ tests: [(String, [String])]) throws -> MergedRuns {
    try withFolder(["run.jsonl": StreamText.run(tests)]) { folder in
      MergedRuns([try RunReader.read(folder.path, leavingOut: nil)])
    }
  }

  @Test func `a summary has the counts, then the failures`() throws {
    let text = MarkdownSummary(
      try merged([("pays()", ["No *action*.\n\nDid you mean <Pay>?"]), ("gives()", [])]),
      title: "Shop"
    ).text

    #expect(
      text.hasPrefix(
        """
        ## ❌ <code>Shop</code>

        2 tests · 1 failed · 1 passed

        ### Failures

        <details><summary><code>ShopTests.CartTests&#58; pays</code></summary>

        <pre>ShopTests/CartTests.swift&#58;11&#58; No &#42;action&#42;.

        Did you mean &#60;Pay&#62;?</pre>
        </details>

        """))
    #expect(text.contains("| <code>ShopTests.CartTests&#58; gives</code> | 1.00 s |"))
  }

  @Test func `a summary stays below its limit, and says how much is left out`() throws {
    let long = String(repeating: "é long ", count: 5_000)
    let text = MarkdownSummary(
      try merged((0..<500).map { ("a\($0)()", [long]) }), title: "Shop"
    ).text

    #expect(text.utf8.count <= MarkdownSummary.most)
    #expect(text.contains(/… and \d+ more, which the report has\./))
  }

  @Test func `other programs read the same results`() throws {
    let text = JUnitFile.text(
      of: try merged([("`a < b`()", ["No \"action\"."]), ("gives()", [])]), title: "Shop")

    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Shop" tests="2" failures="1" errors="0" skipped="0" time="2.0000">
        <testsuite name="ShopTests.CartTests" tests="2" failures="1" errors="0" skipped="0" time="2.0000">
          <testcase classname="ShopTests.CartTests" name="`a &lt; b`()" \
        file="ShopTests/CartTests.swift" line="1" time="1.0000">
            <failure message="No &quot;action&quot;.">ShopTests/CartTests.swift:11: No "action".</failure>
          </testcase>
          <testcase classname="ShopTests.CartTests" name="gives()" \
        file="ShopTests/CartTests.swift" line="2" time="1.0000"/>
        </testsuite>
        </testsuites>

        """)
    let again = try XunitFile.read(Data(text.utf8), file: "junit.xml")
    #expect(again.map(\.verdict) == [.failed, .passed])
  }
}
