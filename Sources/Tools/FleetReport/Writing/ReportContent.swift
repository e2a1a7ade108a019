import PropertyLists

/// What the page itself has of a report: of each test a line, and the rest is beside it.
struct ReportContent: Encodable {
  /// How many characters of a name or of a failure a line has at most.
  private static let longestName = 300
  private static let longestWords = 200

  private struct Row: Encodable {
    let key: String
    let title: String
    let suite: Int
    let place: String
    let verdict: TestOutcome.Verdict
    let seconds: Double
    /// The first words of its failure.
    var words: String?
    var marks: [String]?
    /// The number of its details, if it has some.
    var detail: Int?
    /// The number of its run, where there are several.
    var run: Int?
  }

  private struct Deferred: Encodable {
    let words: String
    let tests: Int
  }

  let title: String
  private let inFile = ReportFolder.detailsInFile
  private let runs: [RunLength]
  private let screens: SeenScreens
  private let deferred: [Deferred]
  private let deferredCount: Int
  /// What could not be read.
  private let findings: [String]
  private var suites: [String] = []
  private var tests: [Row] = []
  private var pictures: [TestDetail.Comparison] = []
  /// The map of the screens.
  var map: String?
  /// The places of suites in the list.
  private var places: [String: Int] = [:]

  private enum CodingKeys: String, CodingKey {
    case title, inFile, runs, screens, deferred, deferredCount, findings, suites, tests, pictures,
      map
  }

  init(title: String, _ merged: MergedRuns) {
    self.title = title
    runs = merged.lengths
    screens = merged.screens
    deferred = merged.deferred.places.map { Deferred(words: $0.words, tests: $0.tests) }
    deferredCount = merged.deferred.count
    findings = merged.findings.map(\.description)
  }

  mutating func add(_ test: MergedTest, detail: Int?) {
    let suite = test.name.suite
    if places[suite] == nil {
      places[suite] = suites.count
      suites.append(String(suite.prefix(Self.longestName)))
    }
    var row = Row(
      key: String(test.name.key.prefix(Self.longestName)),
      title: String(test.telling.title.prefix(Self.longestName)), suite: places[suite] ?? 0,
      place: String(test.telling.place.prefix(Self.longestName)), verdict: test.verdict,
      seconds: (test.seconds * 10_000).rounded() / 10_000)
    let issue = test.telling.issues.first { $0.kind == .error }
    row.words = issue.map { String($0.headline.prefix(Self.longestWords)) }
    let marks = [
      ("flaky", test.isFlaky), ("new", test.isNew), ("fixed", test.isFixed),
      ("fails anew", test.isNewlyBad),
    ].filter(\.1).map(\.0)
    row.marks = marks.isEmpty ? nil : marks
    row.detail = detail
    row.run = runs.count > 1 ? test.run : nil
    tests.append(row)
  }

  mutating func add(_ comparison: TestDetail.Comparison) { pictures.append(comparison) }
}
