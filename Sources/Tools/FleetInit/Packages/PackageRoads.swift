import PropertyLists
import XcodeProjects

/// The roads that packages take where what they say and what they import disagree.
///
/// A trial build decides, once: the answer stands in a file, with the version of the package and of the
/// compiler, and holds until one of them is another one.
struct PackageRoads {
  enum Road: String, CaseIterable {
    /// The package is depended on.
    case asItIs = "as it is"
    /// Its targets become targets of the package that is written.
    case sources = "from its sources"
    /// Its C does not compile here, and a stand-in is made of its headers.
    case standIn = "as a stand-in"
  }

  /// The file, in the folder that is written.
  static let file = "Roads.txt"
  private static let head = """
    # Packages that say that they build on Linux, and import what Fleet has in its own way: whether they
    # are depended on as they are, or built from their sources. Of targets in C, whether Linux compiles
    # them as they are. 'fleet-init' has tried it, and tries again when a package or the compiler has
    # another version.

    """

  /// What is not understood in the file, as remarks.
  private(set) var remarks: [String] = []
  /// The packages that are still to be tried.
  private(set) var open: Set<String> = []
  /// The answers of before, by the words that stand before them.
  private var written: [String: Road] = [:]
  private var answers: [String: Road] = [:]

  init() {}

  /// Reads the file in a folder, if it is there.
  ///
  /// - Parameter place: The file as it is told.
  init(in folder: String, place: String) {
    guard let bytes = try? FileBytes.read(FilePath.join(folder, Self.file)) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      if let road = Road.allCases.first(where: { line.hasSuffix(": " + $0.rawValue) }) {
        written[String(line.dropLast(road.rawValue.count + 2))] = road
      } else {
        let words = Road.allCases.map { "': \($0.rawValue)'" }.joined(separator: ", ")
        remarks.append("\(place):\(index + 1) ends in none of \(words), and says nothing.")
      }
    }
  }

  /// Whether a road was found before, for any version.
  func knows(_ package: String) -> Bool {
    let start = Summary.plain(package) + " "
    return written.keys.contains { $0.hasPrefix(start) }
  }

  /// Finds the road of a package.
  ///
  /// - Parameters:
  ///   - other: The road where it does not build as it is.
  ///   - tries: Builds the package as it is; `nil` where nothing may be built.
  mutating func road(
    of package: String, _ version: String, _ toolchain: String, otherwise other: Road = .sources,
    tries: (() -> Bool)?
  ) -> Road {
    let key = Summary.plain("\(package) \(version), Swift \(toolchain)")
    if let known = answers[key] ?? written[key] {
      answers[key] = known
      return known
    }
    guard let tries else {
      open.insert(package)
      return .sources
    }
    let road = tries() ? Road.asItIs : other
    answers[key] = road
    return road
  }

  /// The file, if there is anything to say.
  var text: String? {
    guard !answers.isEmpty else { return nil }
    let lines = answers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.rawValue)\n" }
    return Self.head + lines.joined()
  }
}
