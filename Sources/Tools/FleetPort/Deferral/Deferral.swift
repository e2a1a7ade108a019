import Foundation
import XcodeProjects

/// What is deferred in the sources of a package.
package struct Deferral {
  private var entries: [String: [DeferredEntry]] = [:]
  private let folder: String
  /// Why the list is ignored, as compilers write it.
  private(set) var warning: String?

  /// Nothing is deferred.
  init() { folder = "" }

  /// Reads a list.
  init(at path: String) throws {
    let path = SourceFolder.absolute(path)
    let list = DeferredList(text: try String(contentsOfFile: path, encoding: .utf8))
    folder = FilePath.join(FilePath.folder(of: path), list.folder)
    entries = Dictionary(grouping: list.entries) { $0.file }
    if let problem = list.problem {
      warning =
        "\(path):\(problem.line):1: warning: \(problem.text) Nothing is deferred by it: "
        + "'fleet-init' writes it anew."
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Reads a source, and defers in it what is to be.
  func source(at path: String, _ bytes: [UInt8]) -> SourceFile {
    guard !entries.isEmpty, let found = entries[FilePath.relative(path, to: folder)] else {
      return SourceFile(path: path, bytes: bytes)
    }
    return DeferredSource(path: path, name: "", bytes: bytes).rewritten(found).file
  }
}
