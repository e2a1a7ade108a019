import HeadlessUIKit

/// What the command line says, besides what Fleet says of steps.
enum DriveWords {
  static let welcome = "Commands are such as: tap \"Pay\", screen, undo, test, help, quit."

  static func unknown(_ word: String) -> String {
    if let ours = otherWords[word.lowercased()] {
      return "There is no command '\(word)': it is called `\(ours)` here."
    }
    let all = DriveCommand.verbs + UserStep.verbWords
    let question = NearMiss.question(word, among: all)
    return "There is no command '\(word)'. \(question)`help` has them all."
  }

  /// Other tools' names for our commands.
  private static let otherWords = [
    "click": "tap", "touch": "tap", "longpress": "press", "hold": "press", "input": "enter",
    "fill": "enter", "write": "enter", "select": "choose", "pick": "choose", "toggle": "flip",
    "switch": "flip", "check": "set", "uncheck": "set", "pull": "refresh", "sleep": "wait",
    "assert": "expect", "verify": "expect", "see": "wait until", "rotate": "turn",
    "home": "background", "resume": "foreground", "goto": "open", "url": "open",
    "tree": "screen", "elements": "screen", "describe": "screen", "snapshot": "screen",
    "ls": "screen", "look": "screen", "source": "screen", "screenshot": "picture",
    "history": "steps", "reset": "restart", "export": "test", "code": "test",
    "gps": "location", "mock": "respond", "stub": "respond", "rotor": "voiceover next",
  ]

  static func unknownDialect(_ word: String) -> String {
    "There is no kind of test '\(word)'. There are swift-testing, xctest and xcuitest."
  }

  static func noCount(_ text: String) -> String { "'\(text)' is no number of steps." }

  static let noSeed = "The word `seed` needs a number behind it."

  static func foundNothing(_ steps: Int, _ seed: UInt64) -> String {
    "Nothing was found in \(steps) steps with seed \(seed)."
  }

  static func alone(_ rest: String) -> String {
    "Nothing more was expected from here on: \(rest)."
  }

  static func noApp(_ module: String) -> String {
    "There is no app in a module '\(module)' whose sources fleet-port has rewritten."
  }

  static let howToShow =
    "Let the executable depend on the module of the app, or show a screen yourself: Drive.main { … }."

  static let nothingToUndo = "There is no step to undo."

  static func notAgain(_ number: Int, _ step: String) -> String {
    "Step \(number), \(step), could not be taken again; it waits with the steps behind it."
  }

  static func waits(_ step: String) -> String { "\(step) (waits)" }

  static func tookBack(_ step: String) -> String { "took back \(step)" }

  static func nothingStops(_ name: String) -> String { "Nothing stops a user from using \(name)." }

  static let noIssues = "The audit has found nothing."
  static func noCalls(_ name: String?) -> String {
    name.map { "The app has asked nothing of other people's code that has '\($0)' in its name." }
      ?? "The app has asked nothing of other people's code."
  }

  static let nothingSpoken = "VoiceOver stops at nothing."
  static let noSteps = "No step has been taken."

  static func moreLines(_ count: Int) -> String {
    "… \(count) more \(count == 1 ? "line" : "lines"): `screen` has them all."
  }

  static func moreCalls(_ count: Int) -> String {
    "… and called \(count) more: `calls` has them all"
  }

  static func moreCandidates(_ count: Int) -> String { "and \(count) more" }

  static let oneOfSeveral = "Say which one:"

  static func several(_ name: String, _ count: Int) -> String {
    "There are \(count) elements \(name) on the screen."
  }

  static func noResource(_ word: String, _ all: [String]) -> String {
    let question = NearMiss.question(word, among: all)
    return "There is no permission for '\(word)'. \(question)There are "
      + "\(all.joined(separator: ", "))."
  }

  static func noAnswer(for resource: String, _ all: [String]) -> String {
    "Of \(resource) a user says one of \(all.joined(separator: ", "))."
  }

  static func noPlace(_ text: String) -> String {
    "'\(text)' is no place: it has a latitude from -90 to 90 and a longitude from -180 to 180, or "
      + "is `none`."
  }

  static func noConnection(_ word: String, _ all: [String]) -> String {
    "There is no network '\(word)'. There are \(all.joined(separator: ", "))."
  }

  static func noMethod(_ word: String) -> String {
    "'\(word)' is no method of a request, such as GET."
  }

  static func noStatus(_ word: String, _ all: ClosedRange<Int>) -> String {
    "'\(word)' is no status of an answer, which go from \(all.lowerBound) to \(all.upperBound)."
  }

  static func noContentType(_ text: String) -> String {
    "'\(text)' is no content type, such as json, text, html or \"image/svg+xml\"."
  }

  static func noStep(_ line: String) -> String { "'\(line)' is no step of a test." }

  static func isThere(_ name: String) -> String { "There is \(name) on the screen." }

  static func other(_ attribute: String, of name: String, _ now: String) -> String {
    "The \(attribute) of \(name) is \(StepReader.quoted(now))."
  }

  static func isNot(_ state: String, _ name: String) -> String { "\(name) is not \(state)." }

  static func otherLine(_ number: Int, _ now: String) -> String {
    "Line \(number) of the screen is another one now: \(now.isEmpty ? "it is missing" : now)"
  }

  static func notFound(_ name: String) -> String { "There is no \(name) on the screen." }

  // MARK: The command line

  static func window(_ folder: String, _ executable: String) -> String {
    let quoted = folder.replacing("'", with: "'\\''")
    return
      "The app in a browser is a program of its own: swift run --package-path '\(quoted)' \(executable)"
  }

  static let noWindow =
    "There is no package Window beside this one, which shows the app in a browser. 'fleet-init' "
    + "writes it."

  static func unreadable(_ path: String) -> String { "There is no file \(path) to be read." }

  static let noFile = "The option --file needs the path of a file with commands."
  static let noSystem = "The option --system needs a version of iOS from 13 to 27, such as 16.4."
  static let fileAndCommands = "Commands come from a file or from the arguments, not from both."

  static func unknownOption(_ option: String) -> String {
    "There is no option \(option). There are --json, --mcp, --window, --file, --system and --help."
  }
}
