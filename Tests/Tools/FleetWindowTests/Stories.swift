import Testing

/// What people do on the page, in the words of their hands.
enum Stories {
  enum Act {
    case touch(String, String = "tap", by: (x: Double, y: Double) = (0, 0))
    case type(String)
    case pass(Double)
    case say(String)
    case delete(Int)
  }

  static let all: [(name: String, acts: [Act])] = [
    ("chooses a row", [.touch("Pear")]),
    ("opens a screen, and goes back", [.touch("Order"), .touch("BackButton")]),
    ("types a name letter by letter", [.touch("Order"), .touch("Name")] + "Ada".map(typing)),
    (
      "types an emoji, and deletes a letter",
      [.touch("Order"), .touch("Name")] + ["é", "x", "\u{8}", "👩‍👩‍👧", "\"\\"].map { .type($0) }
    ),
    (
      "pays",
      [
        .touch("Order"), .touch("Name"), .type("Ada"), .type("\n"), .touch("Pay"),
        .touch("Pay now"),
      ]
    ),
    (
      "does not pay",
      [.touch("Order"), .touch("Name"), .type("Ada"), .touch("Pay"), .touch("Cancel")]
    ),
    ("is not let pay", [.touch("Order"), .touch("Pay"), .touch("Later")]),
    (
      "changes a mind about a gift",
      [.touch("Order"), .touch("As a gift"), .touch("As a gift"), .touch("As a gift")]
    ),
    ("slides to the end", [.touch("Order"), .touch("Amount", "swipe", by: (300, 5))]),
    ("slides to a quarter", [.touch("Order"), .touch("Amount", "swipe", by: (-50, 0))]),
    (
      "scrolls, and chooses a row further down",
      [.touch("Apple", "swipe", by: (0, -100)), .touch("Fruit 20")]
    ),
    (
      "lets two seconds pass",
      [.touch("Order"), .touch("Later")] + (0..<20).map { _ in .pass(0.1) }
    ),
    (
      "expects what comes later",
      [.touch("Order"), .touch("Later"), .say(#"wait until static text "Now""#)]
    ),
    (
      "expects that something goes",
      [.touch("Order"), .touch("Later"), .say(#"wait until no static text "Nothing yet""#)]
    ),
    (
      "expects a value, a state and the screen",
      [
        .touch("Order"), .say(#"expect button "Pay" is disabled"#), .touch("Name"), .type("Ada"),
        .say(#"expect text field "Name" has value "Ada""#), .say("expect Pay is enabled"),
        .say("expect no alert"), .say("expect screen"),
      ]
    ),
    ("looks at it in the dark", [.say("world dark"), .touch("Order")]),
    (
      "turns a small phone",
      [.say("world iPhoneSE"), .touch("Order"), .say("turn landscape left")]
    ),
    (
      "reads large letters from right to left",
      [
        .say("world accessibility3"), .say("world rightToLeft"), .touch("Pear"),
      ]
    ),
    ("chooses a row with a hostile name", [.touch(FruitListScreen.hostile), .touch("Order")]),
    (
      "deletes a step in between",
      [.touch("Pear"), .touch("Order"), .touch("As a gift"), .delete(0)]
    ),
    (
      "takes back a step, and goes on in another way",
      [.touch("Order"), .touch("As a gift"), .say("undo"), .touch("Later"), .pass(3)]
    ),
    (
      "taps twice, presses, and leaves the app for a while",
      [
        .touch("Order"), .touch("Nothing yet", "doubleTap"), .touch("Later", "press"),
        .say("background"), .say("foreground"), .say("memory warning"), .say("shake"),
      ]
    ),
    (
      "is somewhere else, without a network",
      [
        .say("location 48.2 16.4"), .say("network none"), .say("permission location denied"),
        .touch("Order"), .say("location none"), .say("network cellular"),
      ]
    ),
    (
      "answers requests",
      [
        .say(#"respond "/list" with 200 json "[\"</script>\"]""#),
        .say("respond POST /pay with 503"),
        .say(#"respond "birds.example/*" with 404 "text/csv" "a\n\"b\"""#), .touch("Order"),
      ]
    ),
    (
      "uses a rotor of VoiceOver",
      [.touch("Order"), .say("voiceover next headings"), .say("voiceover previous")]
    ),
  ]

  private static func typing(_ letter: Character) -> Act { .type(String(letter)) }
}

extension Browser {
  /// Does on the page what a story tells.
  func act(_ act: Stories.Act) async throws {
    switch act {
    case .touch(let name, let movement, let way): try await touch(name, movement, by: way)
    case .type(let text): #expect(try await post("/type", ["text": text]).status == 200)
    case .pass(let seconds): #expect(try await post("/pass", ["seconds": seconds]).status == 200)
    case .say(let line): #expect(try await post("/act", ["line": line]).status == 200)
    case .delete(let step): #expect(try await post("/delete", ["step": step]).status == 200)
    }
  }
}
