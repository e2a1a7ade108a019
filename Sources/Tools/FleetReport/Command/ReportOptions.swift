import PropertyLists

/// The options of the command line of `fleet-report`.
struct ReportOptions {
  /// What is wrong with a command line: one sentence.
  struct Mistake: Error, Equatable { let sentence: String }

  /// The folders and files of runs.
  var inputs: [String] = []
  var output = "Report"
  var title = "Tests"
  /// The folder of the last report.
  var since: String?
  /// The number of parts that a suite is divided into, and the one that is asked for.
  var shards: (count: Int, number: Int?)?
  /// The files that say what tests took.
  var times: [String] = []
  var asksForHelp = false

  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    let isForShards = rest.first == "shards"
    if isForShards {
      rest.removeFirst()
      shards = try Self.shards(rest.popFirst())
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": asksForHelp = true
      case "--times" where isForShards: times.append(try Self.value(of: argument, in: &rest))
      case "--into" where !isForShards: output = try Self.value(of: argument, in: &rest)
      case "--title" where !isForShards: title = try Self.value(of: argument, in: &rest)
      case "--since" where !isForShards: since = try Self.value(of: argument, in: &rest)
      case _ where argument.hasPrefix("-"):
        throw Mistake(sentence: "There is no option '\(argument)'.")
      case _ where isForShards: throw Mistake(sentence: "There is a word too many: '\(argument)'.")
      default: inputs.append(argument)
      }
    }
    guard !asksForHelp else { return }
    if isForShards, times.isEmpty {
      throw Mistake(sentence: "'shards' needs '--times' and a file that says what tests took.")
    }
    if !isForShards, inputs.isEmpty {
      throw Mistake(sentence: "There is no folder of a run to report on.")
    }
  }

  /// Reads how many parts there are, as `4`, or which one of them, as `2/4`.
  private static func shards(_ word: String?) throws(Mistake) -> (count: Int, number: Int?) {
    let parts = (word ?? "").split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    if parts.count == 1, let count = parts[0], 1...most ~= count { return (count, nil) }
    if parts.count == 2, let number = parts[0], let count = parts[1], 1...most ~= count,
      1...count ~= number
    {
      return (count, number)
    }
    throw Mistake(
      sentence: "'shards' needs a number of parts, such as 4, or one of them, such as 2/4.")
  }

  private static let most = 1_000

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws(Mistake) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("-") else {
      throw Mistake(sentence: "'\(option)' needs a word behind it.")
    }
    return value
  }

  static let help = """
    Makes one page of a run of tests, or of several, and what other programs read of it.

      fleet-report RUN…                  a folder, or a file, for each run
      fleet-report shards 4 --times RUN  the suite in four parts that take the same time

    A run is a folder with what 'swift test' and Fleet have left in it: event streams (.jsonl), xunit files
    (.xml), traces, pictures, the screens of FLEET_SCREENS, and what was printed (.log or .txt). Several are
    parts of a suite, or repetitions: a test that passed in one and failed in another is flaky.

      --into FOLDER    where the report is written: index.html, junit.xml, summary.md; 'Report' without it
      --title TITLE    what it is called
      --since FOLDER   the last report: what is new and what is fixed, and how failures differ from the last
                       run in which the test passed
      --help           this text

    Where GITHUB_STEP_SUMMARY names a file, the summary is added to it, too.

    The parts of a suite are the arguments of 'swift test', a line for each; 'shards 2/4' prints the second
    one alone. The last part has what the others have not.

      --times FILE     a run, or a report, that says what each test took; may be there several times

    The status is 0, or 1 if a test failed, or 2 if nothing could be read, or 64 if the call is wrong.
    """
}
