import Fleet
import FleetWindow
import Foundation
import Testing

@MainActor
@Suite("What the window's panels change")
struct WindowPanelsTests {
  /// A page that shows the market.
  private func market() async -> Browser {
    await Browser { Fleet.setInAppWindowRootNavigation(MarketScreen()) }
  }

  /// Gives a command, and returns why it was refused.
  private func act(_ line: String, in browser: Browser) async throws -> String? {
    let answer = try await browser.post("/act", ["line": line])
    #expect(answer.status == 200)
    let log = try #require(try Browser.object(answer)["log"] as? [[String: Any]])
    let last = try #require(log.last?["answer"] as? [String: Any], "\(line)")
    guard last["ok"] as? Bool == false else { return nil }
    return (last["failures"] as? [[String: Any]])?.first?["reason"] as? String ?? ""
  }

  /// Whether the screen has a line.
  private func shows(_ line: String, in browser: Browser) async throws -> Bool {
    try await browser.lines("screen").contains { $0.hasSuffix(line) }
  }

  private func world(of browser: Browser) async throws -> [String: Any] {
    try #require(try await browser.state()["world"] as? [String: Any])
  }

  private func requests(of browser: Browser) async throws -> [[String: Any]] {
    try #require(try await browser.state()["requests"] as? [[String: Any]])
  }

  @Test func `the device is moved, and the app hears of it`() async throws {
    let browser = await market()
    #expect(try await world(of: browser)["location"] == nil)
    #expect(try await act("permission location allowed", in: browser) == nil)
    for (line, location) in [
      ("location 48.2 16.4", [48.2, 16.4]), ("location -90, 180", [-90, 180]),
    ] {
      #expect(try await act(line, in: browser) == nil)
      #expect(try await world(of: browser)["location"] as? [Double] == location)
      #expect(try await shows(#"static text "At \#(location[0]) \#(location[1])""#, in: browser))
    }
    #expect(try await act("location none", in: browser) == nil)
    #expect(try await world(of: browser)["location"] == nil)

    #expect(
      try await browser.steps() == [
        "permission location allowed", "location 48.2 16.4", "location -90.0 180.0",
        "location none",
      ])
    let test = try await browser.lines("test")
    for line in [
      "import HeadlessCoreLocation",
      "  SimulatedLocation.move(to: CLLocation(latitude: 48.2, longitude: 16.4))",
      "  SimulatedLocation.clear()",
    ] { #expect(test.contains(line), "\(test)") }
    _ = try await browser.post("/act", ["line": "undo"])
    #expect(try await world(of: browser)["location"] as? [Double] == [-90, 180])
  }

  @Test func `the network goes and comes`() async throws {
    let browser = await market()
    #expect(try await act(#"respond "/list" with 200 text "Pears""#, in: browser) == nil)
    for (word, text) in [
      ("none", "The Internet connection appears to be offline."),
      ("cellular", "200 text/plain Pears"),
    ] {
      #expect(try await act("network \(word)", in: browser) == nil)
      let choices = try #require(try await world(of: browser)["choices"] as? [[String: Any]])
      let network = try #require(choices.first { $0["title"] as? String == "Network" })
      #expect(network["now"] as? String == word)
      #expect(network["words"] as? [String] == ["wifi", "cellular", "wired", "none"])
      try await browser.touch("Load")
      #expect(try await shows(#"static text "\#(text)""#, in: browser))
    }
    #expect(try await browser.lines("test").contains("  Fleet.networkConnection = .none"))
  }

