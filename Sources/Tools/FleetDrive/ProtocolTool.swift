/// What a program can ask for by name.
enum ProtocolTool: String, CaseIterable {
  case act, screen, picture, test

  static let names = allCases.map(\.rawValue)

  static let instructions =
    "An iOS app runs here without a device. `screen` tells what a user sees, `act` uses it by the words "
    + "of its elements and answers what changed, `test` prints the steps as a test. Time is the app's: "
    + "waiting takes none."

  private var words: String {
    switch self {
    case .act:
      "Does commands, one after the other, up to the first one that cannot be done; that one changes "
        + "nothing, and the answer says why.\n\n" + DriveGrammar.commands
    case .screen:
      "The screen as text, behind a hash. With the hash of a screen that is known, it is told only where it "
        + "has changed."
    case .picture: "The screen as a picture."
    case .test: "The steps so far, with what is on the screen now, as a test to paste."
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
    case .picture: [:]
    case .test: ["kind": ["type": "string", "enum": ["swift-testing", "xctest", "xcuitest"]]]
    }
  }

  /// The tool as the protocol describes it.
  var description: JSONValue {
    let required: JSONValue = self == .act ? ["commands"] : []
    return [
      "name": .text(rawValue), "description": .text(words),
      "inputSchema": ["type": "object", "properties": properties, "required": required],
    ]
  }
}
