import XcodeProjects

/// A page for programs that write code: how to run this app and its tests, and how to read what they say.
struct AgentsPage {
  static let file = "AGENTS.md"

  private let plan: Plan
  /// The folder of the package, as seen from the project's.
  private let package: String

  init(_ plan: Plan, package: String) {
    self.plan = plan
    self.package = package
  }

  /// The page; what stands outside of the marks is a person's.
  var text: MarkedText {
    MarkedText(
      head: "# \(plan.name)\n\n",
      body: ([about, tests] + plan.drives.map(screen) + [failures, rest])
        .filter { !$0.isEmpty }.joined(separator: "\n\n"),
      comment: .markdown)
  }

  /// A command in the folder of the project.
  private func swift(_ verb: String, _ words: String = "") -> String {
    let place =
      package.contains { !$0.isLetter && !$0.isNumber && !"/._-".contains($0) }
      ? PackageText.literal(package) : package
    return "swift \(verb) --package-path \(place)\(words.isEmpty ? "" : " \(words)")"
  }

  private var about: String {
    """
    The app and its tests are built and run without a Mac, from the sources as they are. UIKit here is a
    model: no simulator, no waiting, the same result each time. `\(package)` is written by `fleet-init`:
    run that again after files or targets of the project have changed, and change the project, not the
    package.
    """
  }

  private var tests: String {
    let targets = plan.targets.filter(\.kind.isTests)
    guard let first = targets.first else { return "" }
    let names = targets.map { "`\(Plan.plain($0.name))`" }.joined(separator: ", ")
    return """
      ## Tests

      The targets are \(names).

      - All: `\(swift("test"))`
      - Some: `\(swift("test", "--filter \(first.module)"))`, or with the name of a suite or a test.
      - What a test did, as a page: `FLEET_TRACE=all FLEET_TRACES=/tmp/traces` before the command.
      - New tests use `Fleet.screen.buttons["Pay"].tap()` and its kin, without `try` and without waiting.
        Time is the app's: `Fleet.advance(by: .seconds(2))` takes none.
      """
  }

  private func screen(_ drive: DriveExecutable) -> String {
    let run = swift("run", drive.name)
    return """
      ## The screens of \(drive.app)

      - What a user sees: `\(run) screen`
      - Use it: `\(run) 'tap "Pay"' 'enter "Ada" in "Name"' screen`, each a command; the first one that
        cannot be done ends it, and has changed nothing. `\(run) --help` prints all commands.
      - Keep it as a test: end with `test`, `test xctest` or `test xcuitest`.
      - A picture: `\(run) 'picture /tmp/screen.png'`
      - In the dark, with large text, on a tablet: `\(run) 'world dark accessibility3 iPadPro11' screen`
      - As a server of the Model Context Protocol: `\(run) --mcp`

      Name elements by the words of `screen`, such as `button "Pay"`, `"Buy" in cell "Robin"` or
      `cell with "Robin"`. Where several fit, the answer lists a name for each.
      """
  }

  private var failures: String {
    """
    ## Failures

    A failure stands at the line of the test. Its first line is one sentence, such as `Fleet.ButtonError:
    The button 'Pay' is disabled.` The lines below are what was on the screen instead, and what may have been
    meant: `Did you mean 'Pay'?` Read these before the sources.

    - `deferred:` lines name code of the app that does not compile here, and which tests came by it:
      that is not a fault of the test. `\(package)/Deferred.txt` has all places.
    - A process that ends says its last steps, the test and the screen, on standard error.
    """
  }

  private var rest: String {
    """
    ## What is not there

    No Objective-C runtime, no GPU, no network: a request gets the answer that the test gives it,
    `Fleet.respond(to: "/list", with: .json("[]"))`. Do not replace code of the app to please the model: say
    what is missing instead.
    """
  }
}
