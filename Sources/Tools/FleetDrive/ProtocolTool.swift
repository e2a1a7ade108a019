/// What a program can ask for by name.
enum ProtocolTool: String, CaseIterable {
  case act, screen, picture, world, clock, log, audit, test
  case runTests = "run_tests"

  static let names = allCases.map(\.rawValue)

  static let instructions =
    "An iOS app runs here without a device. `screen` tells what a user sees, `act` uses it by the words "
    + "of its elements and answers what changed, `test` prints the steps as a test, `run_tests` runs the "
    + "tests of its package. Time is the app's: waiting takes none."

  private var words: String {
    switch self {
    case .act:
      "Does commands, one after the other, up to the first one that cannot be done; that one changes "
        + "nothing, and the answer says why.\n\n" + DriveGrammar.commands
    case .screen:
      "The screen as text, behind a hash. With the hash of a screen that is known, it is told only where it "
        + "has changed."
    case .picture: "The screen as a picture."
    case .world:
      "Changes the device and what its user has set, such as: dark accessibility3 iPadPro11 "
        + "rightToLeft language:de. Answers what changed."
    case .clock: "Lets the app's time pass, such as 2s, 300ms or 1 min. It takes none."
    case .log:
      "What the app did besides its screen, in order: announcements, requests, links, lines of its log."
    case .audit: "What an accessibility audit of the screen finds."
    case .test: "The steps so far, with what is on the screen now, as a test to paste."
    case .runTests:
      "Builds and runs the tests of the app's package. Answers each failure with its words."
    }
  }

  private var properties: JSONValue {
    switch self {
    case .act:
      ["commands": ["type": "array", "items": ["type": "string"], "minItems": 1]]
    case .screen:
      [
        "under": ["type": "string", "description": "the name of an element: only what is in it"],
        "since": ["type": "string", "description": "the hash of a screen that is known"],
      ]
    case .picture, .audit: [:]
    case .world: ["words": ["type": "string"]]
    case .clock: ["time": ["type": "string"]]
    case .log:
      ["since": ["type": "integer", "description": "the number of the last line that is known"]]
    case .runTests:
      ["filter": ["type": "string", "description": "a part of the names of the tests to run"]]
    case .test: ["kind": ["type": "string", "enum": ["swift-testing", "xctest", "xcuitest"]]]
    }
  }

  /// The tool as the protocol describes it.
  var description: JSONValue {
    let required: JSONValue =
      switch self {
      case .act: ["commands"]
      case .world: ["words"]
      case .clock: ["time"]
      default: []
      }
    return [
      "name": .text(rawValue), "description": .text(words),
      "inputSchema": ["type": "object", "properties": properties, "required": required],
    ]
  }
}
