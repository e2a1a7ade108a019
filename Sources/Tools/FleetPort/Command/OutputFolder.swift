import Foundation

/// The folder that rewritten files are written to.
struct OutputFolder {
  private static let suffix = "+Linux.swift"

  let path: String

  /// The name of an output: another one than the source's, or `#fileID` would stand for two files.
  static func name(for file: SourceFile) -> String { file.baseName + suffix }

  /// Writes the files that are not there already as they should be.
  func write(_ outputs: [Port.Output]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for output in outputs { try write(Data(output.bytes), to: Self.name(for: output.file)) }
    try removeOrphans(besides: Set(outputs.map { Self.name(for: $0.file) }))
  }

  /// Writes a file besides those.
  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  private func write(_ data: Data, to name: String) throws {
    let place = path + "/" + name
    // A file that stays as it is keeps its date, so that it is not compiled again.
    if FileManager.default.contents(atPath: place) == data { return }
    try data.write(to: URL(fileURLWithPath: place), options: .atomic)
  }

  /// Removes what was made of sources that are gone.
  private func removeOrphans(besides names: Set<String>) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: path)
    where name.hasSuffix(Self.suffix) && !names.contains(name) {
      guard let source = source(ofFile: name), !FileManager.default.fileExists(atPath: source)
      else { continue }
      try FileManager.default.removeItem(atPath: path + "/" + name)
    }
  }

  /// The source that a file says it was made of.
  private func source(ofFile name: String) -> String? {
    let start = "#sourceLocation(file: \""
    guard let data = FileManager.default.contents(atPath: path + "/" + name) else { return nil }
    let lines = String(decoding: data.prefix(4_096), as: UTF8.self).split(separator: "\n").prefix(3)
    guard let line = lines.first(where: { $0.hasPrefix(start) }),
      let end = line.range(of: "\", line: 1)")
    else { return nil }
    return String(line[..<end.lowerBound].dropFirst(start.count))
      .replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }
}
