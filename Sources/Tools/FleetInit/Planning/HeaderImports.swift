import Foundation
import PropertyLists
import StandInMaker
import XcodeProjects

/// What a header in Objective-C brings into all Swift sources of its target.
///
/// A bridging header is imported by each of them, and so is the header of a framework's own.
struct HeaderImports {
  /// The modules that it imports, `UIKit` of `#import <UIKit/UIKit.h>` and of `@import UIKit;`.
  private(set) var modules: Set<String> = []
  /// Whether it declares anything itself, or in another header that it imports.
  private(set) var declares = false
  /// The headers that were read: it, and the ones that it leads to.
  private(set) var seen: Set<String> = []
  private let headers: [String]

  /// - Parameter headers: The headers of the target, among which others are looked for by their names.
  init(of header: String, among headers: [String]) {
    self.headers = headers
    read(header)
  }

  /// The header of a framework, by whose import Swift knows the framework's own Objective-C.
  static func umbrella(of module: String, among headers: [String]) -> String? {
    headers.first { FilePath.name(of: $0) == module + ".h" }
  }

  private mutating func read(_ header: String) {
    guard seen.insert(header).inserted, let bytes = try? FileBytes.read(header) else { return }
    let text = HeaderText.plain(bytes)
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("@import") {
        add(module: line.dropFirst("@import".count).drop { $0 == " " })
      } else if line.hasPrefix("#") {
        follow(line.dropFirst().drop { $0 == " " }, in: header)
      } else if !line.isEmpty, !Self.isOfTheFramework(line) {
        declares = true
      }
    }
  }

  /// A line such as `import <UIKit/UIKit.h>`, or `include "Hash.h"`.
  private mutating func follow(_ directive: Substring, in header: String) {
    guard ["import", "include"].contains(where: directive.hasPrefix) else { return }
    let parts = directive.split { "<>\"".contains($0) }
    guard parts.count > 1 else { return }
    let path = String(parts[1])
    if directive.contains("<"), let slash = path.firstIndex(of: "/") {
      add(module: path[..<slash])
    } else {
      let name = FilePath.name(of: path)
      let beside = FilePath.join(FilePath.folder(of: header), path)
      let other =
        FileManager.default.fileExists(atPath: beside)
        ? beside : headers.first { FilePath.name(of: $0) == name }
      if let other { read(other) } else { declares = true }
    }
  }

  private mutating func add(module: Substring) {
    let name = module.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if !name.isEmpty { modules.insert(String(name)) }
  }

  /// The version that Xcode's template for a framework's header declares.
  private static func isOfTheFramework(_ line: String) -> Bool {
    line.hasPrefix("FOUNDATION_EXPORT") && line.contains("Version")
  }
}
