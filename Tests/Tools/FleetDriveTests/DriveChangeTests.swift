import FleetDrive
import HeadlessNetworking
import Testing

@MainActor
@Suite("What changes around an app that is driven")
struct DriveChangeTests {
  private static let rows = [
    (
      "permission photos limited", "permission photos limited",
      "Fleet.permissions[.photos] = .limited"
    ),
    (
      "location 48.2, 16", "location 48.2 16.0",
      "SimulatedLocation.move(to: CLLocation(latitude: 48.2, longitude: 16.0))"
    ),
    ("location none", "location none", "SimulatedLocation.clear()"),
    ("network cellular", "network cellular", "Fleet.networkConnection = .cellular"),
    (
      #"respond get /a with 200 json "[1]""#, #"respond GET "/a" with 200 json "[1]""#,
      #"Fleet.respond(to: "/a", method: "GET", with: .json("[1]"))"#
    ),
    (
      #"respond "/a\"b" with 500 "text/plain" "a\nb""#, #"respond "/a\"b" with 500 text "a\nb""#,
      #"Fleet.respond(to: "/a\"b", with: .text("a\nb", status: 500))"#
    ),
    (
      #"respond /a with 201 "image/svg+xml" "<svg/>""#,
      #"respond "/a" with 201 "image/svg+xml" "<svg/>""#,
      #"Fleet.respond(to: "/a", with: .text("<svg/>", status: 201, headers: ["Content-Type": "image/svg+xml"]))"#
    ),
    (
      "respond /a with 404", #"respond "/a" with 404"#,
      #"Fleet.respond(to: "/a", with: .status(404))"#
    ),
  ]

  @Test func `changes are steps, and lines of a test`() async {
    let shop = await Transcript().launched()
    for (line, step, _) in Self.rows {
      let answer = await shop.session.answer(to: line)
      #expect(answer.ok && answer.step == step, "\(answer.text)")
    }
    #expect(shop.session.steps.map(\.description) == Self.rows.map(\.1))

    for (command, indentation, last) in [("test", 2, "Testing"), ("test xctest", 4, "XCTest")] {
      let test = await shop.session.answer(to: command).lines
      for (_, _, code) in Self.rows {
        #expect(
          test.contains(String(repeating: " ", count: indentation) + code), "\(code)\n\(test)")
      }
      #expect(
        test.filter { $0.hasPrefix("import ") }.suffix(2) == [
          "import HeadlessCoreLocation", "import \(last)",
        ])
    }
    let automation = await shop.session.answer(to: "test xcuitest").lines
    for (_, step, _) in Self.rows {
      #expect(automation.contains("    // XCUITest has no words for: \(step)"), "\(automation)")
    }
    #expect(automation.filter { $0.hasPrefix("import ") } == ["import XCTest"])

    let steps = shop.session.steps
    #expect(await shop.session.take(steps).ok)
    #expect(shop.session.steps == steps)
    _ = await shop.session.answer(to: "undo 7")
    #expect(await !shop.session.answer(to: "test").lines.contains("import HeadlessCoreLocation"))
  }

  @Test func `an answer that cannot be given is no step`() async {
    let shop = await Transcript().launched()
    #expect(
      await shop.text(#"respond "" with 200"#).hasPrefix(
        """
        > respond "" with 200
        FAILED Cannot answer requests to '': It names no URL.
        """))
    let json = await shop.session.answer(to: #"respond /a with 200 json "{""#)
    #expect(json.failures.first?.reason.hasPrefix("The JSON of an answer cannot be read") == true)
    #expect(shop.session.steps.isEmpty)
  }

  @Test func `VoiceOver goes by a rotor, and says where it is`() async {
    let shop = await Transcript().launched()
    _ = await shop.text("tap Cart")
    #expect(
      await shop.text(
        "voiceover next headings", "voiceover next headings", "voiceover previous controls",
        "voiceover previous", "steps")
          == """
          > voiceover next headings
          ok voiceover next headings
          Cart, Heading
          > voiceover next headings
          FAILED Cannot go on with VoiceOver: No more headings follow.
            VoiceOver is at: Cart, Heading
          > voiceover previous controls
          ok voiceover previous controls
          Birds, Back Button
          > voiceover previous
          FAILED Cannot go back with VoiceOver: No elements come before.
            VoiceOver is at: Birds, Back Button
          > steps
          ok steps
          1. tap button "Cart"
          2. voiceover next headings
          3. voiceover previous controls
          """)
  }
}
