import Foundation
import ScreenSnapshots

/// The traces and the pictures of a run, which are found by the names that Fleet gives them.
struct RunFiles: Sendable {
  /// A picture that was expected, the one that was taken, and their difference.
  struct Comparison: Sendable {
    let name: String
    var expected: URL?
    var actual: URL?
    var difference: URL?

    var files: [URL] { [expected, actual, difference].compactMap(\.self) }
    /// The name without the folder.
    var title: Substring { name.split(separator: "/").last ?? "" }
  }

  /// The traces, by the folder of their file and their name.
  private(set) var traces: [String: URL] = [:]
  /// The pictures of screens, by the file and the line of a test.
  private(set) var pictures: [String: [URL]] = [:]
  private(set) var comparisons: [String: Comparison] = [:]
  /// All files, by their names alone.
  private(set) var named: [String: [URL]] = [:]
  /// The map of the screens.
  var map: URL?

  mutating func add(_ file: URL) {
    let name = file.lastPathComponent
    named[name, default: []].append(file)
    let folder = file.deletingLastPathComponent().lastPathComponent
    let stem = file.deletingPathExtension().lastPathComponent
    switch file.pathExtension.lowercased() {
    case "html": traces["\(folder)/\(stem)"] = file
    case "png":
      let kinds = ["expected", "actual", "difference"]
      if let kind = kinds.first(where: { stem.hasSuffix(".\($0)") }) {
        add(file, kind, "\(folder)/\(stem.dropLast(kind.count + 1))")
      } else {
        pictures[Self.withoutNumber(stem), default: []].append(file)
      }
    default: break
    }
  }

  private mutating func add(_ file: URL, _ kind: String, _ name: String) {
    var comparison = comparisons[name] ?? Comparison(name: name)
    switch kind {
    case "expected": comparison.expected = file
    case "actual": comparison.actual = file
    default: comparison.difference = file
    }
    comparisons[name] = comparison
  }

  /// A name without the number that the second and later ones of a test have.
  private static func withoutNumber(_ stem: String) -> String {
    guard let hyphen = stem.lastIndex(of: "-"), Int(stem[stem.index(after: hyphen)...]) != nil
    else { return stem }
    return String(stem[..<hyphen])
  }

  /// As far as a name is looked at: a title may be as long as its author likes.
  private static let longest = 1_000

  /// The folders in which what belongs to a test may be: that of its file, and that of its class.
  private static func folders(of test: TestOutcome) -> Set<String> {
    let source = test.place.split(separator: "/").last?.split(separator: ":").first ?? ""
    return [
      SnapshotName.folder(ofSource: String(source)), SnapshotName.plain(test.name.type),
    ]
  }

  /// The traces of a test: where it ran several times, the second and later ones have a number.
  func traces(of test: TestOutcome) -> [URL] {
    let names = Set(
      [test.name.title, test.title].map { SnapshotName.plain($0.prefix(Self.longest)) }
    ).sorted()
    let found = Self.folders(of: test).sorted().flatMap { folder in
      names.flatMap { name in
        var files = [traces["\(folder)/\(name)"]].compactMap(\.self)
        while !files.isEmpty, let next = traces["\(folder)/\(name)-\(files.count + 1)"] {
          files.append(next)
        }
        return files
      }
    }
    return found.isEmpty ? test.attachments.filter { $0.pathExtension == "html" } : found
  }

  /// The pictures of the screen that a test's failures have.
  func pictures(of test: TestOutcome) -> [URL] {
    let places = test.issues.filter { $0.kind == .error }.map(\.place)
    let keys = places.map { place in
      let file = place.split(separator: "/").last.map(String.init) ?? place
      return file.replacing(".swift:", with: ".")
    }
    let compared = Set(comparisons.values.flatMap(\.files))
    let attached = test.attachments.filter { Self.isPicture($0) && !compared.contains($0) }
    // A picture may be attached to its test, and lie in the folder of pictures, too.
    var seen: Set<String> = []
    return (keys.flatMap { pictures[$0] ?? [] } + attached).filter {
      seen.insert($0.lastPathComponent).inserted
    }
  }

  /// The pictures that a test has compared.
  func comparisons(of test: TestOutcome) -> [Comparison] {
    let title = String(test.name.title.prefix { $0 != "(" })
    let names = Self.folders(of: test).map { "\($0)/\(SnapshotName.plain(title))" }
    return comparisons.values.filter { comparison in
      names.contains { comparison.name == $0 || comparison.name.hasPrefix("\($0).") }
        || comparison.files.contains { test.attachments.contains($0) }
    }.sorted { $0.name < $1.name }
  }

  private static func isPicture(_ file: URL) -> Bool {
    ["png", "jpg", "jpeg", "gif", "svg"].contains(file.pathExtension.lowercased())
  }
}