  @Test func `a request without an answer gets one the next time`() async throws {
    let browser = await market()
    #expect(try await requests(of: browser).isEmpty)
    try await browser.touch("Load")
    let asked = try #require(try await requests(of: browser).first)
    #expect(asked["method"] as? String == "GET")
    #expect(asked["url"] as? String == "https://birds.example/list?page=2")
    let place = try #require(asked["place"] as? String)
    #expect(place == "https://birds.example/list")
    #expect(asked["isAnswered"] as? Bool == false)

    let rows = [
      (
        #"201 "application/json" "[\"</script>\"]""#, #"201 application/json ["</script>"]"#,
        #".json("[\"</script>\"]", status: 201)"#
      ),
      (
        #"200 "text/csv" "a,b""#, "200 text/csv a,b",
        #".text("a,b", headers: ["Content-Type": "text/csv"])"#
      ),
      (#"404 html "<p>""#, "404 text/html <p>", #".html("<p>", status: 404)"#),
    ]
    for (answer, text, code) in rows {
      #expect(try await act("respond GET \"\(place)\" with \(answer)", in: browser) == nil)
      try await browser.touch("Load")
      #expect(try await shows(#"static text "\#(text)""#, in: browser), "\(text)")
      let line = #"  Fleet.respond(to: "\#(place)", method: "GET", with: \#(code))"#
      #expect(try await browser.lines("test").contains(line))
    }
    #expect(
      try await requests(of: browser).map { $0["isAnswered"] as? Bool } == [true, true, true, true])
  }

  @Test func `a body is as long as a message may be`() async throws {
    let browser = await market()
    func line(_ count: Int) -> String {
      "respond /list with 200 text \"\(String(repeating: "x", count: count))\""
    }
    #expect(try await browser.post("/act", ["line": line(300_000)]).status == 413)
    #expect(try await act(line(200_000), in: browser) == nil)
    #expect(try await browser.steps().map(\.count) == [line(200_000).count + 2])
    try await browser.touch("Load")
    let text = "200 text/plain " + String(repeating: "x", count: 40)
    #expect(try await shows(#"static text "\#(text)""#, in: browser))
  }

  @Test func `a rotor leads from stop to stop, and no further than there are some`() async throws {
    let browser = await market()
    func speech() async throws -> (here: String, frame: [Double]) {
      let told = try Browser.object(try await browser.get("/speech"))
      let stops = try #require(told["stops"] as? [String])
      #expect(
        told["rotors"] as? [String] == ["elements", "headings", "links", "controls", "adjustables"])
      return (
        stops[try #require(told["here"] as? Int)], try #require(told["frame"] as? [Double])
      )
    }
    #expect(try await speech().here == "Market, Heading")
    for (line, stop) in [
      ("next headings", "News, Heading"), ("next controls", "Load, Button"),
      ("previous", "News, Heading"), ("next", "Load, Button"),
    ] {
      #expect(try await act("voiceover \(line)", in: browser) == nil)
      #expect(try await speech().here == stop)
    }
    #expect(try await speech().frame.suffix(2) == [100, 44])
    #expect(
      try await act("voiceover next links", in: browser)
        == "Cannot go on with VoiceOver: No more links follow.")
    #expect(
      try await act("voiceover increment", in: browser)
        == "Cannot increment button 'Load' with VoiceOver: It is not adjustable.")
    #expect(try await act("voiceover activate", in: browser) == nil)

    #expect(try await requests(of: browser).count == 1)
    #expect(try await browser.steps().count == 5)
    #expect(
      try await browser.lines("test").contains(
        "  #expect(Fleet.voiceOver.next(.headings) != nil)"))
  }

  @Test func `what makes no sense is refused, and is no step`() async throws {
    let browser = await market()
    for line in [
      "location", "location nan 3", "location 3 -nan", "location inf 0", "location 91 0",
      "location -90.1 0", "location 0 181", "location 1", "location 1 2 3",
      "location 0x1 </script>",
      "network", "network lan", "network wifi none", "respond", "respond /x", "respond /x with",
      #"respond "" with 200"#, "respond /x with 99", "respond /x with 600", "respond /x with nan",
      "respond /x with 2e2", #"respond "G T" /x with 200"#, #"respond "" /x with 200"#,
      "respond /x with 200 none", #"respond /x with 200 "" "a""#,
      #"respond /x with 200 "a/b\r\nSet-Cookie: c" """#, #"respond /x with 200 json "{""#,
      #"respond "/x\ny" with 200"#, #"respond /x with 200 text "a" "b""#,
      #"respond /x with 200 text "a"#,
      "voiceover", "voiceover dance", "voiceover next rows", "voiceover next links",
    ] {
      #expect(try await act(line, in: browser)?.isEmpty == false, "\(line)")
      browser.wait()
    }
    #expect(try await browser.steps().isEmpty)
    #expect(try await world(of: browser)["location"] == nil)
  }
}
