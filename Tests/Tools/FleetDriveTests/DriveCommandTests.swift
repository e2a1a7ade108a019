import Fleet
import FleetDrive
import Testing

@Suite("DriveCommand")
struct DriveCommandTests {
  @Test func `lines are commands`() throws {
    let pay = ElementName("Pay", kind: .button)
    let rows: [(String, DriveCommand)] = [
      (#"tap button "Pay""#, .step(.tap(pay))), ("screen", .screen(nil)),
      (#"screen under button "Pay""#, .screen(pay)), (#"screen button "Pay""#, .screen(pay)),
      (#"  WHY button "Pay"  "#, .why(pay)), ("audit", .audit), ("speak", .speak),
      ("picture", .picture("screen.png")), ("picture a b.svg", .picture("a b.svg")),
      ("steps", .steps), ("undo", .undo(1)), ("undo 3", .undo(3)), ("restart", .restart),
      ("test", .test(.swiftTesting)), ("test XCTest", .test(.xctest)),
      ("test xcuitest", .test(.xcuitest)), ("monkey", .monkey(steps: 1_000, seed: 1)),
      ("monkey 50", .monkey(steps: 50, seed: 1)), ("monkey seed 7", .monkey(steps: 1_000, seed: 7)),
      ("monkey 50 seed 7", .monkey(steps: 50, seed: 7)), ("help me", .help), ("exit", .quit),
      ("quit", .quit),
      ("wait until no x", .step(.waitUntilGone(ElementName("x")))),
      (#"expect button "Pay""#, .expect(DriveExpectation(pay, .isThere))),
      (#"expect no button "Pay""#, .expect(DriveExpectation(pay, .isGone))),
      (#"expect button "Pay" is disabled"#, .expect(DriveExpectation(pay, .state(.disabled)))),
      (
        #"expect button "Pay" has value "a \"b\" has value \"c\"""#,
        .expect(DriveExpectation(pay, .value(#"a "b" has value "c""#)))
      ),
      (#"expect button "Pay" has label "é""#, .expect(DriveExpectation(pay, .label("é")))),
      ("permission Camera DENIED", .change(.permission(DrivePermission(.camera, .denied)))),
      ("permission location always", .change(.permission(DrivePermission(.location, .always)))),
      ("location 48.2, 16.4", .change(.location(.place(latitude: 48.2, longitude: 16.4)))),
      ("location -90 180", .change(.location(.place(latitude: -90, longitude: 180)))),
      ("location None", .change(.location(.unknown))),
      ("network WIFI", .change(.network(DriveNetwork(connection: .wifi)))),
      ("network none", .change(.network(DriveNetwork(connection: .none)))),
      ("respond /a with 204", .change(.response(DriveResponse(to: "/a", status: 204)))),
      (
        #"respond post "/a b" with 200 json "[\"é\"]""#,
        .change(
          .response(
            DriveResponse(
              to: "/a b", method: "POST", status: 200, type: "application/json", body: #"["é"]"#)))
      ),
      (
        #"respond with with 404 "Text/HTML""#,
        .change(.response(DriveResponse(to: "with", status: 404, type: "text/html")))
      ),
      ("voiceover next headings", .step(.voiceOver(.next(.headings)))),
      ("VOICEOVER activate", .step(.voiceOver(.activate))),
      ("expect screen", .expect(DriveExpectation(.screen, .lines([])))),
      (#"expect screen "a\n  b""#, .expect(DriveExpectation(.screen, .lines(["a", "  b"])))),
      (#"expect picture "cart""#, .expect(DriveExpectation(.screen, .picture("cart")))),
    ]
    for (line, command) in rows { #expect(try DriveCommand.parsed(line) == command) }
    for case (let line, .expect(let expectation)) in rows {
      #expect(expectation.description == line)
    }
    for line in ["", "  ", "// a remark", "  # a remark"] { #expect(DriveCommand.isEmpty(line)) }
    #expect(!DriveCommand.isEmpty("#x"))
  }

  @Test func `what is no command says what is wrong`() {
    let rows = [
      ("scren", "There is no command 'scren'. Did you mean 'screen'? `help` has them all."),
      ("sing", "There is no command 'sing'. `help` has them all."),
      ("Click Pay", "There is no command 'Click': it is called `tap` here."),
      ("assert Paid", "There is no command 'assert': it is called `expect` here."),
      (
        "permission camra denied",
        "There is no permission for 'camra'. Did you mean 'camera'? There are notifications, location, "
          + "preciseLocation, camera, microphone, photos, photosAdd, faceID, contacts, calendar, "
          + "reminders, motion, speech, mediaLibrary, bluetooth, localNetwork, tracking."
      ),
      (
        "permission camera always",
        "Of camera a user says one of notDetermined, denied, restricted, allowed."
      ),
      (
        "location 91 0",
        "'91 0' is no place: it has a latitude from -90 to 90 and a longitude from -180 to 180, or is "
          + "`none`."
      ),
      ("network lan", "There is no network 'lan'. There are wifi, cellular, wired, none."),
      ("respond", "What follows is missing: a URL or a path."),
      ("respond /a", "What follows is missing: `with` and a status such as 200."),
      ("respond G1 /a with 200", "'G1' is no method of a request, such as GET."),
      ("respond /a with ok", "'ok' is no status of an answer, which go from 200 to 599."),
      (
        "respond /a with 200 pear",
        "'pear' is no content type, such as json, text, html or \"image/svg+xml\"."
      ),
      ("gps 1 2", "There is no command 'gps': it is called `location` here."),
      ("expect", "What follows is missing: an element."),
      ("expect no", "What follows is missing: an element."),
      ("tap", "What follows is missing: an element."),
      ("why", "What follows is missing: an element."),
      ("screen under", "What follows is missing: an element."),
      ("undo all", "'all' is no number of steps."), ("undo 0", "'0' is no number of steps."),
      ("test go", "There is no kind of test 'go'. There are swift-testing, xctest and xcuitest."),
      ("monkey some", "'some' is no number of steps."),
      ("monkey 5 seed", "The word `seed` needs a number behind it."),
      ("monkey 5 6", "Nothing more was expected from here on: 6."),
      ("steps now", "Nothing more was expected from here on: now."),
    ]
    for (line, sentence) in rows {
      #expect(throws: StepMistake(sentence)) { try DriveCommand.parsed(line) }
    }
  }

  @Test func `help has every command, and fits on the page for programs`() {
    for verb in DriveCommand.verbs + UserStep.verbWords {
      #expect(DriveGrammar.text.contains(verb), "\(verb)")
    }
    let lines = DriveGrammar.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 60)
    #expect(lines.allSatisfy { $0.count <= 100 })
  }
}
