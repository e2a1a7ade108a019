/// How many of something there are in a file, and how many were run: of its lines, its functions.
struct CoverageCount: Equatable {
  static let kinds = ["branches", "functions", "instantiations", "lines", "mcdc", "regions"]

  var count = 0
  var covered = 0

  init() {}

  /// Reads one of the figures of a file.
  init(_ file: [String: Any], _ kind: String) {
    let figures = (file["summary"] as? [String: Any])?[kind] as? [String: Any]
    count = figures?["count"] as? Int ?? 0
    covered = figures?["covered"] as? Int ?? 0
  }

  mutating func add(_ other: CoverageCount) {
    count += other.count
    covered += other.covered
  }

  /// Takes something out of the figures.
  mutating func remove(_ number: Int, isCovered: Bool) {
    count = max(0, count - number)
    covered = min(count, isCovered ? max(0, covered - number) : covered)
  }

  /// The figures as a report has them.
  var figures: [String: Any] {
    [
      "count": count, "covered": covered, "notcovered": count - covered,
      "percent": count == 0 ? 0 : Double(covered) * 100 / Double(count),
    ]
  }
}
