import Foundation
import PropertyLists
import Testing

@testable import FleetReport

@Suite("Other files of a run")
struct OtherFilesTests {
  // MARK: Xunit

  @Test func `an xunit file has results, of XCTest and of Swift Testing`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      <testsuite name="TestResults" errors="0" tests="3" failures="1" skipped="1" time="1.5">
      <testcase classname="ShopTests.CartTests" name="testPays" time="0.5">
      </testcase>
      <testcase classname="ShopTests.CartTests" name="`a b`()" time="1.0">
      <failure message="No &lt;action&gt;."></failure>
      </testcase>
      <testcase classname="ShopTests.CartTests" name="later()" ><skipped>not yet</skipped></testcase>
      </testsuite>
      </testsuites>
      """

    let outcomes = try XunitFile.read(Data(text.utf8), file: "x.xml")

    #expect(outcomes.map(\.name.function) == ["testPays", "`a b`()", "later()"])
    #expect(outcomes.map(\.verdict) == [.passed, .failed, .skipped])
    #expect(outcomes.map(\.seconds) == [0.5, 1, 0])
    #expect(outcomes[1].issues.map(\.text) == ["No <action>."])
  }

  @Test func `names that Swift Testing has not escaped are read as they are meant`() throws {
    let text = """
      <testsuites>
        <testsuite name="TestResults" errors="0" tests="2" failures="0" skipped="0" time="1">
          <testcase classname="ShopTests.Cart" name="`a < b & "c"`()" time="0.25" />
          <testcase classname="ShopTests.Cart" name="plain()" />
        </testsuite>
      </testsuites>
      """

    let outcomes = try XunitFile.read(Data(text.utf8), file: "x.xml")

    #expect(outcomes.map(\.name.title) == [#"a < b & "c""#, "plain"])
    #expect(outcomes.map(\.seconds) == [0.25, 0])
  }

  @Test(arguments: [
    ("", "x.xml:1:1: The file is empty."),
    ("<html></html>", "x.xml:1:1: <html> is not the root of an xunit file."),
  ])
  func `another file is none`(text: String, words: String) {
    let finding = #expect(throws: Finding.self) {
      try XunitFile.read(Data(text.utf8), file: "x.xml")
    }
    #expect(finding?.description == words)
  }

  @Test func `a file that is cut is told with its line`() throws {
    try withFolder(["x.xml": "<testsuites>\n<testsuite>\n<testcase"]) { folder in
      let run = try RunReader.read(folder.path, leavingOut: nil)
      #expect(run.findings.map(\.position?.line) == [3])
    }
  }

  @Test func `of a test that is in a stream, too, the stream counts`() throws {
    let xml = """
      <testsuites><testsuite>
      <testcase classname="ShopTests.CartTests" name="pays()" time="9"/>
      <testcase classname="ShopTests.OldTests" name="testOld" time="2"/>
      </testsuite></testsuites>
      """
    try withFolder(["a.jsonl": StreamText.run([("pays()", [])]), "b.xml": xml]) { folder in
      let run = try RunReader.read(folder.path, leavingOut: nil)
      #expect(run.outcomes.map(\.seconds) == [1, 2])
    }
  }

  // MARK: Screens

  private static let screens = """
    2 screens, of which 1 were neither used nor looked at
    3 elements, of which 2 were neither used nor looked at
    not seen: dark, landscape

    BirdList: 1 of 2
      never      switch
      used       button 'Open: all'

    BirdList ▸ alert "Delete?": 0 of 1
      never      button 'OK'
    """

  @Test func `screens of several runs are seen by any of them`() {
    var screens = SeenScreens(Self.screens)
    #expect(screens.screens.filter(\.isUnseen).map(\.name) == [#"BirdList ▸ alert "Delete?""#])
    #expect(screens.screens[0].untouched == ["switch"])

    screens.add(
      SeenScreens(
        """
        1 screens, of which 0 were neither used nor looked at
        not seen: dark, tablet

        BirdList ▸ alert "Delete?": 1 of 2
          looked at  button 'OK'
          never      button 'No'
        """))

    #expect(screens.screens.filter(\.isUnseen).isEmpty)
    #expect(screens.screens[0].uses == ["switch": .never, "button 'Open: all'": .used])
    #expect(screens.screens[1].uses == ["button 'OK'": .looked, "button 'No'": .never])
    #expect(screens.worlds == ["dark"])
  }

  // MARK: What is deferred

  @Test func `deferred places are read out of what a run has printed`() {
    var deferred = DeferredPlaces()
    deferred.read(
      """
      Test run with 3 tests passed.
      deferred: 12 places do not compile, and fail what reaches them; 2 were reached.
      deferred:   2 tests failed at Cart.swift:7: pay() has code that does not compile: no 'x'.
      deferred:   1 test collected the failure at Cart.swift:9: tip() has code that does not compile: no.
      """)

    #expect(deferred.count == 12)
    #expect(deferred.places.map(\.tests) == [2, 1])
    #expect(
      deferred.places[0].words
        == "Cart.swift:7: pay() has code that does not compile: no 'x'.")
  }

  // MARK: Traces

  @Test func `a failure is compared with the trace of the last pass`() throws {
    let green = try #require(
      TraceContent(
        tracePage([("Open", ["cart"], false), ("Tap 'Pay'", ["cart", "paid"], false)])))
    let red = try #require(
      TraceContent(
        tracePage([
          ("Open", ["cart"], false), ("Wait", ["cart"], false),
          ("Tap 'Pay'", ["cart", "sold out"], true), ("End", [], false),
        ])))

    let difference = try #require(TraceDifference(from: green, to: red))

    #expect(difference.oldSteps == ["Open", "Tap 'Pay'"])
    #expect(difference.step == "Tap 'Pay'")
    #expect(difference.oldWords == ["cart", "paid"])
    #expect(difference.words == ["cart", "sold out"])
  }

  @Test(arguments: [
    "", "<html></html>", #"<script id="trace" type="application/json">{"strings":3}</script>"#,
  ])
  func `another page is no trace`(page: String) {
    #expect(TraceContent(page) == nil)
  }

  @Test func `a trace with wrong numbers is read as far as it goes`() throws {
    let page = """
      <script id="trace" type="application/json">{"strings":["a"],"looks":[{"words":[9,-9,0,7]}],
      "steps":[{"title":"One","after":0,"events":[],"later":[]},
      {"title":"Two","after":5,"events":[],"later":[]}]}</script>
      """
    let trace = try #require(TraceContent(page))
    #expect(trace.words(after: 0) == ["a", ""])
    #expect(trace.words(after: 1).isEmpty)
    #expect(trace.words(after: 9).isEmpty)
  }
}
