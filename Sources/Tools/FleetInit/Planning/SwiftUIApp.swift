import PropertyLists
import XcodeProjects

/// Finds out whether an app is one of SwiftUI's.
enum SwiftUIApp {
  /// Returns the file and line of its `App`, if it has one.
  static func place(in files: [String]) -> String? {
    for file in files {
      guard let bytes = try? FileBytes.read(file) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.contains("SwiftUI"), text.contains("@main") else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where line.contains("struct ") {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") }
        let inherited = line.split(separator: ":", maxSplits: 1).last ?? ""
        guard words.contains("struct"), line.contains(":"),
          inherited.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
            .contains("App")
        else { continue }
        return "\(FilePath.name(of: file)):\(index + 1)"
      }
    }
    return nil
  }
}
