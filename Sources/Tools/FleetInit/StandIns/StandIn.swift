import PropertyLists
import StandInMaker
import XcodeProjects

/// A stand-in, as its file has it: what it was made of stands in its first lines.
struct StandIn: Equatable {
  /// The path of the file, in the folder that is written.
  let path: String
  /// What the headers were like.
  let headers: String
  /// What it was made with besides: Fleet, other stand-ins, files by hand.
  let surroundings: String
  let count: Int
  /// What is left out, with the reasons.
  let left: [String]
  /// Fleet's files by hand that are left off, each with what it needs and this version of the module lacks.
  let leftOff: [String: String]
  /// Which Fleet it was that could not compile the sources in Swift that it replaces; `nil` if it replaces
  /// headers alone.
  let refused: String?
  /// The whole file.
  let text: String

  /// The folder of all stand-ins.
  static let folder = "StandIns"

  private static let marks = (
    headers: "// Headers: ", surroundings: "// Made with: ", count: "// Declarations: ",
    left: "// Left out: ", off: "// Left off: ",
    swift: "// In place of sources in Swift: "
  )

  /// Makes the file.
  init(
    _ made: MadeModule, of module: String, at path: String, headers: String, surroundings: String,
    refused: String? = nil
  ) {
    (self.path, self.headers, self.surroundings) = (path, headers, surroundings)
    (count, left) = (made.count, made.left.map { Summary.plain($0) })
    (leftOff, self.refused) = (made.leftOff.mapValues { Summary.plain($0) }, refused)
    let marks =
      (refused.map { [Self.marks.swift + $0] } ?? []) + left.map { Self.marks.left + $0 }
      + leftOff.sorted { $0.key < $1.key }.map { "\(Self.marks.off)\($0.key) \($0.value)" }
    text =
      """
      // What stands in for \(Summary.plain(module)): 'fleet-init' makes it of headers, and anew when they change.
      // Nothing here is yours to edit; what it does is written in a file beside it.
      \(Self.marks.headers)\(headers)
      \(Self.marks.surroundings)\(surroundings)
      \(Self.marks.count)\(made.count)
      \(marks.map { $0 + "\n" }.joined())
      \(made.text)
      """
  }

  /// Reads a file that was made before.
  init?(at path: String, in output: String) {
    guard let bytes = try? FileBytes.read(FilePath.join(output, path)) else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
    let head = text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("// ") }
    func values(of mark: String) -> [String] {
      head.filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }
    guard let headers = values(of: Self.marks.headers).first,
      let surroundings = values(of: Self.marks.surroundings).first
    else { return nil }
    (self.path, self.headers, self.surroundings) = (path, headers, surroundings)
    count = values(of: Self.marks.count).first.flatMap { Int($0) } ?? 0
    left = values(of: Self.marks.left)
    let pairs = values(of: Self.marks.off).map { line in
      (String(line.prefix { $0 != " " }), String(line.drop { $0 != " " }.dropFirst()))
    }
    leftOff = Dictionary(pairs) { first, _ in first }
    refused = values(of: Self.marks.swift).first
  }

  /// How much of it there is.
  var words: String {
    let all = count + left.count
    let words =
      left.isEmpty
      ? "\(count) \(count == 1 ? "declaration" : "declarations")"
      : "\(left.count) of \(all) declarations left out"
    let missed = leftOff.filter { $0.value != BehaviourNeeds.notMeant }
    guard let lacked = missed.min(by: { $0.key < $1.key })?.value else { return words }
    return words + ", without behaviour: this version has no \(lacked)"
  }
}
