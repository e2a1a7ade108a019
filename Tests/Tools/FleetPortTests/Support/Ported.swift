import FleetPort

/// The result of rewriting sources.
struct Ported {
  private let outputs: [Port.Output]

  /// Rewrites one file.
  init(_ source: String, traits: Module.Traits = Module.Traits()) {
    self.init(["/App/Form.swift": source], traits: traits)
  }

  /// Rewrites the files of a module, by their paths.
  init(
    _ sources: [String: String], context: [String: String] = [:], kit: Kit = .uikit,
    traits: Module.Traits = Module.Traits()
  ) {
    outputs = Port(
      Module(
        files: Self.files(sources), context: Self.files(context), kit: kit, traits: traits)
    ).outputs()
  }

  private static func files(_ sources: [String: String]) -> [SourceFile] {
    sources.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
  }

  /// The whole text of a file.
  func text(_ path: String = "/App/Form.swift") -> String {
    outputs.first { $0.file.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  /// The text of a file behind what is added in front of it.
  func body(_ path: String = "/App/Form.swift") -> String {
    let text = text(path)
    let header = "#sourceLocation(file: \"\(path)\", line: 1)\n"
    return text.firstRange(of: header).map { String(text[$0.upperBound...]) } ?? text
  }

  /// A line of the body, without the white space around it; the first one is 1.
  func line(_ number: Int, of path: String = "/App/Form.swift") -> String {
    let lines = body(path).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return "" }
    return lines[number - 1].drop { $0 == " " }.description
  }

  /// The warnings, each with the number of its line.
  var warnings: [String] { notes(.warning) }
  /// The remarks on what was done.
  var remarks: [String] { notes(.note) }

  private func notes(_ kind: Note.Kind) -> [String] {
    outputs.flatMap(\.notes).filter { $0.kind == kind }.map { "\($0.line): \($0.text)" }
  }
}
