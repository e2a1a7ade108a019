import Foundation

/// A crash of the compiler, as its last words tell it.
struct CompilerCrash: Equatable {
  /// The module that it was at; empty where that is not said.
  var module = ""
  /// The sources that it was at, the whole file before a place in it.
  var files: [String] = []
  /// The places that it was at, the innermost last.
  var places: [CompilerMessage] = []

  init?(in output: String) {
    guard let start = output.firstRange(of: "Stack dump:") else { return nil }
    for line in output[start.upperBound...].split(whereSeparator: \.isNewline) {
      // Behind what it was at come the functions of the compiler.
      if line.drop(while: { $0 == " " }).hasPrefix("#0 ") { break }
      if line.contains("Program arguments: ") {
        guard module.isEmpty, let option = line.firstRange(of: " -module-name ") else { continue }
        module = String(line[option.upperBound...].prefix { $0 != " " })
      } else if let slash = line.firstIndex(of: "/"),
        let end = line[slash...].firstRange(of: ".swift")?.upperBound
      {
        files.append(String(line[slash..<end]))
        if let place = Self.place(in: files[files.count - 1], line[end...]) { places.append(place) }
      }
    }
  }

  /// The place that stands behind a file's name, as in `:3:7`.
  private static func place(in file: String, _ rest: Substring) -> CompilerMessage? {
    let numbers = rest.prefix { $0 == ":" || $0.isNumber }.split(separator: ":").compactMap {
      Int($0)
    }
    guard rest.hasPrefix(":"), numbers.count > 1 else { return nil }
    return CompilerMessage(
      file: file, line: numbers[0], column: numbers[1], text: "the compiler crashes here")
  }

  /// What is told of a crash.
  static func words(_ module: String, at file: String?) -> String {
    let owner = module.isEmpty ? "" : " of \(module)"
    return "The compiler crashes\(file.map { " at \($0)" } ?? "")\(owner): leave the file out, by "
      + "'// UIKit files without: …' in the file of the target."
  }
}
